/** What the sentences of actions and of the status line are filled with. */
import type { Fields } from '$lib/say';
import { valueOf } from './cards';
import type { Action, NottinghamView } from './types';

/** What the sentences about a moment may need; what is not there is left out. */
export function facts(view: NottinghamView): Fields {
  const all: Fields = {
    seat: view.turn,
    card: view.laid_out?.card ?? view.revealed,
    target: view.attack?.target,
    action: view.attack?.action,
    count: view.laid_out?.count,
    limit: view.emergency?.limit,
    owed: view.viewer === null ? undefined : view.emergency?.owed[view.viewer],
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null && value !== undefined));
}

/** What the viewer is asked; who can only let it be is told so. */
export function asking(view: NottinghamView, legal: readonly Action[]): string {
  const isBare = legal.length > 0 && legal.every((action) => action.do === 'pass');
  return isBare && ['defend', 'exchange'].includes(view.decision ?? '') ? `${view.decision}-bare` : `${view.decision}`;
}

/** What else an action's sentence may need. */
export function words(view: NottinghamView, action: Action): Fields {
  const offer = action.do === 'accept' ? view.offers.find((one) => one.seat === action.giver) : undefined;
  const worth = action.do === 'exchange' ? { value: valueOf(action.card) } : {};
  return {
    ...facts(view),
    ...worth,
    ...(offer?.cards ? { cards: offer.cards } : {}),
    ...action,
    decision: view.decision,
  };
}
