import { describe, expect, it } from 'vitest';
import { leaderOf, placeOf, withAction } from '../src/games/loot/battles';
import type { BattleView } from '../src/games/loot/types';

const round = (seats: number, me: number, sides = Array.from({ length: seats }, (_, seat) => seat)) => ({
  me,
  sides,
  order: Array.from({ length: seats }, (_, step) => (me + step) % seats),
});
const battle = (parts: Partial<BattleView> = {}): BattleView => ({
  berth: 1,
  merchant: 'm5',
  gold: 5,
  owner: 1,
  side: 1,
  fleets: [],
  trumps: [],
  leader: 1,
  ...parts,
});
const fleet = (side: number, color: string, skulls: number) => ({ side, color, ships: [`${color} ${skulls}`], skulls });

describe('where fleets lie', () => {
  it('the own one south, the others clockwise', () => {
    expect([0, 1].map((side) => placeOf(side, round(2, 0)))).toEqual(['south', 'north']);
    expect([0, 1, 2].map((side) => placeOf(side, round(3, 1)))).toEqual(['east', 'south', 'west']);
    expect([0, 1, 2, 3, 4].map((side) => placeOf(side, round(5, 0)))).toEqual(['south', 'west', 'north', 'north', 'east']);
  });
  it('by teams', () => {
    expect([0, 1, 2, 3].map((side) => placeOf(side, round(8, 2, [0, 0, 1, 1, 2, 2, 3, 3])))).toEqual(['east', 'south', 'west', 'north']);
  });
});

describe('who would take the ship', () => {
  it('the owner, the strongest, nobody on a tie, the latest captain', () => {
    expect(leaderOf(battle())).toBe(1);
    expect(leaderOf(battle({ fleets: [fleet(0, 'blue', 3), fleet(2, 'gold', 4)] }))).toBe(2);
    expect(leaderOf(battle({ fleets: [fleet(0, 'blue', 3), fleet(2, 'gold', 3)] }))).toBeNull();
    expect(leaderOf(battle({ fleets: [fleet(0, 'blue', 3), fleet(2, 'gold', 4)], trumps: [{ seat: 0, side: 0, card: 'blue captain' }] }))).toBe(0);
  });
  it('is told again in a preview', () => {
    const next = withAction(battle({ fleets: [fleet(0, 'blue', 3)], leader: 0 }), { do: 'attack', card: 'gold 4', berth: 1 }, 2, 2);
    expect(next.leader).toBe(2);
    expect(next.fleets).toHaveLength(2);
    const more = withAction(next, { do: 'attack', card: 'blue 2', berth: 1 }, 0, 0);
    expect(more.fleets[0]).toMatchObject({ skulls: 5, ships: ['blue 3', 'blue 2'] });
    expect(more.leader).toBe(0);
    expect(withAction(more, { do: 'defend', card: 'admiral', berth: 1 }, 1, 1).leader).toBe(1);
  });
});
