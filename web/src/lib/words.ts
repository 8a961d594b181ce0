/** A move in words, for hints and the coach. */
import type { Action, GameKit } from './board';
import type { Speaker } from './say';

type Bundle = Record<string, number>;
const isBundle = (value: unknown): value is Bundle => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `2 wood, 1 gold` */
const things = (bundle: Bundle, speaker: Speaker): string =>
  Object.entries(bundle).map(([thing, count]) => `${count} ${speaker.piece(thing)}`).join(', ');

/** What a trade gives and wants; its button leaves that to the steppers. */
function trade(action: Action, speaker: Speaker): string {
  const { give, want } = action;
  const sides = [isBundle(give) ? things(give, speaker) : '?', isBundle(want) ? things(want, speaker) : '?'];
  return isBundle(give) || isBundle(want) ? ` (${sides.join(' → ')})` : '';
}

/** An action as its button says it in the position before it. */
export function moveWords(action: Record<string, unknown>, view: unknown, kit: GameKit, speaker: Speaker): string {
  const move = action as Action;
  return speaker.action(move, kit.words(view, move)) + trade(move, speaker);
}

export const percent = (share: number): number => Math.round(share * 100);
/** `+12`, `−3`, `0` */
export const signed = (share: number): string => {
  const points = percent(share);
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
};
/** A partner wins too: a seat's share of the win times the size of its team is its chance to win. */
export const teamSize = (sides: number[], seat: number): number => sides.filter((side) => side === sides[seat]).length;
