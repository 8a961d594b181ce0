/** What the sentences about Sherwood need beyond the fields of an action. */
import type { Round } from '$lib/board';
import type { Choice } from '$lib/choice.svelte';
import type { Fields } from '$lib/say';
import type { Action, SherwoodView } from './types';

const wagonAt = (view: SherwoodView, stretch: number | null): string =>
  view.road[(stretch ?? 0) - 1]?.front?.name ?? '';

export function words(view: SherwoodView, action: Action): Fields {
  if (!('stretch' in action)) return {};
  const die = 'die' in action ? view.road[action.stretch - 1]?.dice[action.die - 1] : undefined;
  return { wagon: wagonAt(view, action.stretch), ...(die ? { face: die.face, owner: die.gang } : {}) };
}

/** The status line of a decision; `-wait` for the others. */
export function status(view: SherwoodView, round: Round): { id: string; fields: Fields } {
  if (view.turn === null) return { id: 'sherwood-status-over', fields: {} };
  const mine = round.me === view.turn && round.toAct.length > 0;
  const fields: Fields = {
    player: view.turn,
    stretch: view.stretch ?? 0,
    wagon: wagonAt(view, view.stretch),
    target: view.target ?? 0,
    owed: view.owed,
    left: view.owed,
    round: view.round,
  };
  return { id: `sherwood-status-${view.decision}${mine ? '' : '-wait'}`, fields };
}

/** What is asked for while a choice is half made. */
export function prompt(_view: SherwoodView, choice: Choice<Action>): { id: string; fields: Fields } | null {
  const verb = String(choice.picked.do ?? '');
  const step = choice.picked.stretch !== undefined || choice.picked.wagons !== undefined ? '-then' : '';
  return { id: `sherwood-board-prompt-${verb}${step}`, fields: {} };
}
