import { describe, expect, it } from 'vitest';
import { flightTime, flightTransform, invert, isStill } from '$lib/flip';

const hand = { x: 100, y: 600, width: 120, height: 168 };
const table = { x: 400, y: 200, width: 60, height: 84 };

describe('a flight', () => {
  it('starts exactly on the old place', () => {
    const move = invert(hand, table);
    expect(move).toEqual({ x: -300, y: 400, scaleX: 2, scaleY: 2 });
    expect(table.x + move.x).toBe(hand.x);
    expect(table.width * move.scaleX).toBe(hand.width);
    expect(flightTransform(move)).toBe('translate(-300px, 400px) scale(2, 2)');
  });

  it('lasts 250 to 500 ms', () => {
    expect(flightTime({ x: 0, y: 4, scaleX: 1, scaleY: 1 })).toBe(251);
    expect(flightTime({ x: 3000, y: 0, scaleX: 1, scaleY: 1 })).toBe(500);
  });

  it('is left out where nothing moved', () => {
    expect(isStill(invert(hand, hand))).toBe(true);
    expect(isStill(invert(hand, { ...hand, y: 605 }))).toBe(false);
    expect(isStill(invert(hand, { ...hand, width: 90 }))).toBe(false);
  });

  it('does not divide by an element without size', () => {
    expect(invert(hand, { ...table, width: 0, height: 0 })).toMatchObject({ scaleX: 1, scaleY: 1 });
  });
});
