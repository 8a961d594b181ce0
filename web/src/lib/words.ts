/** A move in words, for hints and the coach. */
import type { Action, GameKit } from './board';
import type { Speaker } from './say';

/** An action as its button says it in the position before it, and what the button leaves to the board. */
export const moveWords = (action: Action, view: unknown, kit: GameKit, speaker: Speaker): string =>
  speaker.action(action, kit.words(view, action)) + (kit.aside?.(action, speaker) ?? '');

export const percent = (share: number): number => Math.round(share * 100);
/** How far it may be off: never nothing, for chance is never without an error. */
export const marginOf = (share: number): number => Math.max(1, percent(share));
/** `+12`, `−3`, `0` */
export const signed = (share: number): string => {
  const points = percent(share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
};
/** A partner wins too: a seat's share of the win times the size of its team is its chance to win. */
export const teamSize = (sides: number[], seat: number): number => sides.filter((side) => side === sides[seat]).length;
