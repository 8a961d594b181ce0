/** What the status line of Loot says. */
import type { Round } from '$lib/board';
import type { Fields } from '$lib/say';
import { faceOf } from './cards';
import type { LootView } from './types';

const hasMerchant = (view: LootView): boolean =>
  view.viewer !== null && (view.hands[view.viewer]?.cards ?? []).some((card) => faceOf(card).kind === 'merchant');

export function status(view: LootView, round: Round): { id: string; fields: Fields } {
  if (view.turn === null) return { id: 'loot-status-over', fields: {} };
  if (round.me !== view.turn || round.toAct.length === 0)
    return { id: 'loot-status-wait', fields: { player: view.turn } };
  if (view.pile === 0) return { id: 'loot-status-act-empty', fields: {} };
  return { id: view.sea.length > 0 || hasMerchant(view) ? 'loot-status-act' : 'loot-status-act-draw', fields: {} };
}
