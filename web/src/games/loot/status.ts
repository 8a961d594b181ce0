/** What the status line of Loot says. */
import type { Round } from '$lib/board';
import type { Fields } from '$lib/say';
import type { Action, LootView } from './types';

export function status(view: LootView, round: Round, legal: readonly Action[]): { id: string; fields: Fields } {
  if (view.turn === null) return { id: 'loot-status-over', fields: {} };
  if (round.me !== view.turn || round.toAct.length === 0)
    return { id: 'loot-status-wait', fields: { player: view.turn } };
  if (view.pile === 0) return { id: 'loot-status-act-empty', fields: {} };
  const onlyDraws = legal.length > 0 && legal.every((action) => action.do === 'draw');
  return { id: onlyDraws ? 'loot-status-act-draw' : 'loot-status-act', fields: {} };
}
