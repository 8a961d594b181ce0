/** The account at the end, told from the journal. */
import type { Round, ScoreStep, Statistic } from '$lib/board';
import { ofKind } from '$lib/lines';
import { goldOf } from './cards';
import type { Captured, Event, LootView, Scored } from './types';

const heldBy = (scored: Scored): string[] => scored.hands.flat().filter((card) => goldOf(card) > 0);

/** Captured gold first for every side, then what was held back, lowest total first so that the winner comes last. */
export function account(events: Event[], view: LootView, _round: Round): ScoreStep[] {
  const scored = [...ofKind(events, 'scored')].sort((a, b) => a.total - b.total);
  const plus = scored.map((one) => ({
    side: one.side,
    text: 'loot-step-captured',
    amount: one.captured,
    total: one.captured,
    pieces: view.prizes[one.side]?.ships ?? [],
  }));
  const minus = scored.map((one) => ({
    side: one.side,
    text: 'loot-step-held',
    amount: -one.held,
    total: one.total,
    pieces: heldBy(one),
  }));
  return [...plus, ...minus];
}

function most<T>(items: T[], value: (item: T) => number): T[] {
  const best = Math.max(0, ...items.map(value));
  return best > 0 ? items.filter((item) => value(item) === best) : [];
}

/** Most captures, biggest ship, most ships taken from others, and what was lost at sea. */
export function statistics(events: Event[], round: Round): Statistic[] {
  const captured = ofKind(events, 'captured');
  const sides = [...new Set(round.sides)];
  const name = (side: number) => round.speaker.sides[side] ?? '';
  const stolen = (side: number) =>
    captured.filter((one) => one.side === side && round.sides[one.owner] !== side).length;
  const taken = (side: number) => captured.filter((one) => one.side === side).length;
  const names = (list: number[]) => [...new Set(list)].map(name).join(', ');
  const biggest = most(captured, (one: Captured) => one.gold);
  const statistic = (text: string, list: number[], value: number): Statistic[] =>
    list.length > 0 ? [{ text, who: names(list), value }] : [];
  const lost = ofKind(events, 'lost').reduce((sum, one) => sum + goldOf(one.merchant), 0);
  return [
    ...statistic('loot-stat-captures', most(sides, taken), Math.max(...sides.map(taken))),
    ...statistic(
      'loot-stat-biggest',
      biggest.map((one) => one.side),
      biggest[0]?.gold ?? 0,
    ),
    ...statistic('loot-stat-stolen', most(sides, stolen), Math.max(...sides.map(stolen))),
    { text: 'loot-stat-lost', who: '', value: lost },
  ];
}
