/** Nuremberg at the web table. */
import type { Picked } from '$lib/actions';
import type { ActionButton, ActionKey, GameKit } from '$lib/board';
import type { Choice } from '$lib/choice.svelte';
import type { Speaker } from '$lib/say';
import { account, statistics } from './account';
import Board from './Board.svelte';
import { flights, sound } from './flights';
import Hand from './Hand.svelte';
import List from './List.svelte';
import type { Thing } from './box';
import Panel from './Panel.svelte';
import Piece from './Piece.svelte';
import { foregone } from './play';
import { results } from './results';
import { steps } from './steps';
import { tips } from './tips';
import type { Action, Event, NurembergView } from './types';
import { prompt, status } from './words';

/** The cards for the knight, all in one sentence. */
const several = (actions: readonly Action[], speaker: Speaker): string =>
  speaker.told('nuremberg-label-losing', {
    cards: actions.flatMap((action) => (action.do === 'discard' ? [action.card] : [])),
  });

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

function buttons(view: NurembergView, choice: Choice<Action>): ActionButton<Action>[] {
  const mine = verbs[view.decision ?? ''] ?? [];
  const found = choice.legal.filter((action) => mine.includes(action.do) && !choice.isReady(action));
  const shown = found.map((action): ActionButton<Action> => ({
    action,
    kind: usual.has(action.do) && choice.isEmpty ? 'act' : 'calm',
  }));
  /** What cannot be paid cannot be accepted; the offer itself says what lacks. */
  if (view.decision === 'answer' && choice.legal.length > 0 && !view.proposal?.is_call && found[0]?.do !== 'accept')
    shown.unshift({ action: { do: 'accept' }, kind: 'calm', disabled: true });
  return shown;
}

/** Any other thing, to be judged. */
const other = (thing: string): Thing => (thing === 'wood' ? 'wool' : 'wood');

/** What a click means that no legal action answers: the server says why not. */
function attempt(_view: NurembergView, picked: Picked): Action | null {
  if (typeof picked.give === 'string') {
    const take = typeof picked.take === 'string' ? picked.take : other(picked.give);
    return { do: 'exchange', give: picked.give, take };
  }
  if (typeof picked.take === 'string') return { do: 'exchange', give: other(picked.take), take: picked.take };
  return typeof picked.card === 'string' ? { do: 'discard', card: picked.card } : null;
}

type Amounts = Record<string, number>;
/** What an offer, a call or a counter-offer gives and wants: its button leaves that to the steppers. */
function aside(action: Action, speaker: Speaker): string {
  if (action.do !== 'offer' && action.do !== 'call' && action.do !== 'counter') return '';
  const side = (amounts: Amounts | undefined) =>
    amounts
      ? Object.entries(amounts)
          .map(([thing, count]) => speaker.several(thing, count))
          .join(', ')
      : '?';
  return ` (${side(action.give)} → ${side(action.want)})`;
}

type Word = 'draw' | 'end_turn' | 'wall' | 'pass' | 'accept' | 'decline' | 'withdraw';
const key = (letter: string, verb: Word): ActionKey<Action> => ({
  key: letter,
  action: { do: verb },
  text: `nuremberg-action-${verb}`,
});
const part = (letter: string, id: string, text: string): ActionKey<Action> => ({
  key: letter,
  press: `show-${id}`,
  text: `nuremberg-label-${text}`,
});

export const kit: GameKit<NurembergView, Event, Action> = {
  id: 'nuremberg',
  Board,
  List,
  Panel,
  Piece,
  colours: (view) => view.players.map((player) => player.colour),
  hands: () => [],
  Hand,
  status,
  prompt,
  several,
  foregone,
  words: () => ({}),
  aside,
  buttons,
  keys: [
    key('d', 'draw'),
    key('e', 'end_turn'),
    key('w', 'wall'),
    key('p', 'pass'),
    key('a', 'accept'),
    key('n', 'decline'),
    key('x', 'withdraw'),
    part('s', 'land', 'surroundings'),
    part('c', 'city', 'city'),
    part('t', 'trade', 'trade'),
  ],
  attempt,
  careful: [],
  flights,
  sound,
  results,
  steps,
  tips,
  account,
  statistics,
};
