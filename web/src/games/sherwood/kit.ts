/** Sherwood at the web table. */
import type { ActionButton, GameKit } from '$lib/board';
import type { Choice } from '$lib/choice.svelte';
import { account, statistics } from './account';
import Board from './Board.svelte';
import { flights, lasts, sound } from './flights';
import List from './List.svelte';
import Panel from './Panel.svelte';
import Piece from './Piece.svelte';
import { results } from './results';
import { attempt, parts } from './play';
import { steps } from './steps';
import { tips } from './tips';
import type { Action, Event, SherwoodView } from './types';
import { prompt, status, words } from './words';

/** Help that needs no target, and going without. */
const plain = ['brotherhood', 'barter', 'where_beer', 'pass'];

function buttons(_view: SherwoodView, choice: Choice<Action>): ActionButton<Action>[] {
  const found = choice.legal.filter((action) => plain.includes(action.do) && !choice.isReady(action));
  if (!choice.isEmpty && choice.ready === null)
    return found.filter((action) => action.do === 'pass').map((action) => ({ action, kind: 'calm' }));
  return found.map((action) => ({ action, kind: 'calm' }));
}

export const kit: GameKit<SherwoodView, Event, Action> = {
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
  parts,
  attempt,
  careful: ['brotherhood', 'bail_three', 'bail_one', 'barter', 'where_beer', 'put_token'],
  flights,
  sound,
  lasts,
  results: (events, from, round) => results(events, from, round.seats.length, round.me),
  steps,
  tips,
  account,
  statistics,
};
