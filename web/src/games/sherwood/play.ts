/** What a click on the road, the village, the bridge or a token means now. The server judges what is not legal. */
import type { Picked } from '$lib/actions';
import type { Choice } from '$lib/choice.svelte';
import { change, stretches } from './box';
import type { Action, MerryManView, SherwoodView } from './types';

/** The action that asks for an effect. */
const verbs: Record<string, string> = { infiltrator: 'infiltrate', squeeze: 'squeeze_in' };
export const verbOf = (effect: string): string => verbs[effect] ?? effect;

/** Which of the Merry Men belongs to a decision: 0 Lady Marion … 3 Friar Tuck, 4 when all have had their time. */
const times: Record<string, number> = {
  place: 0,
  place_two: 0,
  post: 0,
  john: 1,
  choose: 2,
  robin: 2,
  draft: 2,
  tuck: 3,
  raise: 3,
  barter: 3,
};
export const timeOf = (decision: string): number => times[decision] ?? 4;

/** The three phases of a round: hide-outs, ambushes, sheriff. */
export const phaseOf = (decision: string): number => {
  const time = timeOf(decision);
  return time < 2 ? 0 : time === 2 ? 1 : 2;
};

const cardOf = (view: SherwoodView, who: number): MerryManView | undefined => view.merry_men[who];
const helpOf = (view: SherwoodView, who: number): string => verbOf(cardOf(view, who)?.effect ?? '');

/** Somebody's portrait: asks for the help on the card. */
export function askFor(view: SherwoodView, choice: Choice<Action>, who: number): void {
  const verb = helpOf(view, who);
  if (choice.picked.do === verb) return choice.ready ? choice.confirm() : choice.cancel();
  choice.begin({ do: verb });
}

/** Two wagons in any order are picked one after the other. */
export const parts = (action: Action): Picked =>
  action.do === 'tip_off' ? { do: action.do, wagons: [action.first, action.second] } : action;

/** An action of the kind that was picked, with places that exist, so that it can be judged. */
export function attempt(view: SherwoodView, picked: Picked): Action | null {
  const stretch = Number(picked.stretch ?? picks(picked)[0] ?? view.stretch ?? 1);
  const hideout = Number(picked.hideout ?? 1);
  const die = Number(picked.die ?? 1);
  const own = view.viewer === null ? undefined : view.gangs[view.viewer];
  const face = Number(picked.face ?? own?.bridge[0] ?? 1);
  const all: Action[] = [
    { do: 'tip_off', first: stretch, second: Math.min(stretch + 1, stretches) },
    { do: 'brotherhood' },
    { do: 'inside_job', stretch },
    { do: 'friendly_guards', stretch },
    { do: 'infiltrate', stretch, hideout, other: stretch === 1 ? 2 : 1 },
    { do: 'shove', stretch, hideout, to: hideout > 1 ? 'left' : 'right' },
    { do: 'squeeze_in', stretch, hideout },
    { do: 'quick_job', stretch, hideout, circle: 1 + Math.max(0, view.village.indexOf(null)) },
    { do: 'heads_down', stretch, die, change },
    { do: 'second_chance', stretch, die },
    { do: 'over_there', stretch, die },
    { do: 'over_here', stretch, die },
    { do: 'cheer_up', face },
    { do: 'barter' },
    { do: 'market', token: String(picked.token ?? own?.front.tokens?.[0] ?? 'coin') },
    { do: 'where_beer' },
  ];
  return all.find((action) => action.do === picked.do) ?? null;
}

/** The wagons for a tip-off that are picked so far. */
const picks = (picked: Picked): number[] => (Array.isArray(picked.wagons) ? picked.wagons.map(Number) : []);

type WagonVerb = 'tip_off' | 'inside_job' | 'friendly_guards' | 'assault';
const isWagonHelp = (verb: string | undefined): verb is WagonVerb =>
  verb === 'tip_off' || verb === 'inside_job' || verb === 'friendly_guards';

/** What a wagon is wanted for now: Lady Marion's help, or the assault. */
function wantsWagon(choice: Choice<Action>): WagonVerb {
  const verb = (choice.ready ?? choice.picked).do;
  return isWagonHelp(verb) ? verb : 'assault';
}

export function wagonInvites(choice: Choice<Action>, stretch: number): boolean {
  const verb = wantsWagon(choice);
  if (choice.ready) return false;
  if (verb !== 'tip_off') return choice.offers({ do: verb, stretch });
  const first = picks(choice.picked);
  return !first.includes(stretch) && choice.offers({ do: verb, wagons: [...first, stretch] });
}

export function wagonChosen(choice: Choice<Action>, stretch: number): boolean {
  const now = choice.ready ? parts(choice.ready) : choice.picked;
  return picks(now).includes(stretch) || ((isWagonHelp(now.do) || now.do === 'assault') && now.stretch === stretch);
}

export function pickWagon(choice: Choice<Action>, stretch: number): void {
  const verb = wantsWagon(choice);
  if (verb !== 'tip_off') return choice.take({ do: verb, stretch });
  const chosen = wagonChosen(choice, stretch);
  if (choice.ready) return chosen ? choice.confirm() : choice.begin({ do: verb, wagons: [stretch] });
  if (chosen) choice.begin({ do: verb });
  else choice.pick('wagon', stretch);
}

/** Whether a hide-out glows: free and open to hide in, an own bandit that can be moved, or where it can go. */
export function hideoutInvites(view: SherwoodView, choice: Choice<Action>, stretch: number, hideout: number): boolean {
  if (choice.ready || isWagonHelp(choice.picked.do)) return false;
  if (choice.offers({ do: 'hide', stretch, hideout })) return true;
  if (view.decision !== 'john') return false;
  if (choice.picked.stretch === undefined) return choice.goesOn({ stretch, hideout });
  return partner(choice, stretch, hideout) !== null;
}

/** The hide-out a shove goes to. */
const shovedTo = (action: Picked): number => Number(action.hideout) + (action.to === 'left' ? -1 : 1);

/** The second bandit of a swap, seen from the one that is picked. */
function partner(choice: Choice<Action>, stretch: number, hideout: number): Action | null {
  const { picked } = choice;
  const found = choice.legal.find((action) => {
    if (!('hideout' in action) || action.stretch !== picked.stretch || action.hideout !== picked.hideout) return false;
    if (action.do === 'infiltrate') return action.other === stretch && action.hideout === hideout;
    return action.do === 'shove' && action.stretch === stretch && shovedTo(action) === hideout;
  });
  return found ?? null;
}

export function hideoutChosen(choice: Choice<Action>, stretch: number, hideout: number): boolean {
  const now: Picked = choice.ready ?? choice.picked;
  if (now.stretch === stretch && now.hideout === hideout) return true;
  if (now.do === 'infiltrate') return now.other === stretch && now.hideout === hideout;
  return now.do === 'shove' && now.to !== undefined && now.stretch === stretch && shovedTo(now) === hideout;
}

export function pickHideout(view: SherwoodView, choice: Choice<Action>, stretch: number, hideout: number): void {
  if (view.decision !== 'john') return choice.take({ do: 'hide', stretch, hideout });
  if (choice.ready && hideoutChosen(choice, stretch, hideout)) return choice.confirm();
  if (!choice.ready && choice.picked.stretch !== undefined) {
    const swap = partner(choice, stretch, hideout);
    if (swap) return choice.take(swap);
    if (hideoutChosen(choice, stretch, hideout)) return choice.cancel();
  }
  const verb = helpOf(view, 1);
  choice.begin({ do: verb, stretch, hideout });
}

export function circleInvites(view: SherwoodView, choice: Choice<Action>, circle: number): boolean {
  if (choice.ready || isWagonHelp(choice.picked.do)) return false;
  if (view.decision === 'john')
    return choice.picked.stretch !== undefined && choice.goesOn({ do: 'quick_job', circle });
  return choice.offers({ do: 'pick_pockets', circle });
}

export function pickCircle(view: SherwoodView, choice: Choice<Action>, circle: number): void {
  if (view.decision !== 'john') return choice.take({ do: 'pick_pockets', circle });
  const [stretch, hideout] = [Number(choice.picked.stretch ?? view.stretch ?? 1), Number(choice.picked.hideout ?? 1)];
  choice.take({ do: 'quick_job', stretch, hideout, circle });
}

/** Dice under assault: by their place from the left, counted from 1. */
export const dieInvites = (choice: Choice<Action>, stretch: number, die: number): boolean =>
  choice.ready === null && choice.picked.die === undefined && choice.offers({ stretch, die });

export function pickDie(view: SherwoodView, choice: Choice<Action>, stretch: number, die: number): void {
  if (choice.picked.die === die && choice.picked.stretch === stretch)
    return choice.ready ? choice.confirm() : choice.cancel();
  const verb = helpOf(view, 2);
  choice.begin({ do: verb, stretch, die });
}

/** What a token of this round is wanted for. */
type TokenVerb = Extract<Action, { token: string }>['do'];
const tokenVerbs: Record<string, TokenVerb> = {
  draft: 'keep',
  tuck: 'market',
  barter: 'discard',
  bail: 'bail_one',
  pay: 'discard',
};
const tokenVerb = (view: SherwoodView): TokenVerb => tokenVerbs[view.decision] ?? 'discard';
export const tokenInvites = (view: SherwoodView, choice: Choice<Action>, token: string): boolean =>
  choice.ready === null && choice.offers({ do: tokenVerb(view), token });
export const tokenChosen = (choice: Choice<Action>, token: string): boolean => choice.isReady({ token });
export const pickToken = (view: SherwoodView, choice: Choice<Action>, token: string): void =>
  choice.take({ do: tokenVerb(view), token });

/** Dice on the bridge: an own one to take away, another's to raise. */
const bridgeAction = (view: SherwoodView, gang: number, face: number): Action =>
  view.decision === 'raise'
    ? { do: 'raise', target: gang, face }
    : gang === view.viewer
      ? { do: 'cheer_up', face }
      : { do: 'raise', target: gang, face };
export const bridgeInvites = (view: SherwoodView, choice: Choice<Action>, gang: number, face: number): boolean =>
  choice.ready === null && choice.offers(bridgeAction(view, gang, face));
export const bridgeChosen = (view: SherwoodView, choice: Choice<Action>, gang: number, face: number): boolean =>
  choice.isReady(bridgeAction(view, gang, face));
export const pickBridge = (view: SherwoodView, choice: Choice<Action>, gang: number, face: number): void =>
  choice.take(bridgeAction(view, gang, face));
