/** The account at the end, told from the journal. */
import type { Round, ScoreStep, Statistic } from '$lib/board';
import { ofKind } from '$lib/lines';
import { points, ranks } from './box';
import { faceOf } from './cards';
import type { BriscolaView, Event } from './types';

const worth = (card: string): number => points[ranks.indexOf(faceOf(card).rank)] ?? 0;

/** What each side has taken, the least first so that the winner comes last; the cards that count beside it. */
export function account(events: Event[], _view: BriscolaView, _round: Round): ScoreStep[] {
  const taken = (side: number) =>
    ofKind(events, 'took').flatMap((took) => (took.side === side ? took.cards.filter((card) => worth(card) > 0) : []));
  return [...ofKind(events, 'scored')]
    .sort((a, b) => a.points - b.points)
    .map(({ side, points: total }) => ({
      side,
      text: 'briscola-step-taken',
      amount: total,
      total,
      pieces: taken(side).sort((a, b) => worth(b) - worth(a)),
    }));
}

/** The richest trick, and who took most of them. */
export function statistics(events: Event[], round: Round): Statistic[] {
  const tricks = ofKind(events, 'took');
  const most = (values: number[]) => Math.max(0, ...values);
  const best = most(tricks.map((took) => took.points));
  const count = (seat: number) => tricks.filter((took) => took.seat === seat).length;
  const often = most(round.order.map(count));
  const names = (seats: number[]) => [...new Set(seats)].map((seat) => round.speaker.names[seat] ?? '').join(', ');
  const richest = tricks.filter((took) => took.points === best).map((took) => took.seat);
  const busiest = round.order.filter((seat) => count(seat) === often);
  return [
    { text: 'briscola-stat-best', who: names(richest), value: best },
    { text: 'briscola-stat-tricks', who: names(busiest), value: often },
  ];
}
