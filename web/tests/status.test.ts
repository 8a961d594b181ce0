import { describe, expect, it, vi } from 'vitest';

vi.mock('../src/lib/texts.svelte', () => ({ t: (_: string, words: { action: string }) => `${words.action}?` }));
const { asked, ranking } = await import('../src/lib/status');

describe('the places at the end', () => {
  const ending = { scores: [48, 72, 48, 72], resigned: [] };
  const places = (told: number[], sides: number[]) =>
    ranking({ ...ending, places: told }, sides).map((one) => [one.side, one.place]);

  it('are those of the sides: the second team of two is second', () => {
    expect(places([3, 1, 3, 1], [0, 1, 0, 1])).toEqual([
      [1, 1],
      [0, 2],
    ]);
  });
  it('are shared by equals, and the next one is left out', () => {
    expect(places([3, 1, 3, 1], [0, 1, 2, 3])).toEqual([
      [1, 1],
      [3, 1],
      [0, 3],
      [2, 3],
    ]);
  });
});

describe('the question before a move', () => {
  it('has one mark at its end', () => {
    expect(asked('Draw a card')).toBe('Draw a card?');
    expect(asked('Where is the beer?')).toBe('Where is the beer?');
    expect(asked('To market!')).toBe('To market!');
  });
});
