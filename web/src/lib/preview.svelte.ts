/** The table as it would be after the action that waits to be confirmed: the engine tells it, the board draws it. */
import type { Action } from './api';
import type { Choice } from './choice.svelte';

/** What a board is given, as it is now. */
interface Chosen<V, A extends Action> {
  view: V;
  choice: Choice<A>;
}

/**
 * Asks what the chosen action would lead to, and again when the table changes meanwhile. Until the answer is there, or if
 * nobody can know it yet, `view` is null: nothing waits for it. To be called while a board is made.
 */
export function lookAhead<V, A extends Action>(board: () => Chosen<V, A>): { readonly view: V | null } {
  let told = $state.raw<{ action: A; view: V | null } | null>(null);
  $effect(() => {
    const { view, choice } = board();
    const action = choice.ready;
    if (!action || !view) return;
    let isWanted = true;
    void choice.look(action).then((after) => {
      if (isWanted) told = { action, view: after as V | null };
    });
    return () => (isWanted = false);
  });
  return {
    get view(): V | null {
      return told !== null && told.action === board().choice.ready ? told.view : null;
    },
  };
}
