/** Sherwood at the web table. */
import type { Action, ActionButton, GameKit } from '$lib/board';
import type { Choice } from '$lib/choice.svelte';
import { account, statistics } from './account';
import Board from './Board.svelte';
import { flights, sound } from './flights';
import List from './List.svelte';
import Panel from './Panel.svelte';
import Piece from './Piece.svelte';
import { attemptOf } from './play';
import type { SherwoodView } from './types';
import { prompt, status, words } from './words';

/** Help that needs no target, and going without. */
const plain = ['brotherhood', 'barter', 'where_beer', 'pass'];
const same = (a: Action, b: Action | null) => b !== null && JSON.stringify(a) === JSON.stringify(b);

function buttons(_view: SherwoodView, choice: Choice): ActionButton[] {
  const found = choice.legal.filter((action) => plain.includes(action.do) && !same(action, choice.ready));
  if (!choice.isEmpty && choice.ready === null) return found.filter((action) => action.do === 'pass').map((action) => ({ action, kind: 'calm' }));
  return found.map((action) => ({ action, kind: 'calm' }));
}

export const kit: GameKit<SherwoodView> = {
  id: 'sherwood',
  Board,
  List,
  Panel,
  Piece,
  hands: () => [],
  status,
  prompt,
  words,
  buttons,
  keys: [{ key: 'p', action: { do: 'pass' }, text: 'sherwood-action-pass' }],
  attempt: (view, picked) => (typeof picked.do === 'string' ? attemptOf(view, picked.do, picked) : null),
  careful: ['brotherhood', 'bail_three', 'bail_one', 'barter', 'where_beer', 'put_token'],
  flights,
  sound,
  account,
  statistics,
};
