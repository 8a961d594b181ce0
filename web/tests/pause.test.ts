import { describe, expect, it } from 'vitest';
import { LEAST, MOST, naturalPause } from '$lib/pause';

describe('the pause before a move that plays itself', () => {
  const pauses = Array.from({ length: 2000 }, () => naturalPause()).toSorted((a, b) => a - b);

  it('is neither instant nor endless', () => {
    expect(pauses[0]).toBeGreaterThanOrEqual(LEAST);
    expect(pauses.at(-1)).toBeLessThanOrEqual(MOST);
  });

  it('is another one each time', () => {
    expect(new Set(pauses).size).toBeGreaterThan(1800);
    expect(pauses[200]).toBeLessThan(1500);
    expect(pauses[1800]).toBeGreaterThan(3300);
  });

  it('is what chance says, and nothing else', () => {
    expect(naturalPause(() => 0)).toBe(2200);
    expect(naturalPause(() => 0.9)).toBe(naturalPause(() => 0.9));
  });
});
