/** One table as this browser knows it: what the server said last, the log so far, and what is shown now. */
import { tick } from 'svelte';
import type { Answer, Hints, Line as LogLine, Replay, TableMessage } from './api';
import type { Action, GameKit, Round } from './board';
import { Choice } from './choice.svelte';
import { getHints, getReplay, Refused } from './http';
import { Line } from './line.svelte';
import { eventsOf, join, lastEvents } from './lines';
import { noteAnchors, Playback } from './playback.svelte';
import { mayMove, prefs } from './prefs.svelte';
import { roundOf } from './round';
import { play } from './sound';

/** An answer the player must read: a rule that forbids it, or trouble with the line. */
export interface Objection {
  rule: string | null;
  details: Record<string, unknown>;
  code: string | null;
  sentence: string;
}

export class TableModel {
  message = $state.raw<TableMessage | null>(null);
  lines = $state.raw<LogLine[]>([]);
  kit = $state.raw<GameKit | null>(null);
  objection = $state.raw<Objection | null>(null);
  /** The server does not know this table, or cannot be reached for the first time. */
  failure = $state.raw<Refused | null>(null);
  /** The earlier position that is shown; null is now. */
  at = $state<number | null>(null);
  /** Hints were asked for: null while they are thought over. */
  advice = $state.raw<Hints | null>(null);
  hinting = $state(false);
  /** The decision this browser has answered: nothing is asked until the server has said what follows. */
  private answered = $state<number | null>(null);
  readonly playback = new Playback();
  readonly now: Choice;
  /** In an earlier position every click is answered with the way back. */
  private readonly past = new Choice({
    attempt: () => ({ do: 'past' }),
    atOnce: () => false,
    isCareful: () => true,
    send: () => this.object('past'),
  });
  private replay = $state.raw<Replay | null>(null);
  readonly line: Line;

  /** Opens the line to the table; the first request must have made the guest known (a cookie). */
  constructor(readonly id: string) {
    this.now = new Choice({
      attempt: (picked) => this.kit?.attempt(this.message?.view, picked) ?? null,
      prefer: (possible) => this.kit?.prefer?.(this.message?.view, possible) ?? null,
      isCareful: (action) => this.kit?.careful.includes(action.do) ?? false,
      atOnce: (action) => prefs.oneTap && !this.kit?.careful.includes(action.do),
      send: (action) => void this.send(action),
    });
    this.line = new Line(`/api/tables/${id}/socket`, (message) => void this.receive(message));
  }

  readonly step = $derived(this.at === null ? null : (this.replay?.steps.find((step) => step.move === this.at) ?? null));
  readonly view = $derived(this.step ? this.step.view : this.message?.view);
  readonly isPast = $derived(this.step !== null);
  readonly choice: Choice = $derived.by(() => (this.isPast ? this.past : this.now));
  readonly me = $derived(this.message?.you.seat ?? null);
  readonly owed = $derived(this.message?.owed?.decision === this.answered ? null : (this.message?.owed ?? null));
  readonly myTurn = $derived(this.owed !== null);
  /** An answer is on its way. */
  readonly sent = $derived(this.answered !== null);
  /** One person against bots: hints are given. */
  readonly practice = $derived(this.message?.seats.filter((seat) => seat.kind === 'person').length === 1);
  readonly mayHint = $derived(this.practice && this.myTurn && !this.isPast);
  readonly round: Round | null = $derived(this.message ? this.makeRound(this.message) : null);

  private makeRound(message: TableMessage): Round {
    const last = this.step ? (this.step.events as Round['last']) : lastEvents(this.lines);
    const toAct = this.step ? [] : message.to_act.filter((seat) => seat !== this.me || !this.sent);
    return { ...roundOf(message.game, message.seats, message.sides, message.you.seat), last, toAct };
  }

  /** The server told the table anew. */
  async receive(message: TableMessage): Promise<void> {
    const before = this.message;
    if (before && message.version < before.version) return;
    this.failure = null;
    const { lines, fresh, gap } = join(this.lines, message.first_line, message.lines);
    if (gap) this.line.refresh();
    const asked = message.owed !== null && message.owed.decision !== before?.owed?.decision;
    const animated = before?.status === 'playing' && fresh.length > 0 && this.kit && this.at === null && mayMove();
    this.playback.skip();
    const anchors = animated ? noteAnchors() : null;
    this.message = message;
    this.lines = lines;
    if (message.owed?.decision !== this.answered) this.answered = null;
    if (asked || message.owed === null) this.hideHints();
    this.ask();
    if (before) this.ring(fresh, asked);
    if (!anchors) return;
    await tick();
    if (this.message === message) this.fly(fresh, anchors);
  }

  private ask(): void {
    this.now.ask((this.owed?.legal ?? []) as Action[]);
  }

  private fly(fresh: LogLine[], before: ReturnType<typeof noteAnchors>): void {
    const flights = eventsOf(fresh).flatMap((event, stage) =>
      (this.kit?.flights(event, this.message?.view, this.me) ?? []).map((flight) => ({ ...flight, stage: stage * 10 + flight.stage })),
    );
    if (flights.length > 0) this.playback.start(flights, before, noteAnchors());
  }

  private ring(fresh: LogLine[], asked: boolean): void {
    const sounds = new Set(eventsOf(fresh).slice(-4).map((event) => this.kit?.sound(event) ?? null));
    for (const sound of sounds) if (sound) play(sound, 0.5);
    if (asked) play('turn');
  }

  /** Sends an action, legal or not; a refusal becomes an objection with its rule. */
  async send(action: Action): Promise<void> {
    const { owed } = this;
    const you = this.message?.you;
    this.objection = null;
    if (this.isPast) this.at = null;
    if (!you?.token) return this.object('watching');
    const decision = owed?.decision ?? 0;
    if (owed && this.now.allows(action)) this.answered = decision;
    this.ask();
    const answer = await this.line.act(you.token, decision, action);
    if (answer.ok) return;
    if (this.answered === decision) this.answered = null;
    this.ask();
    if (answer.code === 'stale') this.line.refresh();
    this.objectTo(answer);
  }

  /** Asks what would be good now, or says why not; the server judges it too. */
  async askHints(): Promise<void> {
    const { owed } = this;
    const you = this.message?.you;
    if (this.hinting) return this.hideHints();
    if (this.isPast) return this.object('past');
    if (!you?.token) return this.object('watching');
    if (!this.practice) return this.object('not_practice');
    if (!owed) return this.object('not_asked');
    this.hinting = true;
    await this.request(async () => {
      const advice = await getHints(this.id, you.token ?? '', owed.decision);
      if (this.owed?.decision === owed.decision) this.advice = advice;
    });
    if (this.objection) this.hideHints();
  }

  hideHints(): void {
    this.hinting = false;
    this.advice = null;
  }

  objectTo(answer: Pick<Answer, 'rule' | 'details' | 'code' | 'sentence'>): void {
    const { rule = null, details, code = null, sentence } = answer;
    this.objection = { rule, details: details ?? {}, code, sentence: sentence ?? '' };
  }

  private object(code: string): void {
    this.objectTo({ code });
  }

  /** Carries out a request beside the game (resign, take over …); a refusal becomes an objection. */
  async request(work: () => Promise<TableMessage | unknown>): Promise<void> {
    this.objection = null;
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.objectTo(error.problem);
    }
  }

  /** Shows the position after a move; null goes back to now. */
  async show(move: number | null): Promise<void> {
    const now = this.message?.move ?? 0;
    if (move === null || (move >= now && this.message?.status !== 'over') || move < 0) {
      this.at = null;
      return;
    }
    const known = this.replay?.steps.some((step) => step.move === move);
    if (!known) await this.request(async () => (this.replay = await getReplay(this.id, this.me ?? -1)));
    this.playback.skip();
    this.at = move;
  }

  close(): void {
    this.playback.skip();
    this.line.close();
  }
}
