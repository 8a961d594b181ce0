import { describe, expect, it } from 'vitest';
import { placeOf, scenes } from '../src/games/loot/battles';
import { status } from '../src/games/loot/status';
import type { Action, BattleView, LootView } from '../src/games/loot/types';
import type { Round } from '../src/lib/board';

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
    expect([0, 1, 2, 3, 4].map((side) => placeOf(side, round(5, 0)))).toEqual([
      'south',
      'west',
      'north',
      'north',
      'east',
    ]);
  });
  it('by teams', () => {
    expect([0, 1, 2, 3].map((side) => placeOf(side, round(8, 2, [0, 0, 1, 1, 2, 2, 3, 3])))).toEqual([
      'east',
      'south',
      'west',
      'north',
    ]);
  });
});

describe('an action that waits to be confirmed', () => {
  const table = (...sea: BattleView[]): LootView => ({ viewer: 0, sides: [0, 1, 2], sea }) as unknown as LootView;
  const now = table(battle(), battle({ berth: 2, merchant: 'm3' }));
  const shown = (ready: Action | null, after: LootView | null) => scenes(now, round(3, 0) as Round, ready, after);
  const attack: Action = { do: 'attack', card: 'gold 4', berth: 2 };

  it('is drawn where it is played, as the engine tells it', () => {
    const next = battle({ berth: 2, merchant: 'm3', fleets: [fleet(0, 'gold', 4)], leader: 0 });
    const [first, second] = shown(attack, table(battle(), next));
    expect([first?.battle, second?.battle]).toEqual([now.sea[0], next]);
    expect(second?.squadrons.map((one) => [one.leads, one.ghost])).toEqual([[true, true]]);
  });
  it('changes nothing before the engine has told', () => {
    expect(shown(attack, null)).toEqual(shown(null, null));
  });
  it('brings a new merchant', () => {
    const launched = battle({ berth: 3, merchant: 'm7', owner: 0, leader: 0 });
    const drawn = shown({ do: 'launch', card: 'm7' }, table(...now.sea, launched));
    expect(drawn.map((one) => [one.battle.merchant, one.isNew])).toEqual([
      ['m5', false],
      ['m3', false],
      ['m7', true],
    ]);
  });
});

describe('the status line', () => {
  const mine = { me: 0, toAct: [0] } as unknown as Round;
  const said = (deeds: string[], pile = 40) => {
    const legal = deeds.map((deed) => ({ do: deed })) as unknown as Action[];
    return status({ viewer: 0, turn: 0, pile } as unknown as LootView, mine, legal).id;
  };
  it('says when there is nothing but to draw', () => {
    expect(said(['draw'])).toBe('loot-status-act-draw');
    expect(said(['draw', 'attack'])).toBe('loot-status-act');
    expect(said(['discard'], 0)).toBe('loot-status-act-empty');
  });
});
