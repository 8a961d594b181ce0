/** Nuremberg at the web table. */
import type { Action, ActionButton, GameKit, Round } from '$lib/board';
import type { Choice } from '$lib/choice.svelte';
import type { Fields } from '$lib/say';
import { account, statistics } from './account';
import Board from './Board.svelte';
import { flights, sound } from './flights';
import Hand from './Hand.svelte';
import List from './List.svelte';
import { things } from './map';
import Panel from './Panel.svelte';
import Piece from './Piece.svelte';
import { isReady } from './play';
import type { NurembergView } from './types';

function status(view: NurembergView, round: Round): { id: string; fields: Fields } {
  if (view.decision === null) return { id: 'nuremberg-status-over', fields: {} };
  const id = `nuremberg-status-${view.decision}`;
  if (round.me !== null && round.toAct.includes(round.me)) return { id, fields: {} };
  const waiting = round.toAct.length > 0 ? round.toAct : view.to_act;
  return { id: `${id}-wait`, fields: { player: waiting } };
}

/** Half a choice: what the bank gives for it. */
const prompt = (_view: NurembergView, choice: Choice): { id: string; fields: Fields } | null =>
  typeof choice.picked.give === 'string' ? { id: 'nuremberg-status-exchange', fields: { give: choice.picked.give } } : null;

/** What needs no place on the board, and what may be pressed as well as pointed at. */
const verbs: Record<string, string[]> = {
  draw: ['draw'],
  act: ['end_turn'],
  free_clay: ['wall', 'pass'],
  answer: ['accept', 'decline'],
  choose: ['take', 'withdraw'],
  rob: ['rob'],
  council: ['council'],
};
const usual = new Set(['draw', 'accept', 'take']);

function buttons(view: NurembergView, choice: Choice): ActionButton[] {
  const mine = verbs[view.decision ?? ''] ?? [];
  const found = choice.legal.filter((action) => mine.includes(action.do) && !isReady(choice, action));
  /** Who cannot pay may still try, and is told why not. */
  if (view.decision === 'answer' && choice.legal.length > 0 && !view.proposal?.is_call && found[0]?.do !== 'accept') found.unshift({ do: 'accept' });
  return found.map((action) => ({ action, kind: usual.has(action.do) && choice.isEmpty ? 'act' : 'calm' }));
}

/** What a click means that no legal action answers: the server says why not. */
function attempt(_view: NurembergView, picked: Fields): Action | null {
  if (typeof picked.give === 'string') {
    const take = typeof picked.take === 'string' ? picked.take : things.find((thing) => thing !== picked.give);
    return { do: 'exchange', give: picked.give, take };
  }
  if (typeof picked.take === 'string') return { do: 'exchange', give: things.find((thing) => thing !== picked.take), take: picked.take };
  return typeof picked.card === 'string' ? { do: 'discard', card: picked.card } : null;
}

const key = (letter: string, verb: string) => ({ key: letter, action: { do: verb }, text: `nuremberg-action-${verb}` });
const part = (letter: string, id: string, text: string) => ({ key: letter, press: `show-${id}`, text: `nuremberg-label-${text}` });

export const kit: GameKit<NurembergView> = {
  id: 'nuremberg',
  Board,
  List,
  Panel,
  Piece,
  hands: () => [],
  Hand,
  status,
  prompt,
  words: () => ({}),
  buttons,
  keys: [key('d', 'draw'), key('e', 'end_turn'), key('w', 'wall'), key('p', 'pass'), key('a', 'accept'), key('n', 'decline'), key('x', 'withdraw'), part('s', 'land', 'surroundings'), part('c', 'city', 'city'), part('t', 'trade', 'trade')],
  attempt,
  careful: [],
  flights,
  sound,
  account,
  statistics,
};
