import { describe, expect, it, vi } from 'vitest';
import type { NottinghamView } from '../src/games/nottingham/types';

vi.mock('../src/lib/texts.svelte', () => ({
  t: (key: string, words?: object) => `${key} ${JSON.stringify(words ?? {})}`,
}));
const { describeRoad } = await import('../src/games/nottingham/describe');
const { asking } = await import('../src/games/nottingham/words');

const road = (sheriff: number, final: unknown = null) =>
  describeRoad({ track: [5, 4, 3], sheriff, final } as unknown as NottinghamView);

describe('the sheriff’s road', () => {
  it('counts the steps from the town', () => expect(road(0)).toBe('nottingham-road-town {"left":4}'));
  it('counts the steps on the way', () =>
    expect(road(3)).toBe('nottingham-road-space {"space":3,"number":3,"left":1}'));
  it('has no steps left once he is home', () => expect(road(0, [])).toBe('nottingham-road-home {}'));
});

describe('who is attacked', () => {
  const asked = (cards: string[], decision = 'defend') =>
    asking({ viewer: 0, decision, hands: [{ cards }] } as unknown as NottinghamView);
  it('is asked to defend only with a necklace in hand', () => {
    expect(asked(['gems', 'necklace'])).toBe('defend');
    expect(asked(['gems'])).toBe('defend-bare');
    expect(asked(['gems'], 'rob')).toBe('rob');
  });
});
