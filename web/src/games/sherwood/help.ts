/** Whether one of the Merry Men can help the reader. */
import type { Choice } from '$lib/choice.svelte';
import { characters } from './box';
import { timeOf, verbOf } from './play';
import type { Action, SherwoodView } from './types';

export type HelpState = 'now' | 'later' | 'past' | 'used' | 'prison' | 'open';

/** For a watcher: whose time it is. For a player: now, later this round, over, or why the leader cannot come. */
export function helpState(view: SherwoodView, choice: Choice<Action>, who: number): HelpState {
  const time = timeOf(view.decision);
  const own = view.viewer === null ? undefined : view.gangs[view.viewer];
  if (view.turn === null) return 'past';
  if (choice.offers({ do: verbOf(view.merry_men[who]?.effect ?? '') })) return 'now';
  if (own && own.leader === 'prison' && time < characters.length) return 'prison';
  if (own && characters.some((name) => name === own.leader)) return 'used';
  if (time === who) return 'open';
  return time > who ? 'past' : 'later';
}

/** The one whose card is explained on a small screen. */
export function speakerOf(view: SherwoodView, choice: Choice<Action>): number {
  const picked = view.merry_men.findIndex((man) => verbOf(man.effect) === choice.picked.do);
  return picked >= 0 ? picked : Math.min(characters.length - 1, timeOf(view.decision));
}
