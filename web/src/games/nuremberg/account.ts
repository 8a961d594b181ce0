/** The account at the end, told from the journal. */
import type { Round, ScoreStep, Statistic } from '$lib/board';
import { ofKind } from '$lib/lines';
import type { Event, NurembergView } from './types';

/** Settlements, workshops, rights and council in turn, fewest points first so that the winner comes last. */
export function account(events: Event[], _view: NurembergView, _round: Round): ScoreStep[] {
  const scored = [...ofKind(events, 'scored')].sort((a, b) => a.points - b.points);
  const totals = new Map(scored.map((one) => [one.seat, 0]));
  return (['settlements', 'workshops', 'rights', 'council'] as const).flatMap((part) =>
    scored.map((one) => {
      const total = (totals.get(one.seat) ?? 0) + one[part];
      totals.set(one.seat, total);
      return { side: one.seat, text: `nuremberg-step-${part}`, amount: one[part], total, pieces: [] };
    }),
  );
}

/** Most gold from sales, most walls and towers, most trades, most cards lost to others. */
export function statistics(events: Event[], round: Round): Statistic[] {
  const seats = round.seats.map((_, seat) => seat);
  const best = (text: string, value: (seat: number) => number): Statistic[] => {
    const most = Math.max(0, ...seats.map(value));
    const who = seats.filter((seat) => value(seat) === most).map((seat) => round.speaker.names[seat] ?? '');
    return most > 0 ? [{ text, who: who.join(', '), value: most }] : [];
  };
  const sold = ofKind(events, 'sold');
  const tolls = [...ofKind(events, 'toll_paid'), ...ofKind(events, 'sale_toll_paid')];
  const built = [...ofKind(events, 'wall_built'), ...ofKind(events, 'tower_built')];
  const traded = ofKind(events, 'traded');
  const stolen = ofKind(events, 'stolen');
  return [
    ...best('nuremberg-stat-sales', (seat) =>
      sold.filter((one) => one.seat === seat).reduce((sum, one) => sum + one.gold, 0),
    ),
    ...best('nuremberg-stat-tolls', (seat) =>
      tolls.filter((one) => one.owner === seat).reduce((sum, one) => sum + one.gold, 0),
    ),
    ...best('nuremberg-stat-walls', (seat) => built.filter((one) => one.seat === seat).length),
    ...best('nuremberg-stat-trades', (seat) => traded.filter((one) => one.seat === seat || one.target === seat).length),
    ...best('nuremberg-stat-robbed', (seat) => stolen.filter((one) => one.victim === seat).length),
  ];
}
