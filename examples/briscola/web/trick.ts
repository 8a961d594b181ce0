/** What lies on the table: the trick, with the card that is about to join it, or the one before until somebody leads. */
import type { Round } from '$lib/board';
import type { Action, BriscolaView } from './types';

export interface Laid {
  seat: number;
  card: string | null;
  /** The card would lie here if it were played. */
  ghost: boolean;
  /** Takes the trick as it lies, or has taken it. */
  wins: boolean;
}

/** Whether the trick before is shown: nobody has led, nor is about to. */
export const isPast = (view: BriscolaView, ready: Action | null): boolean =>
  view.trick.length === 0 && view.last.length > 0 && ready === null;

/** A place for every seat, in the order of the table, the viewer's first. */
export function places(view: BriscolaView, round: Round, ready: Action | null): Laid[] {
  const past = isPast(view, ready);
  const trick = past ? view.last : view.trick;
  const winner = past ? view.leader : view.winner;
  return round.order.map((seat) => {
    const card = trick.find((laid) => laid.seat === seat)?.card ?? null;
    const ghost = card === null && seat === round.me && ready?.do === 'play';
    return { seat, card: ghost ? ready.card : card, ghost, wins: card !== null && seat === winner };
  });
}
