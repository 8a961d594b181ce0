/** Loot at the web table. */
import type { Picked } from '$lib/actions';
import type { ActionButton, GameKit } from '$lib/board';
import type { Choice } from '$lib/choice.svelte';
import type { Fields } from '$lib/say';
import { account, statistics } from './account';
import Board from './Board.svelte';
import { faceOf, sorted } from './cards';
import { flights, sound } from './flights';
import List from './List.svelte';
import Panel from './Panel.svelte';
import Piece from './Piece.svelte';
import { results } from './results';
import { status } from './status';
import { steps } from './steps';
import { tips } from './tips';
import type { Action, Event, LootView } from './types';

const draw: Action = { do: 'draw' };

function hands(view: LootView) {
  if (view.viewer === null) return [];
  const side = view.sides[view.viewer];
  const partners = view.sides.flatMap((other, seat) => (other === side && seat !== view.viewer ? [seat] : []));
  return [view.viewer, ...partners].flatMap((seat) => {
    const cards = view.hands[seat]?.cards;
    return cards ? [{ seat, cards: sorted(cards), strict: true }] : [];
  });
}

const words = (view: LootView, action: Action): Fields => {
  const battle = 'berth' in action ? view.sea.find((one) => one.berth === action.berth) : undefined;
  return battle ? { merchant: battle.merchant } : {};
};

function buttons(view: LootView, choice: Choice<Action>): ActionButton<Action>[] {
  const card = choice.picked.card;
  const discard = choice.legal.find((action) => action.do === 'discard' && action.card === card);
  if (view.pile > 0) return choice.isEmpty ? [{ action: draw, kind: 'act' }] : [];
  return discard && choice.ready?.do !== 'discard' ? [{ action: discard, kind: 'calm' }] : [];
}

/** What a click means that no legal action answers: the server says why not. */
function attempt(view: LootView, picked: Picked): Action | null {
  const own = view.viewer === null ? null : (view.hands[view.viewer]?.cards ?? null);
  const fighter = own?.find((card) => faceOf(card).kind !== 'merchant');
  const card = picked.card === undefined ? fighter : String(picked.card);
  if (card === undefined) return { do: 'pass' };
  const berth = Number(picked.berth ?? view.sea.at(-1)?.berth ?? 1);
  const verbs = { pirate: 'attack', captain: 'command', admiral: 'defend' } as const;
  const kind = faceOf(card).kind;
  return kind === 'merchant' ? { do: 'launch', card } : { do: verbs[kind], card, berth };
}

export const kit: GameKit<LootView, Event, Action> = {
  id: 'loot',
  Board,
  List,
  Panel,
  Piece,
  hands,
  status,
  words,
  buttons,
  keys: [{ key: 'd', action: draw, text: 'loot-action-draw' }],
  attempt,
  careful: ['discard'],
  flights,
  sound,
  results: (events, from, round) => results(events, from, round.sides),
  steps,
  tips,
  account,
  statistics,
};
