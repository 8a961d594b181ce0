/** Choose → preview → confirm. A choice narrows the legal answers field by field; the server judges everything else. */
import type { Action } from './board';
import type { Fields } from './say';

export interface ChoiceRules {
  /** What a click on something illegal would have meant. */
  attempt(picked: Fields): Action | null;
  /** Which of several answers that fit is shown first; without it the player goes on choosing. */
  prefer?(possible: Action[]): Action | null;
  /** Whether a complete choice is played at once. */
  atOnce(action: Action): boolean;
  /** Whether this action is always confirmed. */
  isCareful(action: Action): boolean;
  /** Sends an action, legal or not; the answer comes on another way. */
  send(action: Action): void;
}

/** Whether a list has all of some things, each as often. */
function holds(whole: unknown, some: unknown[]): boolean {
  if (!Array.isArray(whole)) return false;
  const rest = [...whole];
  return some.every((thing) => rest.includes(thing) && rest.splice(rest.indexOf(thing), 1));
}
/** What a trade gives or wants: equal if it counts the same things. */
const isBundle = (thing: unknown) => typeof thing === 'object' && thing !== null;
const alike = (a: unknown, b: unknown) => a === b || (isBundle(a) && isBundle(b) && JSON.stringify(a) === JSON.stringify(b));
const isPart = (some: unknown, whole: unknown) => (Array.isArray(some) ? holds(whole, some) : alike(some, whole));
const fits = (action: Action, picked: Fields) => Object.entries(picked).every(([field, value]) => isPart(value, action[field]));
const same = (a: Action, b: Action) => Object.keys(a).length === Object.keys(b).length && fits(a, b) && fits(b, a);
const without = (list: unknown[], thing: unknown) => list.toSpliced(list.lastIndexOf(thing), 1);

export class Choice {
  /** All answers the rules allow now; empty when nothing is owed. */
  legal = $state.raw<Action[]>([]);
  picked = $state.raw<Fields>({});
  /** The one action that is ready to be confirmed. */
  ready = $state.raw<Action | null>(null);

  constructor(private readonly rules: ChoiceRules) {}

  /** The legal answers that fit what is picked. */
  readonly open = $derived(this.legal.filter((action) => fits(action, this.picked)));
  readonly isEmpty = $derived(Object.keys(this.picked).length === 0 && this.ready === null);

  /** Something new is asked: forget what was picked unless it is still possible. */
  ask(legal: Action[]): void {
    this.legal = legal;
    if (!legal.some((action) => fits(action, this.picked))) this.picked = {};
    if (this.ready && !this.allows(this.ready)) this.ready = null;
  }

  /** Values of a field that fit the rest of what is picked. */
  values(field: string): Set<unknown> {
    const others = Object.fromEntries(Object.entries(this.picked).filter(([name]) => name !== field));
    return new Set(this.legal.filter((action) => fits(action, others) && field in action).map((action) => action[field]));
  }

  /** Whether this value of a field can join what is picked (a glowing target). */
  invites(field: string, value: unknown): boolean {
    return this.leading !== undefined && this.leading !== field && this.values(field).has(value);
  }

  has(field: string, value: unknown): boolean {
    return this.picked[field] === value || this.ready?.[field] === value;
  }

  /** The field that was picked first. */
  private get leading(): string | undefined {
    return Object.keys(this.picked)[0];
  }

  /** A click on something: picks it, puts it back, confirms it, or is answered with the reason why not. */
  pick(field: string, value: unknown): void {
    if (this.isListed(field)) return this.gather(`${field}s`, value);
    const leads = field === this.leading || this.leading === undefined;
    if (this.has(field, value)) {
      if (this.ready && !leads) this.confirm();
      else this.count(1);
      return;
    }
    const next = leads ? { [field]: value } : { ...this.picked, [field]: value };
    const possible = this.legal.filter((action) => fits(action, next));
    if (possible.length === 0) {
      const attempt = this.rules.attempt(next);
      if (attempt) this.take(attempt);
      return;
    }
    this.picked = next;
    this.ready = possible.length === 1 ? (possible[0] as Action) : (this.rules.prefer?.(possible) ?? null);
    const whole = this.ready && Object.keys(this.ready).every((name) => name === 'do' || name in next);
    if (this.ready && whole && this.rules.atOnce(this.ready)) this.confirm();
  }

  /** Puts one of something back. */
  drop(field: string, value: unknown): void {
    const list = this.listed(`${field}s`);
    if (list.length === 0) return this.count(-1);
    if (list.length === 1) return this.cancel();
    this.settle({ ...this.picked, [`${field}s`]: without(list, value) });
  }

  /** One more or one less of the same, where an answer counts; otherwise it is put back. */
  private count(by: number): void {
    const { ready } = this;
    const next = ready && typeof ready.count === 'number' ? { ...ready, count: ready.count + by } : null;
    const legal = next && this.legally(next);
    if (legal) this.ready = legal;
    else this.cancel();
  }

  /** Whether answers that fit take several of this: `cards` for `card`. */
  private isListed(field: string): boolean {
    return this.open.some((action) => `${field}s` in action) && !this.open.some((action) => field in action);
  }

  private listed(field: string): unknown[] {
    const list = this.ready?.[field] ?? this.picked[field];
    return Array.isArray(list) ? list : [];
  }

  /** Adds to a list; what was chosen first makes room if the list is full. */
  private gather(field: string, value: unknown): void {
    const list = [...this.listed(field), value];
    const { [field]: _, ...rest } = this.picked;
    const tries = list.map((_, start) => ({ ...rest, [field]: list.slice(start) }));
    const next = tries.find((picked) => this.legal.some((action) => fits(action, picked)));
    if (next) return this.settle(next);
    const attempt = this.rules.attempt({ ...rest, [field]: [value] });
    if (attempt) this.take(attempt);
  }

  private settle(picked: Fields): void {
    const possible = this.legal.filter((action) => fits(action, picked));
    this.picked = picked;
    this.ready = possible.find((action) => same(action, { do: action.do, ...picked })) ?? null;
    if (this.ready && possible.length === 1 && this.rules.atOnce(this.ready)) this.confirm();
  }

  /** A labelled button or key says what it does: it needs no confirmation unless the game is careful about it. */
  play(action: Action): void {
    this.take(action);
    if (this.ready && !this.rules.isCareful(this.ready)) this.confirm();
  }

  /** The legal answer that says the same. */
  private legally(action: Action): Action | undefined {
    return this.legal.find((other) => same(other, action));
  }

  allows(action: Action): boolean {
    return this.legally(action) !== undefined;
  }

  /** A whole action at once: from the board or the list. */
  take(action: Action): void {
    const legal = this.legally(action);
    if (legal && this.ready === legal) return this.confirm();
    if (!legal) return this.rules.send(action);
    this.ready = legal;
    const { do: _, ...fields } = legal;
    this.picked = fields;
    if (this.rules.atOnce(legal)) this.confirm();
  }

  /** Shows a whole action as if it had been chosen; it waits to be confirmed. */
  propose(action: Action): void {
    const legal = this.legally(action);
    if (!legal) return;
    const { do: _, ...fields } = legal;
    this.picked = fields;
    this.ready = legal;
  }

  confirm(): void {
    const action = this.ready;
    this.cancel();
    if (action) this.rules.send(action);
  }

  cancel(): void {
    this.picked = {};
    this.ready = null;
  }
}
