import { describe, expect, it, vi } from 'vitest';
import type { Action, NottinghamView } from '../src/games/nottingham/types';

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

describe('who can only let it be', () => {
  const asked = (decision: string, ...deeds: string[]) =>
    asking({ decision } as unknown as NottinghamView, deeds.map((deed) => ({ do: deed })) as unknown as Action[]);
  it('is told so', () => {
    expect(asked('defend', 'pass')).toBe('defend-bare');
    expect(asked('exchange', 'pass')).toBe('exchange-bare');
  });
  it('is asked where there is a choice', () => {
    expect(asked('defend', 'defend', 'pass')).toBe('defend');
    expect(asked('exchange', 'exchange', 'pass')).toBe('exchange');
    expect(asked('strike', 'pass')).toBe('strike');
  });
});
