/** Nottingham at the web table. */
import { isAttack } from './art/objects';
import type { Picked } from '$lib/actions';
import type { ActionButton, ActionKey, GameKit, Round } from '$lib/board';
import type { Choice } from '$lib/choice.svelte';
import { prefs } from '$lib/prefs.svelte';
import type { Fields, Speaker } from '$lib/say';
import { account, statistics } from './account';
import Board from './Board.svelte';
import { kinds, smallestSet, tasks } from './box';
import { cardOf, deedOfCard, sorted, taken, valueOf } from './cards';
import { flights, sound } from './flights';
import List from './List.svelte';
import Panel from './Panel.svelte';
import Piece from './Piece.svelte';
import { results } from './results';
import { steps } from './steps';
import { tips } from './tips';
import type { Action, Event, NottinghamView } from './types';
import { asking, facts, words } from './words';

function hands(view: NottinghamView) {
  const cards = view.viewer === null ? null : (view.hands[view.viewer]?.cards ?? null);
  return view.viewer !== null && cards
    ? [{ seat: view.viewer, cards: sorted(cards), still: view.attack !== null }]
    : [];
}

function status(view: NottinghamView, round: Round, legal: readonly Action[]): { id: string; fields: Fields } {
  if (view.turn === null) return { id: 'nottingham-status-over', fields: {} };
  const asked = round.toAct.length > 0 ? round.toAct : view.to_act;
  const mine = round.me !== null && round.toAct.includes(round.me);
  return {
    id: `nottingham-status-${mine ? asking(view, legal) : `${view.decision}-wait`}`,
    fields: { ...facts(view), player: asked },
  };
}

/** What can be done without a place on the board, the usual way on first. */
type Word = 'take' | 'purchase' | 'trade' | 'lay' | 'defend' | 'show' | 'refuse' | 'pass';
const ways: Record<string, Word[]> = {
  choose: ['take', 'purchase', 'trade', 'lay'],
  defend: ['defend', 'pass'],
  offer: ['show'],
  bid: ['show'],
  buy: ['refuse'],
  exchange: ['pass'],
  strike: ['pass'],
};
/** A no is seldom what one came for. */
const calm = ['pass', 'refuse'];

/** Beside «confirm» and «cancel» there are no others. */
function buttons(view: NottinghamView, choice: Choice<Action>): ActionButton<Action>[] {
  if (choice.ready) return [];
  const open = (ways[view.decision] ?? []).filter((way) => choice.legal.some((action) => action.do === way));
  return open.map((way) => ({
    action: { do: way },
    kind: choice.isEmpty && !calm.includes(way) && (way !== 'take' || open.length === 1) ? 'act' : 'calm',
  }));
}

const keys: ActionKey<Action>[] = [
  { key: 't', action: { do: 'take' }, text: 'nottingham-key-take' },
  { key: 'b', action: { do: 'purchase' }, text: 'nottingham-key-purchase' },
  { key: 'h', action: { do: 'trade' }, text: 'nottingham-key-trade' },
  { key: 'a', action: { do: 'lay' }, text: 'nottingham-key-lay' },
  { key: 'd', action: { do: 'defend' }, text: 'nottingham-key-defend' },
  { key: 's', action: { do: 'show' }, text: 'nottingham-key-show' },
  { key: 'r', action: { do: 'refuse' }, text: 'nottingham-key-refuse' },
  { key: 'p', action: { do: 'pass' }, text: 'nottingham-key-pass' },
];

const attacks: Record<string, 'steal' | 'rob' | 'raid'> = { theft: 'steal', robbery: 'rob', raid: 'raid' };
const listed = (cards: Picked[string]): string[] => (Array.isArray(cards) ? cards.map(String) : []);

/** What a click means that no legal action answers: the server says why not. */
function attempt(view: NottinghamView, picked: Picked): Action | null {
  const { ambush, giver, target, task } = picked;
  if (typeof ambush === 'string') return { do: view.decision === 'keep' ? 'keep' : 'strike', ambush };
  if (typeof giver === 'number') return { do: 'accept', giver };
  if (typeof target === 'number') {
    const deed = deedOfCard(view.revealed);
    return { do: deed !== null && isAttack(deed) ? (attacks[deed] ?? 'steal') : 'steal', target };
  }
  if (typeof task === 'string') return attemptTask(view, task, listed(picked.cards));
  const card = picked.card ?? listed(picked.cards)[0];
  if (typeof card !== 'string') return null;
  if (view.decision === 'defend' && card === cardOf('defence')) return { do: 'defend' };
  const at: Record<string, Action> = {
    offer: { do: 'offer', cards: [card] },
    bid: { do: 'offer', cards: [card] },
    rob: { do: 'pick', card },
    raid: { do: 'pick', card },
    discard: { do: 'discard', card },
  };
  return at[view.decision] ?? { do: 'exchange', card, count: smallestSet };
}

/** The task as it is asked, filled up with cards in the order of their values. */
function attemptTask(view: NottinghamView, task: string, first: string[]): Action {
  const own = (view.viewer === null ? null : view.hands[view.viewer]?.cards) ?? [];
  const held = (card: string) => own.filter((other) => other === card).length;
  const rest = kinds.filter((card) => !first.includes(card)).sort((a, b) => held(b) - held(a));
  const cards = [...first, ...rest].slice(0, tasks[task]?.kinds);
  return { do: 'complete', task, cards: kinds.filter((card) => cards.includes(card)) };
}

/** Whoever has nothing to exchange need not say so in every turn. */
const foregone = (view: NottinghamView, choice: Choice<Action>): Action | null =>
  prefs.declines && view.decision === 'exchange' && choice.legal.length === 1 ? (choice.legal[0] ?? null) : null;

/** The smallest set; a task with the cheapest cards that will do. */
function prefer(_view: NottinghamView, possible: Action[]): Action | null {
  const cost = (action: Action) => taken(action).reduce((sum, card) => sum + valueOf(card), 0);
  const paid = possible.filter((action) => action.do === 'exchange' || action.do === 'complete');
  return paid.length === possible.length ? (paid.toSorted((a, b) => cost(a) - cost(b))[0] ?? null) : null;
}

const discarded = (actions: readonly Action[]): string[] =>
  actions.flatMap((action) => (action.do === 'discard' ? [action.card] : []));

function marked(_view: NottinghamView, choice: Choice<Action>): string[] {
  if (choice.several.length > 0) return discarded(choice.several);
  return choice.ready ? taken(choice.ready) : listed(choice.picked.cards);
}

/** What the emergency takes is chosen together. */
function gathers(view: NottinghamView): { count: number; each(card: string): Action } | null {
  const count = view.viewer === null ? 0 : (view.emergency?.owed[view.viewer] ?? 0);
  return view.decision === 'discard' && count > 0 ? { count, each: (card) => ({ do: 'discard', card }) } : null;
}
const prompt = (view: NottinghamView, choice: Choice<Action>): { id: string; fields: Fields } | null =>
  choice.several.length === 0
    ? null
    : {
        id: 'nottingham-status-discarding',
        fields: { count: choice.several.length, limit: gathers(view)?.count ?? 0 },
      };
const several = (actions: readonly Action[], speaker: Speaker): string =>
  speaker.told('nottingham-label-discarding', { cards: discarded(actions) });

export const kit: GameKit<NottinghamView, Event, Action> = {
  id: 'nottingham',
  Board,
  List,
  Panel,
  Piece,
  colours: (view) => view.colours,
  hands,
  status,
  prompt,
  several,
  gathers,
  untold: ['set_aside'],
  words,
  buttons,
  keys,
  attempt,
  prefer,
  foregone,
  marked,
  careful: ['exchange', 'complete', 'strike', 'defend'],
  flights,
  sound,
  results,
  steps,
  tips: (key, view) => tips(key, view.revealed),
  account,
  statistics,
};
