/** What is asked of whom, in a sentence. */
import type { Round } from '$lib/board';
import type { Choice } from '$lib/choice.svelte';
import type { Fields } from '$lib/say';
import { losses } from './play';
import type { Action, NurembergView } from './types';

/** The status line of a decision; `-wait` for the others. */
export function status(view: NurembergView, round: Round): { id: string; fields: Fields } {
  if (view.decision === null) return { id: 'nuremberg-status-over', fields: {} };
  const id = `nuremberg-status-${view.decision}`;
  if (round.me !== null && round.toAct.includes(round.me)) {
    /** A call cannot be accepted. */
    if (view.decision === 'answer' && view.proposal?.is_call)
      return { id: `${id}_call`, fields: { player: view.proposal.seat } };
    return { id, fields: {} };
  }
  const waiting = round.toAct.length > 0 ? round.toAct : view.to_act;
  return { id: `${id}-wait`, fields: { player: waiting } };
}

/** Half a choice: what the bank gives for it, or how many cards the knight still wants. */
export function prompt(view: NurembergView, choice: Choice<Action>): { id: string; fields: Fields } | null {
  if (choice.several.length > 0)
    return { id: 'nuremberg-status-discarding', fields: { count: choice.several.length, limit: losses(view) } };
  if (typeof choice.picked.give !== 'string') return null;
  return { id: 'nuremberg-status-exchange', fields: { give: choice.picked.give } };
}
