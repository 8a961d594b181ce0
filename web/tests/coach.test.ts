import { describe, expect, it } from 'vitest';
import type { Summary, Decision } from '../src/lib/api';
import { marginOf, signed, teamSize } from '../src/lib/words';
import { chanceOf, curvesOf, numberAt, pathOf, smooth, xOf, yOf } from '../src/pages/coach/chart';

const frame = { left: 10, top: 0, width: 100, height: 50, total: 20 };
const decision = (number: number, after: number[], luck: number[] = [0, 0]): Decision => ({
  number,
  seat: 0,
  played: '',
  action: { do: 'draw' },
  best: '',
  best_action: { do: 'draw' },
  before: after,
  after,
  luck,
  loss: 0,
  margin: 0,
  forced: false,
  moves: [],
  because: null,
  happened: [],
});
const account = (end: number): Summary => ({
  seat: 0,
  start: 0.5,
  end,
  place: 1,
  score: 3,
  choices: 20,
  mistakes: 1,
  costliest: 0.1,
});

describe('the chart', () => {
  it('finds a place for every decision and back', () => {
    for (const number of [0, 1, 7, 20]) expect(numberAt(xOf(number, frame), frame)).toBe(number);
    expect(numberAt(-50, frame)).toBe(0);
    expect(numberAt(500, frame)).toBe(20);
    expect([yOf(0, frame), yOf(0.5, frame), yOf(1, frame), yOf(1.2, frame)]).toEqual([50, 25, 0, 0]);
  });
  it('is drawn to a swing that is near', () => {
    expect(numberAt(xOf(6, frame), frame, [7])).toBe(7);
    expect(numberAt(xOf(4, frame), frame, [7])).toBe(4);
    expect(numberAt(xOf(6.2, frame), frame, [5, 7])).toBe(7);
  });
  it('draws one curve for each side, from the start to the result', () => {
    const curves = curvesOf(
      [decision(1, [0.4, 0.6]), decision(2, [0.5, 0.5])],
      [account(1), account(0)],
      [0, 1],
      frame,
    );
    expect(curves.map((curve) => [curve.side, curve.seat])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(curves[0]?.raw).toEqual([
      [10, 30],
      [15, 30],
      [20, 25],
    ]);
    expect(curves[0]?.points.at(-1)).toEqual([110, 0]);
    expect(pathOf(curves[0]?.raw ?? [])).toBe('M10.0 30.0L15.0 30.0L20.0 25.0');
  });
  it('puts partners together', () => {
    expect(chanceOf(1, [0.1, 0.3, 0.2, 0.4], [0, 1, 0, 1])).toBeCloseTo(0.7);
    expect(teamSize([0, 1, 0, 1], 2)).toBe(2);
    expect(curvesOf([decision(1, [0.1, 0.3, 0.2, 0.4])], [], [0, 1, 0, 1], frame)).toHaveLength(2);
  });
  it('takes neighbours together', () => {
    expect(smooth([0, 3, 0], 1)).toEqual([1.5, 1, 1.5]);
    expect(smooth([0, 3, 0], 0)).toEqual([0, 3, 0]);
  });
});

describe('an account', () => {
  it('has signs', () => {
    expect([signed(0.124), signed(-0.03), signed(0.001)]).toEqual(['+12', '−3', '0']);
  });
});

describe('a margin', () => {
  it('is never told as nothing', () => {
    expect([0, 0.003, 0.02].map(marginOf)).toEqual([1, 1, 2]);
  });
});
