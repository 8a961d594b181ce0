/**
 * What a page works out by itself is what the engine answers: fixtures/rules-<game>.json, positions of the laws' matches
 * with the engine's answers, made by `python -m tests.regenerate`.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { scenes } from '../src/games/loot/battles';
import { faceOf, goldOf } from '../src/games/loot/cards';
import type { LootView } from '../src/games/loot/types';
import { pointsOf, taken, worthOf } from '../src/games/nottingham/cards';
import type { Action as NottinghamAction, NottinghamView } from '../src/games/nottingham/types';
import { costs, gaps, kinds, type Thing } from '../src/games/nuremberg/box';
import { isTurned } from '../src/games/nuremberg/draft.svelte';
import { attemptAt, isOpenGap, lacking, losses, mayHave, nextWall, rate, sales } from '../src/games/nuremberg/play';
import type { NurembergView } from '../src/games/nuremberg/types';
import { combinations } from '../src/games/sherwood/account';
import { coming } from '../src/games/sherwood/gangs';
import { timeOf } from '../src/games/sherwood/play';
import type { SherwoodView } from '../src/games/sherwood/types';
import type { Round } from '../src/lib/board';

vi.mock('../src/lib/prefs.svelte', () => ({ prefs: {} }));

type Position<View, Answers> = { where: string; view: View } & Partial<Answers>;

function positions<View, Answers>(game: string): Position<View, Answers>[] {
  const file = new URL(`fixtures/rules-${game}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf-8')) as Position<View, Answers>[];
}

describe('loot', () => {
  interface Answers {
    gold: Record<string, number>;
    skulls: [ships: string[], skulls: number][];
    disputed: [berth: number, leader: number][];
  }
  const met = positions<LootView, Answers>('loot');
  const skulls = (ship: string): number => {
    const face = faceOf(ship);
    return face.kind === 'pirate' ? face.skulls : 0;
  };

  it.each(met)('the cards count as their names say: $where', ({ gold = {}, skulls: fleets = [] }) => {
    for (const [ship, worth] of Object.entries(gold)) expect(goldOf(ship), ship).toBe(worth);
    for (const [ships, sum] of fleets) expect(ships.reduce((all, ship) => all + skulls(ship), 0)).toBe(sum);
  });

  it.each(met)('who commands a battle leads it: $where', ({ view, disputed = [] }) => {
    const round = { sides: view.sides, order: view.sides.map((_, seat) => seat), me: view.viewer } as Round;
    for (const { battle, squadrons, admirals } of scenes(view, round, null, null)) {
      const commanding = squadrons.filter((one) => one.commands);
      expect(commanding.every((one) => one.leads)).toBe(true);
      const byAdmiral = admirals.some((one) => one === battle.trumps.at(-1));
      expect(commanding).toHaveLength(battle.trumps.length > 0 && !byAdmiral ? 1 : 0);
    }
    for (const [berth, leader] of disputed) expect(view.sea.find((one) => one.berth === berth)?.leader).toBe(leader);
  });
});

describe('nottingham', () => {
  interface Answers {
    points: (number | null)[];
    paid: [action: NottinghamAction, cards: string[], worth: number][];
  }
  const met = positions<NottinghamView, Answers>('nottingham');

  it.each(met)(
    'points that lie open, and what defences, sets and tasks cost and bring: $where',
    ({ view, points, paid = [] }) => {
      expect(view.won.map((_, seat) => pointsOf(view, seat))).toEqual(points);
      for (const [action, cards, worth] of paid) {
        expect([...taken(action)].sort(), JSON.stringify(action)).toEqual(cards);
        expect(worthOf(view, action), JSON.stringify(action)).toBe(worth);
      }
    },
  );
});

describe('sherwood', () => {
  interface Answers {
    chests: { tokens: string[]; counts: Record<string, number>; points: number }[];
    coming: number[][];
    helps: number[];
  }
  const met = positions<SherwoodView, Answers>('sherwood');
  const sizes: Record<string, number> = { rings: 3, set: 3, bracelets: 2 };

  it.each(met)('combinations use every token once, as often as they count: $where', ({ view, chests = [] }) => {
    chests.forEach(({ tokens, counts, points }, gang) => {
      const told = combinations(tokens, view.final![gang]!);
      const kind = (text: string) => text.replace('sherwood-account-', '');
      for (const [name, size] of Object.entries(sizes)) {
        const made = told.filter((one) => kind(one.text) === name);
        expect(made, `${name} of gang ${gang}`).toHaveLength(counts[name] ?? 0);
        for (const one of made) expect(one.pieces).toHaveLength(size);
      }
      const necklaces = told.find((one) => kind(one.text) === 'necklaces')?.pieces ?? [];
      expect(necklaces).toHaveLength(counts.necklaces ?? 0);
      expect(told.reduce((sum, one) => sum + one.amount, 0)).toBe(points);
      expect(told.flatMap((one) => one.pieces).sort()).toEqual([...tokens].sort());
    });
  });

  it.each(met)('dice that come to the drawbridge, and whose moment it is: $where', ({ view, ...told }) => {
    told.coming?.forEach((column, gang) => expect(coming(view, gang).sort()).toEqual(column));
    for (const who of told.helps ?? []) expect(timeOf(view.decision), view.decision).toBe(who);
  });
});

describe('nuremberg', () => {
  interface Answers {
    rates: Record<string, number>;
    sales: [good: string, city: string, gold: number, toll: number, holder: number | null][];
    gaps: number[];
    wall: number;
    payable: string[];
    owed: number;
    hands: Record<string, number>[];
    most: Record<string, number[]>;
  }
  const met = positions<NurembergView, Answers>('nuremberg');

  it.each(met)('rates, sales, walls and gaps: $where', (position) => {
    const { view, rates = {}, gaps: open = [], wall } = position;
    const me = view.viewer!;
    for (const [thing, count] of Object.entries(rates)) expect(rate(view, me, thing as Thing), thing).toBe(count);
    const told = sales(view, me).map(({ good, city, gold, toll, holder }) => [good.id, city, gold, toll, holder]);
    expect(told.sort()).toEqual((position.sales ?? []).sort());
    expect(gaps.filter((tile) => isOpenGap(view, tile))).toEqual(open);
    if (wall) expect(nextWall(view)).toBe(wall);
  });

  it.each(met)('what can be paid and who may have what: $where', ({ view, payable = [], owed = 0, hands, most }) => {
    const paid = Object.entries(costs).filter(([, cost]) => Object.keys(lacking(view, cost)).length === 0);
    expect(paid.map(([building]) => building).sort()).toEqual([...payable].sort());
    expect(losses(view)).toBe(owed);
    hands?.forEach((hand, seat) => expect(mayHave(view, seat, hand), `hand of ${seat}`).toBe(true));
    for (const [other, counts] of Object.entries(most ?? {}))
      counts.forEach((count, kind) => {
        const more = { [kinds[kind]!]: count + 1 };
        expect(mayHave(view, Number(other), more), `${other} ${JSON.stringify(more)}`).toBe(false);
      });
  });
});

describe('a settlement that cannot be paid', () => {
  const view = {
    viewer: 0,
    roads: [{ id: 'III', stations: [0] }],
    settlements: { 'III-1': 0 },
  } as unknown as NurembergView;
  it('is asked for where it could stand, so that the price is the reason', () => {
    expect(attemptAt(view, 'settlement')).toEqual({ do: 'settlement', crossing: 'III-3' });
  });
  it('is asked for somewhere else where there is no such place', () => {
    const nowhere = { ...view, roads: [] };
    expect(attemptAt(nowhere, 'settlement')).toEqual({ do: 'settlement', crossing: 'I-1' });
  });
});

describe('a counter-offer', () => {
  const offer = { give: { ore: 2 }, want: { grain: 1, wool: 0 } };
  it('is none while it is what was offered', () => {
    expect(isTurned(offer, { grain: 1 }, { ore: 2 })).toBe(true);
  });
  it('is one as soon as it gives or wants anything else', () => {
    expect(isTurned(offer, { grain: 1 }, { ore: 1 })).toBe(false);
    expect(isTurned(offer, { grain: 1, wool: 1 }, { ore: 2 })).toBe(false);
    expect(isTurned(offer, {}, { ore: 2 })).toBe(false);
  });
});
