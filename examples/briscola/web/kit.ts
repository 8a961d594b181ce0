/** Briscola at the web table. */
import type { Picked } from '$lib/actions';
import type { GameKit, Round } from '$lib/board';
import type { Fields } from '$lib/say';
import { account, statistics } from './account';
import Board from './Board.svelte';
import { flights, sound } from './flights';
import List from './List.svelte';
import Panel from './Panel.svelte';
import Piece from './Piece.svelte';
import type { Action, BriscolaView, Event } from './types';

/** The own hand, in the order the server tells it. */
const hands = (view: BriscolaView) => {
  const cards = view.viewer === null ? null : view.hands[view.viewer]?.cards;
  return view.viewer !== null && cards ? [{ seat: view.viewer, cards }] : [];
};

function status(view: BriscolaView, round: Round): { id: string; fields: Fields } {
  if (view.turn === null) return { id: 'briscola-status-over', fields: {} };
  if (round.me !== view.turn || round.toAct.length === 0)
    return { id: 'briscola-status-wait', fields: { player: view.turn } };
  return { id: view.trick.length === 0 ? 'briscola-status-lead' : 'briscola-status-follow', fields: {} };
}

/** What a click means that no legal action answers: the server says why not. */
const attempt = (_view: BriscolaView, picked: Picked): Action =>
  picked.card === undefined ? { do: 'pass' } : { do: 'play', card: String(picked.card) };

export const kit: GameKit<BriscolaView, Event, Action> = {
  id: 'briscola',
  Board,
  List,
  Panel,
  Piece,
  hands,
  status,
  words: () => ({}),
  buttons: () => [],
  keys: [],
  attempt,
  careful: [],
  flights,
  sound,
  account,
  statistics,
};
