/** Choose → preview → confirm. A choice narrows the legal answers field by field; the server judges everything else. */
import { fits, same, type Picked, type Value } from './actions';
import type { Action } from './api';

export interface ChoiceRules<A extends Action> {
  /** An action by the parts it is picked by, where these are not its fields: two wagons in any order are one list. */
  parts?(action: A): Picked;
  /** What a click on something illegal would have meant. */
  attempt(picked: Picked): A | null;
  /** Which of several answers that fit is shown first; without it the player goes on choosing. */
  prefer?(possible: A[]): A | null;
  /** Whether a complete choice is played at once. */
  atOnce(action: A): boolean;
  /** Whether this action is always confirmed. */
  isCareful(action: A): boolean;
  /** Sends an action, legal or not; the answer comes on another way. */
  send(action: A): void;
  /** The view after an action, null if nobody can know it yet. */
  look?(action: A): Promise<unknown>;
}

const without = <T>(list: T[], thing: T): T[] => list.toSpliced(list.lastIndexOf(thing), 1);

/** Only a choice changes itself: boards look at it and tell it what was clicked. */
export class Choice<A extends Action = Action> {
  #legal = $state.raw<readonly A[]>([]);
  #picked = $state.raw<Picked>({});
  #ready = $state.raw<A | null>(null);
  #several = $state.raw<readonly A[]>([]);
  /** What was confirmed together and is still to be sent. */
  #queue: A[] = [];
  readonly #rules: ChoiceRules<A>;

  constructor(rules: ChoiceRules<A>) {
    this.#rules = rules;
  }

  /** All answers the rules allow now; empty when nothing is owed. */
  get legal(): readonly A[] {
    return this.#legal;
  }
  get picked(): Picked {
    return this.#picked;
  }
  /** The one action that is ready to be confirmed. */
  get ready(): A | null {
    return this.#ready;
  }

  /** Answers that follow one another and are chosen together. */
  get several(): readonly A[] {
    return this.#several;
  }

  /** The legal answers that fit what is picked. */
  readonly open = $derived(this.#fitting(this.#picked));
  readonly isEmpty = $derived(Object.keys(this.#picked).length + this.#several.length === 0 && this.#ready === null);

  #parts(action: A): Picked {
    return this.#rules.parts?.(action) ?? action;
  }
  #fitting(picked: Picked): A[] {
    return this.#legal.filter((action) => fits(this.#parts(action), picked));
  }

  /** Something new is asked: forget what was picked unless it is still possible. */
  ask(legal: readonly A[]): void {
    this.#legal = legal;
    if (!this.offers(this.#picked)) this.#picked = {};
    if (this.#ready && !this.allows(this.#ready)) this.#ready = null;
    if (!this.#several.every((action) => this.allows(action))) this.cancel();
    if (legal.length > 0) this.#sendNext();
  }

  /** The next of what was confirmed together; if it is not possible any more, none. */
  #sendNext(): void {
    const [next, ...rest] = this.#queue;
    this.#queue = next && this.allows(next) ? rest : [];
    if (next && this.allows(next)) this.#rules.send(next);
  }

  /** Several answers one after the other, chosen together; confirmed once when they are all that is needed. */
  gather(actions: readonly A[], whole: boolean): void {
    this.cancel();
    this.#several = actions;
    this.#ready = (whole && actions[0]) || null;
  }

  /** One more of them, or one less; if there are too many, the first makes room. */
  toggle(action: A, isChosen: boolean, count: number): void {
    const at = this.#several.findLastIndex((other) => same(other, action));
    const next = isChosen ? this.#several.toSpliced(at, 1) : [...this.#several, action].slice(-count);
    this.gather(next, next.length === count);
  }

  /** One of them was refused: the others are not sent. */
  halt(): void {
    this.#queue = [];
  }

  /** What an action would lead to (see `lookAhead`). */
  async look(action: A): Promise<unknown> {
    return (await this.#rules.look?.(action)) ?? null;
  }

  /** Whether some legal answer has these parts. */
  offers(part: Picked): boolean {
    return this.#fitting(part).length > 0;
  }

  /** Whether some legal answer with these parts goes on from what is picked. */
  goesOn(part: Picked): boolean {
    return this.open.some((action) => fits(this.#parts(action), part));
  }

  /** Whether the action that waits to be confirmed has these parts. */
  isReady(part: Picked): boolean {
    return this.#ready !== null && fits(this.#ready, part);
  }

  /** Values of a field that fit the rest of what is picked. */
  values(field: string): Set<Value> {
    const others = Object.fromEntries(Object.entries(this.#picked).filter(([name]) => name !== field));
    const values = this.#fitting(others).map((action) => this.#parts(action)[field]);
    return new Set(values.filter((value) => value !== undefined));
  }

  /** Whether this value of a field can join what is picked (a glowing target). */
  invites(field: string, value: Value): boolean {
    return this.#leading !== undefined && this.#leading !== field && this.values(field).has(value);
  }

  has(field: string, value: Value): boolean {
    return this.#picked[field] === value || this.#ready?.[field] === value;
  }

  /** The field that was picked first. */
  get #leading(): string | undefined {
    return Object.keys(this.#picked)[0];
  }

  /** A click on something: picks it, puts it back, confirms it, or is answered with the reason why not. */
  pick(field: string, value: string | number): void {
    if (this.#isListed(field)) return this.#gather(`${field}s`, value);
    const leads = field === this.#leading || this.#leading === undefined;
    if (this.has(field, value)) {
      if (this.#ready && !leads) this.confirm();
      else this.#count(1);
      return;
    }
    const next = leads ? { [field]: value } : { ...this.#picked, [field]: value };
    const possible = this.#fitting(next);
    if (possible.length === 0) return this.#try(next);
    this.#picked = next;
    this.#ready = (possible.length === 1 ? possible[0] : this.#rules.prefer?.(possible)) ?? null;
    const whole = this.#ready && Object.keys(this.#ready).every((name) => name === 'do' || name in next);
    if (this.#ready && whole && this.#rules.atOnce(this.#ready)) this.confirm();
  }

  /** Several parts at once, instead of what was picked: the rest is asked for, unless only one way is left. */
  begin(part: Picked): void {
    const possible = this.#fitting(part);
    if (possible.length === 0) return this.#try(part);
    if (possible.length === 1) return this.take(possible[0] as A);
    this.#ready = null;
    this.#picked = part;
  }

  /** What cannot be is tried, so that the server says why not. */
  #try(part: Picked): void {
    const attempt = this.#rules.attempt(part);
    if (attempt) this.take(attempt);
  }

  /** Puts one of something back. */
  drop(field: string, value: string | number): void {
    const list = this.#listed(`${field}s`);
    if (list.length === 0) return this.#count(-1);
    if (list.length === 1) return this.cancel();
    this.#settle({ ...this.#picked, [`${field}s`]: without(list, value) as Value });
  }

  /** One more or one less of the same, where an answer counts; otherwise it is put back. */
  #count(by: number): void {
    const ready = this.#ready;
    const next = ready && typeof ready.count === 'number' ? { ...ready, count: ready.count + by } : null;
    const legal = next && this.#legally(next);
    if (legal) this.#ready = legal;
    else this.cancel();
  }

  /** Whether answers that fit take several of this: `cards` for `card`. */
  #isListed(field: string): boolean {
    const open = this.open.map((action) => this.#parts(action));
    return open.some((parts) => `${field}s` in parts) && !open.some((parts) => field in parts);
  }

  #listed(field: string): (string | number)[] {
    const list = (this.#ready && this.#parts(this.#ready)[field]) ?? this.#picked[field];
    return Array.isArray(list) ? list : [];
  }

  /** Adds to a list; what was chosen first makes room if the list is full. */
  #gather(field: string, value: string | number): void {
    const list = [...this.#listed(field), value];
    const { [field]: _, ...rest } = this.#picked;
    const tries = list.map((_, start) => ({ ...rest, [field]: list.slice(start) as Value }));
    const next = tries.find((picked) => this.offers(picked));
    if (next) this.#settle(next);
    else this.#try({ ...rest, [field]: [value] as Value });
  }

  #settle(picked: Picked): void {
    const possible = this.#fitting(picked);
    this.#picked = picked;
    this.#ready = possible.find((action) => same(this.#parts(action), { do: action.do, ...picked })) ?? null;
    if (this.#ready && possible.length === 1 && this.#rules.atOnce(this.#ready)) this.confirm();
  }

  /** A labelled button or key says what it does: it needs no confirmation unless the game is careful about it. */
  play(action: A): void {
    this.take(action);
    if (this.#ready && !this.#rules.isCareful(this.#ready)) this.confirm();
  }

  /** The legal answer that says the same. */
  #legally(action: Action): A | undefined {
    return this.#legal.find((other) => same(other, action));
  }

  allows(action: A): boolean {
    return this.#legally(action) !== undefined;
  }

  /** A whole action at once: from the board or the list. */
  take(action: A): void {
    const legal = this.#legally(action);
    if (legal && this.#ready === legal) return this.confirm();
    if (!legal) return this.#rules.send(action);
    this.#show(legal);
    if (this.#rules.atOnce(legal)) this.confirm();
  }

  /** Shows a whole action as if it had been chosen; it waits to be confirmed. */
  propose(action: Action): void {
    const legal = this.#legally(action);
    if (legal) this.#show(legal);
  }

  #show(legal: A): void {
    this.#several = [];
    const { do: _, ...parts } = this.#parts(legal);
    this.#picked = parts;
    this.#ready = legal;
  }

  confirm(): void {
    const action = this.#ready;
    const [, ...rest] = this.#several;
    this.cancel();
    this.#queue = rest;
    if (action) this.#rules.send(action);
  }

  cancel(): void {
    this.#picked = {};
    this.#several = [];
    this.#ready = null;
  }
}
