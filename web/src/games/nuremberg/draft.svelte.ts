/** What a player puts together beside the choice itself: an offer, a building looked for, offers not wanted. */
import type { Choice } from '$lib/choice.svelte';
import { untrack } from 'svelte';
import type { Costs } from './box';
import type { Action, NurembergView, ProposalView } from './types';

export type Amounts = Partial<Record<string, number>>;
export type Side = 'give' | 'want';
export type Building = keyof Costs;

/** Only what there is something of. */
export const some = (amounts: Amounts): Record<string, number> =>
  Object.fromEntries(Object.entries(amounts).filter((entry): entry is [string, number] => (entry[1] ?? 0) > 0));

const isEqual = (one: Record<string, number>, other: Record<string, number>): boolean =>
  [...Object.keys(one), ...Object.keys(other)].every((thing) => one[thing] === other[thing]);
/** Whether somebody's offer, seen from the other side, is just this. */
export const isTurned = (
  { give, want }: Pick<ProposalView, 'give' | 'want'>,
  gives: Record<string, number>,
  wants: Record<string, number>,
): boolean => isEqual(some(want), gives) && isEqual(some(give), wants);

/** What an offer would be about: mine to make, somebody's to answer with another, or none. */
function subject(view: NurembergView, isAsked: boolean): string {
  if (view.decision === 'act' && view.viewer === view.turn) return 'offer';
  if (view.decision !== 'answer' || !isAsked || !view.proposal) return '';
  const { seat, give, want } = view.proposal;
  return JSON.stringify([seat, give, want]);
}

export class Draft {
  give = $state.raw<Amounts>({});
  want = $state.raw<Amounts>({});
  to = $state<number | null>(null);
  /** The player has begun to write: nothing is answered in their place. */
  touched = $state(false);
  /** What is to be built: only its places glow. */
  building = $state<Building | null>(null);
  /** On whose turn no offers are wanted. */
  quiet = $state<number | null>(null);
  #about = '';

  readonly gives = $derived(some(this.give));
  readonly wants = $derived(some(this.want));
  readonly isEmpty = $derived(Object.keys(this.gives).length + Object.keys(this.wants).length === 0);
  /** One side is left open. */
  readonly isCall = $derived(Object.keys(this.gives).length === 0 || Object.keys(this.wants).length === 0);

  /** So many of a thing on one side; nothing is on both. */
  put(side: Side, thing: string, count: number): void {
    this.touched = true;
    this[side] = { ...this[side], [thing]: Math.max(0, count) };
    const other = side === 'give' ? 'want' : 'give';
    if (count > 0) this[other] = { ...this[other], [thing]: 0 };
  }
  clear(): void {
    this.give = {};
    this.want = {};
    this.to = null;
  }

  /** The table goes on: a counter-offer starts from what was offered, turned round; an old offer is forgotten. */
  follow(view: NurembergView, choice: Choice<Action>): void {
    const about = subject(view, choice.legal.length > 0);
    if (this.quiet !== null && this.quiet !== view.turn) this.quiet = null;
    if (this.building !== null && !choice.legal.some((action) => action.do === this.building)) this.building = null;
    if (about === this.#about) return;
    this.#about = about;
    this.touched = false;
    this.clear();
    if (about === '' || about === 'offer' || !view.proposal) return;
    this.give = { ...view.proposal.want };
    this.want = { ...view.proposal.give };
  }
}

const drafts = new WeakMap<Choice<Action>, Draft>();
/** The draft beside a choice: hand, board and trade share it. */
export function draftOf(choice: Choice<Action>): Draft {
  const draft = drafts.get(choice) ?? untrack(() => new Draft());
  drafts.set(choice, draft);
  return draft;
}
