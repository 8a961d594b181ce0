/** What the coach says of one finished match: asked for, watched while it grows, stopped. */
import type { Summary, Coaching, Decision, Turn } from '$lib/api';
import { getReview, Refused, startReview, stopReview } from '$lib/http';

const PAUSE = 600;
const LISTED = 5;
/** Events that are told of one turn of luck. */
const TOLD = 3;

export class CoachModel {
  status = $state<Coaching['status'] | 'loading'>('loading');
  ahead = $state(0);
  total = $state(0);
  mine = $state(false);
  decisions = $state.raw<Decision[]>([]);
  worst = $state.raw<number[]>([]);
  luckiest = $state.raw<Turn[]>([]);
  accounts = $state.raw<Summary[]>([]);
  trouble = $state.raw<Refused | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  /** `me` is the reader's own seat, null for who only watched. */
  constructor(
    readonly id: string,
    readonly me: number | null,
  ) {
    void this.ask(() => getReview(id));
  }

  readonly isOpen = $derived(this.status === 'waiting' || this.status === 'thinking');
  /** The reader's own mistakes, the costliest first; then the others'. */
  readonly own: Decision[] = $derived(
    this.mistakes()
      .filter((one) => one.seat === this.me)
      .slice(0, LISTED),
  );
  readonly others: Decision[] = $derived(
    this.mistakes()
      .filter((one) => one.seat !== this.me)
      .slice(0, LISTED),
  );
  /** Decisions worth a look, in the order of the match. */
  readonly swings: number[] = $derived(
    [
      ...new Set([
        ...[...this.own, ...this.others].map((one) => one.number),
        ...this.luckiest.map((turn) => this.moveOf(turn)),
      ]),
    ].sort((a, b) => a - b),
  );
  /** The move at which a turn of luck is looked at: that of the result at the last one. */
  moveOf(turn: Turn): number {
    return Math.min(turn.number, this.decisions.length);
  }

  private mistakes(): Decision[] {
    return this.worst.flatMap((number) => this.decisions[number - 1] ?? []);
  }

  /** What was learned just before a decision: the card that was drawn, the dice that fell. */
  before(number: number): Decision['happened'] {
    return (this.decisions[number - 2]?.happened ?? []).slice(0, TOLD);
  }

  start = (): Promise<void> => this.ask(() => startReview(this.id));
  stop = (): Promise<void> => this.ask(() => stopReview(this.id));

  private async ask(work: () => Promise<Coaching>): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.take(await work());
      this.trouble = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble = error;
    }
    if (this.closed || !(this.isOpen || this.trouble?.status === 0)) return;
    this.timer = setTimeout(
      () => void this.ask(() => getReview(this.id, this.decisions.length)),
      this.trouble ? 5 * PAUSE : PAUSE,
    );
  }

  private take(told: Coaching): void {
    this.status = told.status;
    this.ahead = told.ahead;
    this.total = told.total;
    this.mine = told.mine;
    this.decisions = [...this.decisions.slice(0, told.first), ...told.decisions];
    this.worst = told.worst;
    this.luckiest = told.luckiest;
    this.accounts = told.accounts;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
