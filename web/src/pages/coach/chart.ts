/** The curves of a match: where every side's chance lies on paper. */
import type { Summary, Decision } from '$lib/api';

export type Point = [x: number, y: number];
export interface Curve {
  side: number;
  /** The first seat of the side: its colour and shape. */
  seat: number;
  /** Every decision as its own seat saw it. */
  raw: Point[];
  /** What all seats saw within a round, put together. */
  points: Point[];
}
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Decisions in the whole match. */
  total: number;
}

/** A side's chance: what its seats have of the win together. */
export const chanceOf = (side: number, shares: number[], sides: number[]): number =>
  shares.reduce((sum, share, seat) => (sides[seat] === side ? sum + share : sum), 0);

export const sidesOf = (sides: number[]): number[] => [...new Set(sides)].sort((a, b) => a - b);

export const xOf = (number: number, frame: Frame): number =>
  frame.left + (frame.width * number) / Math.max(1, frame.total);
export const yOf = (chance: number, frame: Frame): number =>
  frame.top + frame.height * (1 - Math.max(0, Math.min(1, chance)));

/** The decision at a place of the chart. */
export function numberAt(x: number, frame: Frame, marks: readonly number[] = []): number {
  const near = marks.filter((mark) => Math.abs(xOf(mark, frame) - x) <= 7);
  near.sort((a, b) => Math.abs(xOf(a, frame) - x) - Math.abs(xOf(b, frame) - x));
  const number = near[0] ?? Math.round(((x - frame.left) / frame.width) * frame.total);
  return Math.max(0, Math.min(frame.total, number));
}

/** Every value with its neighbours: the mean of up to `half` on either side. */
export function smooth(values: readonly number[], half: number): number[] {
  return values.map((_, i) => {
    const near = values.slice(Math.max(0, i - half), i + half + 1);
    return near.reduce((sum, value) => sum + value, 0) / near.length;
  });
}

/** One curve for every side. Each seat judges from what it knows, so the curve is the mean of a round of judgements. */
export function curvesOf(
  decisions: readonly Decision[],
  accounts: readonly Summary[],
  sides: number[],
  frame: Frame,
): Curve[] {
  return sidesOf(sides).map((side) => {
    const first = decisions[0];
    const chances = [...(first ? [first.before] : []), ...decisions.map((one) => one.after)].map((shares) =>
      chanceOf(side, shares, sides),
    );
    const half = Math.ceil(sides.length / 2) + Math.floor(frame.total / 150);
    const drawn = (values: number[]): Point[] => values.map((value, number) => [xOf(number, frame), yOf(value, frame)]);
    const points = drawn(smooth(chances, half));
    if (accounts.length > 0)
      points.push([
        xOf(frame.total, frame),
        yOf(
          chanceOf(
            side,
            accounts.map((account) => account.end),
            sides,
          ),
          frame,
        ),
      ]);
    return { side, seat: sides.indexOf(side), raw: drawn(chances), points };
  });
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
