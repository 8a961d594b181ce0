/**
 * Results that stay until they were seen: cards made by a game from what happened, one after another over the board.
 * What a card tells is told nowhere else before it.
 */
import type { Fields } from './say';

/** A sentence by its id, so that it follows the language. */
export interface Sentence {
  id: string;
  fields: Fields;
}

export interface ResultLine extends Sentence {
  /** Whose mark stands before it. */
  seat?: number;
  /** Or which side’s: a team has its own. */
  side?: number;
  /** Pieces shown beside it, hidden ones as null. */
  pieces?: (string | null)[];
  /** What the card is about: the verdict, the points. */
  strong?: boolean;
}

/** A die as it lies at the end, and the sum up to it. */
export interface ResultDie {
  piece: string;
  gang: number;
  face: number;
  /** The face it fell on, if somebody changed it. */
  was: number | null;
  sum: number;
  late: boolean;
}

export interface Result {
  kind: string;
  title: Sentence;
  sign: 'good' | 'bad' | 'plain';
  /** Whom it concerns and could surprise. */
  seats: number[];
  dice: ResultDie[];
  /** What the dice had to reach. */
  goal: number | null;
  lines: ResultLine[];
}

/** A result and the first line of the log that must wait for it. */
export interface Waiting {
  id: number;
  result: Result;
  line: number;
}

/** Lines of a game: an event with the words the log has for it. */
export const linesOf =
  (game: string) =>
  (event: { event: string }, more: Partial<ResultLine> = {}): ResultLine => {
    const { event: tag, ...fields } = event;
    return { id: `${game}-event-${tag}`, fields, ...more };
  };

/** Cards of a game, without dice and before anything stands on them. */
export const cardsOf =
  (game: string) =>
  (kind: string, title: Fields, sign: Result['sign'], seats: number[]): Omit<Result, 'lines'> => ({
    kind,
    title: { id: `${game}-shown-${kind}`, fields: title },
    sign,
    seats,
    dice: [],
    goal: null,
  });

export type Wanted = 'mine' | 'all' | 'none';
export const wanted: Wanted[] = ['mine', 'all', 'none'];

/** Which results a reader wants to see; who only watches sees what anybody would. */
export function chosen(results: Result[], want: Wanted, me: number | null): Result[] {
  if (want === 'none') return [];
  return want === 'all' || me === null ? results : results.filter((one) => one.seats.includes(me));
}

const stepsOf = (result: Result): number => result.dice.length + result.lines.length;

/** After a long absence only the last ones are worth a look. */
const MOST = 5;

export class Results {
  queue = $state.raw<Waiting[]>([]);
  /** How many dice and lines of the first card are told. */
  told = $state(0);
  private count = 0;

  readonly current = $derived(this.queue[0] ?? null);
  readonly more = $derived(Math.max(0, this.queue.length - 1));
  readonly isTold = $derived(this.current === null || this.told >= stepsOf(this.current.result));
  /** The log is told up to here. */
  readonly line = $derived((this.isTold ? this.queue[1] : this.queue[0])?.line ?? Infinity);

  add(results: Result[], line: number): void {
    if (results.length === 0) return;
    const before = this.current;
    this.queue = [...this.queue, ...results.map((result) => ({ id: ++this.count, result, line }))].slice(-MOST);
    if (this.current !== before) this.told = 0;
  }

  /** One more die or line; all of them for whoever is in a hurry. */
  tell(all = false): void {
    if (this.current) this.told = all ? stepsOf(this.current.result) : this.told + 1;
  }

  /** This one was seen. */
  next(): void {
    this.queue = this.queue.slice(1);
    this.told = 0;
  }

  /** The reader is asked for something: the log waits for the card that is being told, not for those behind it. */
  release(): void {
    this.queue = this.queue.map((one, i) => (i === 0 ? one : { ...one, line: Infinity }));
  }

  clear(): void {
    if (this.queue.length > 0) this.queue = [];
    this.told = 0;
  }
}
