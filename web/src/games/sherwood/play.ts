/** What a click on the road, the village, the bridge or a token means now. The server judges what is not legal. */
import type { Action } from '$lib/board';
import type { Choice } from '$lib/choice.svelte';
import type { Fields } from '$lib/say';
import type { HideoutView, MerryManView, SherwoodView } from './types';

export const characters = ['lady_marion', 'little_john', 'robin_hood', 'friar_tuck'] as const;

/** The action that asks for an effect. */
const verbs: Record<string, string> = { infiltrator: 'infiltrate', squeeze: 'squeeze_in' };
export const verbOf = (effect: string): string => verbs[effect] ?? effect;

/** Which of the Merry Men belongs to a decision: 0 Lady Marion … 3 Friar Tuck, 4 when all have had their time. */
const times: Record<string, number> = { place: 0, place_two: 0, post: 0, john: 1, choose: 2, robin: 2, draft: 2, tuck: 3, raise: 3, barter: 3 };
export const timeOf = (decision: string): number => times[decision] ?? 4;

/** The three phases of a round: hide-outs, ambushes, sheriff. */
export const phaseOf = (decision: string): number => {
  const time = timeOf(decision);
  return time < 2 ? 0 : time === 2 ? 1 : 2;
};

const fits = (action: Action, fields: Fields) => Object.entries(fields).every(([name, value]) => action[name] === value);
const same = (a: Action, b: Action | null) => b !== null && Object.keys(a).length === Object.keys(b).length && fits(b, a);

export const allows = (choice: Choice, fields: Fields): boolean => choice.legal.some((action) => fits(action, fields));
/** Whether a legal action with these fields goes on from what is picked. */
export const goesOn = (choice: Choice, fields: Fields): boolean =>
  choice.legal.some((action) => fits(action, fields) && fits(action, choice.picked));
export const isReady = (choice: Choice, fields: Fields): boolean => choice.ready !== null && fits(choice.ready, fields);

/** A whole action: shown first, confirmed by the second click. */
export function press(choice: Choice, action: Action): void {
  if (same(action, choice.ready)) choice.confirm();
  else choice.take(action);
}

/** A part of an action: the rest is asked for, unless only one way is left. */
function begin(choice: Choice, fields: Fields, whole: Action): void {
  if (!allows(choice, fields)) return choice.take(whole);
  const open = choice.legal.filter((action) => fits(action, fields));
  const only = open.length === 1 ? open[0] : undefined;
  if (only) return press(choice, only);
  choice.ready = null;
  choice.picked = fields;
}

const cardOf = (view: SherwoodView, who: number): MerryManView | undefined => view.merry_men[who];
const helpOf = (view: SherwoodView, who: number): string => verbOf(cardOf(view, who)?.effect ?? '');

/** Somebody's portrait: asks for the help on the card. */
export function askFor(view: SherwoodView, choice: Choice, who: number): void {
  const verb = helpOf(view, who);
  if (choice.picked.do === verb) return choice.ready ? choice.confirm() : choice.cancel();
  begin(choice, { do: verb }, attemptOf(view, verb));
}

/** An action of this kind, with places that exist, so that it can be judged. */
export function attemptOf(view: SherwoodView, verb: string, at: Fields = {}): Action {
  const stretch = Number(at.stretch ?? view.stretch ?? 1);
  const hideout = Number(at.hideout ?? 1);
  const own = view.viewer === null ? undefined : view.gangs[view.viewer];
  const token = String(at.token ?? own?.front.tokens?.[0] ?? 'coin');
  const fields: Record<string, Fields> = {
    tip_off: { first: stretch, second: Math.min(stretch + 1, 4) },
    inside_job: { stretch },
    friendly_guards: { stretch },
    infiltrate: { stretch, hideout, other: stretch === 1 ? 2 : 1 },
    shove: { stretch, hideout, to: hideout > 1 ? 'left' : 'right' },
    squeeze_in: { stretch, hideout },
    quick_job: { stretch, hideout, circle: 1 + Math.max(0, view.village.indexOf(null)) },
    heads_down: { stretch, die: Number(at.die ?? 1), change: 2 },
    second_chance: { stretch, die: Number(at.die ?? 1) },
    over_there: { stretch, die: Number(at.die ?? 1) },
    over_here: { stretch, die: Number(at.die ?? 1) },
    cheer_up: { face: Number(at.face ?? own?.bridge[0] ?? 1) },
    market: { token },
    raise: { target: Number(at.target ?? 0), face: Number(at.face ?? 1) },
    hide: { stretch, hideout },
    assault: { stretch },
  };
  return { do: verb, ...fields[verb] };
}

const isWagonHelp = (verb: unknown): verb is string => verb === 'tip_off' || verb === 'inside_job' || verb === 'friendly_guards';

/** What a wagon is wanted for now: Lady Marion's help, or the assault. */
const wantsWagon = (choice: Choice): string => (isWagonHelp(choice.picked.do) ? choice.picked.do : 'assault');

export function wagonInvites(choice: Choice, stretch: number): boolean {
  const verb = wantsWagon(choice);
  if (verb !== 'tip_off') return choice.ready === null && allows(choice, { do: verb, stretch });
  const { first } = choice.picked;
  if (choice.ready || first === stretch) return false;
  if (first === undefined) return allows(choice, { do: verb, first: stretch }) || allows(choice, { do: verb, second: stretch });
  return allows(choice, pair(Number(first), stretch));
}

export function wagonChosen(choice: Choice, stretch: number): boolean {
  const now: Fields = choice.ready ?? choice.picked;
  if (now.do === 'tip_off') return now.first === stretch || now.second === stretch;
  return (isWagonHelp(now.do) || now.do === 'assault') && now.stretch === stretch;
}

const pair = (one: number, two: number): Action => ({ do: 'tip_off', first: Math.min(one, two), second: Math.max(one, two) });

export function pickWagon(view: SherwoodView, choice: Choice, stretch: number): void {
  const verb = wantsWagon(choice);
  if (verb !== 'tip_off') return press(choice, attemptOf(view, verb, { stretch }));
  if (choice.ready) return wagonChosen(choice, stretch) ? choice.confirm() : restart(choice, stretch);
  const { first } = choice.picked;
  if (first === undefined) choice.picked = { do: verb, first: stretch };
  else if (first === stretch) choice.picked = { do: verb };
  else choice.take(pair(Number(first), stretch));
}

function restart(choice: Choice, stretch: number): void {
  choice.ready = null;
  choice.picked = { do: 'tip_off', first: stretch };
}

/** Whether a hide-out glows: free and open to hide in, an own bandit that can be moved, or where it can go. */
export function hideoutInvites(view: SherwoodView, choice: Choice, stretch: number, hideout: number): boolean {
  if (choice.ready || isWagonHelp(choice.picked.do)) return false;
  if (allows(choice, { do: 'hide', stretch, hideout })) return true;
  if (view.decision !== 'john') return false;
  if (choice.picked.stretch === undefined) return goesOn(choice, { stretch, hideout });
  return partner(choice, stretch, hideout) !== null;
}

/** The hide-out a shove goes to. */
export const shovedTo = (action: Fields): number => Number(action.hideout) + (action.to === 'left' ? -1 : 1);

/** The second bandit of a swap, seen from the one that is picked. */
function partner(choice: Choice, stretch: number, hideout: number): Action | null {
  const { picked } = choice;
  const found = choice.legal.find((action) => {
    if (!fits(action, { stretch: picked.stretch, hideout: picked.hideout })) return false;
    if (action.do === 'infiltrate') return action.other === stretch && action.hideout === hideout;
    return action.do === 'shove' && action.stretch === stretch && shovedTo(action) === hideout;
  });
  return found ?? null;
}

export function hideoutChosen(choice: Choice, stretch: number, hideout: number): boolean {
  const now: Fields = choice.ready ?? choice.picked;
  if (now.stretch === stretch && now.hideout === hideout) return true;
  if (now.do === 'infiltrate') return now.other === stretch && now.hideout === hideout;
  return now.do === 'shove' && now.to !== undefined && now.stretch === stretch && shovedTo(now) === hideout;
}

export function pickHideout(view: SherwoodView, choice: Choice, stretch: number, hideout: number): void {
  if (view.decision !== 'john') return press(choice, { do: 'hide', stretch, hideout });
  if (choice.ready && hideoutChosen(choice, stretch, hideout)) return choice.confirm();
  if (!choice.ready && choice.picked.stretch !== undefined) {
    const swap = partner(choice, stretch, hideout);
    if (swap) return press(choice, swap);
    if (hideoutChosen(choice, stretch, hideout)) return choice.cancel();
  }
  const verb = helpOf(view, 1);
  begin(choice, { do: verb, stretch, hideout }, attemptOf(view, verb, { stretch, hideout }));
}

export function circleInvites(view: SherwoodView, choice: Choice, circle: number): boolean {
  if (choice.ready || isWagonHelp(choice.picked.do)) return false;
  if (view.decision === 'john') return choice.picked.stretch !== undefined && goesOn(choice, { do: 'quick_job', circle });
  return allows(choice, { do: 'pick_pockets', circle });
}

export function pickCircle(view: SherwoodView, choice: Choice, circle: number): void {
  const { stretch, hideout } = choice.picked;
  if (view.decision === 'john') press(choice, { ...attemptOf(view, 'quick_job', { stretch, hideout }), circle });
  else press(choice, { do: 'pick_pockets', circle });
}

/** Dice under assault: by their place from the left, counted from 1. */
export const dieInvites = (choice: Choice, stretch: number, die: number): boolean =>
  choice.ready === null && choice.picked.die === undefined && allows(choice, { stretch, die });

export function pickDie(view: SherwoodView, choice: Choice, stretch: number, die: number): void {
  if (choice.picked.die === die && choice.picked.stretch === stretch) return choice.ready ? choice.confirm() : choice.cancel();
  const verb = helpOf(view, 2);
  begin(choice, { do: verb, stretch, die }, attemptOf(view, verb, { stretch, die }));
}

/** What a token of this round is wanted for. */
const tokenVerbs: Record<string, string> = { draft: 'keep', tuck: 'market', barter: 'discard', bail: 'bail_one', pay: 'discard' };
export const tokenVerb = (view: SherwoodView): string => tokenVerbs[view.decision] ?? 'discard';
export const tokenInvites = (view: SherwoodView, choice: Choice, token: string): boolean =>
  choice.ready === null && allows(choice, { do: tokenVerb(view), token });
export const tokenChosen = (choice: Choice, token: string): boolean => isReady(choice, { token });
export const pickToken = (view: SherwoodView, choice: Choice, token: string): void => press(choice, { do: tokenVerb(view), token });

/** Dice on the bridge: an own one to take away, another's to raise. */
const bridgeAction = (view: SherwoodView, gang: number, face: number): Action =>
  view.decision === 'raise' ? { do: 'raise', target: gang, face } : gang === view.viewer ? { do: 'cheer_up', face } : { do: 'raise', target: gang, face };
export const bridgeInvites = (view: SherwoodView, choice: Choice, gang: number, face: number): boolean =>
  choice.ready === null && allows(choice, bridgeAction(view, gang, face));
export const bridgeChosen = (view: SherwoodView, choice: Choice, gang: number, face: number): boolean =>
  isReady(choice, bridgeAction(view, gang, face));
export const pickBridge = (view: SherwoodView, choice: Choice, gang: number, face: number): void =>
  press(choice, bridgeAction(view, gang, face));

export const isFree = (place: HideoutView): boolean => place.gang === null && place.mover === null;
