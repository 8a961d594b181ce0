/**
 * What a page works out by itself is what the engine answers: fixtures/rules-<game>.json, positions of the laws' matches
 * with the engine's answers, made by `python -m tests.regenerate`.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { faceOf, goldOf } from '../src/games/loot/cards';
import { pointsOf, taken, worthOf } from '../src/games/nottingham/cards';
import type { Action as NottinghamAction, NottinghamView } from '../src/games/nottingham/types';
import { gaps, type Thing } from '../src/games/nuremberg/box';
import { isOpenGap, rate, sales } from '../src/games/nuremberg/play';
import type { NurembergView } from '../src/games/nuremberg/types';
import { combinations } from '../src/games/sherwood/account';
import type { SherwoodView } from '../src/games/sherwood/types';

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
  }
  const met = positions<unknown, Answers>('loot');
  const skulls = (ship: string): number => {
    const face = faceOf(ship);
    return face.kind === 'pirate' ? face.skulls : 0;
  };

  it.each(met)('the cards count as their names say: $where', ({ gold = {}, skulls: fleets = [] }) => {
    for (const [ship, worth] of Object.entries(gold)) expect(goldOf(ship), ship).toBe(worth);
    for (const [ships, sum] of fleets) expect(ships.reduce((all, ship) => all + skulls(ship), 0)).toBe(sum);
  });
});

describe('nottingham', () => {
  interface Answers {
    points: (number | null)[];
    paid: [action: NottinghamAction, cards: string[], worth: number][];
  }
  const met = positions<NottinghamView, Answers>('nottingham');

  it.each(met)(
    'points that lie open, and what sets and tasks cost and bring: $where',
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
});

describe('nuremberg', () => {
  interface Answers {
    rates: Record<string, number>;
    sales: [good: string, city: string, gold: number, toll: number][];
    gaps: number[];
  }
  const met = positions<NurembergView, Answers>('nuremberg');

  it.each(met)('rates, sales and gaps: $where', (position) => {
    const { view, rates = {}, gaps: open = [] } = position;
    const me = view.viewer!;
    for (const [thing, count] of Object.entries(rates)) expect(rate(view, me, thing as Thing), thing).toBe(count);
    const told = sales(view, me).map(({ good, city, gold, toll }) => [good.id, city, gold, toll]);
    expect(told.sort()).toEqual((position.sales ?? []).sort());
    expect(gaps.filter((tile) => isOpenGap(view, tile))).toEqual(open);
  });
});
