/** One table as this browser knows it: what the server said last, the log so far, and what is shown now. */
import { tick } from 'svelte';
import type { Answer, Hints, Line as LogLine, Remark, Replay, TableMessage } from './api';
import type { Action, GameKit, Round, TableClock } from './board';
import { Choice } from './choice.svelte';
import { noteTime } from './clock';
import { takePart } from './fair/mine';
import { getHints, getReplayPage, giveTime, Refused, undo } from './http';
import { Line } from './line.svelte';
import { eventsOf, join, lastEvents, seenOf } from './lines';
import { noteAnchors, Playback } from './playback.svelte';
import { isUnheard, mayMove, prefs } from './prefs.svelte';
import { freshRemarks } from './remarks';
import { chosen, Results } from './results.svelte';
import { roundOf } from './round';
import { play } from './sound';
import { loadTurns } from './turns.svelte';

/** An answer the player must read: a rule that forbids it, or trouble with the line. */
export interface Objection {
  rule: string | null;
  details: Record<string, unknown>;
  code: string | null;
  sentence: string;
}

/** What ends one's turn and has no other choice in it: there is mostly no way back from it. */
const FINAL = ['pass', 'end_turn'];
/** How long it can still be called off, in milliseconds. */
export const HOLD = 1500;

export class TableModel {
  message = $state.raw<TableMessage | null>(null);
  /** Everything the server told, also what the board has still to show. */
  private known = $state.raw<LogLine[]>([]);
  kit = $state.raw<GameKit | null>(null);
  objection = $state.raw<Objection | null>(null);
  /** The server does not know this table, or cannot be reached for the first time. */
  failure = $state.raw<Refused | null>(null);
  /** The earlier position that is shown; null is now. */
  at = $state<number | null>(null);
  /** Hints were asked for: null while they are thought over. */
  advice = $state.raw<Hints | null>(null);
  hinting = $state(false);
  /** The end of a turn that can still be called off. */
  held = $state.raw<Action | null>(null);
  private holding: ReturnType<typeof setTimeout> | undefined;
  /** What others have said since the chat was last seen, here or in the lobby. */
  #unread = $state.raw<readonly Remark[]>([]);
  readonly unread = $derived(this.#unread.filter((one) => !isUnheard(this.id, one.name)));
  /** The decision this browser has answered: nothing is asked until the server has said what follows. */
  private answered = $state<number | null>(null);
  readonly playback = new Playback();
  readonly results = new Results();
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
      parts: (action) => this.kit?.parts?.(action) ?? action,
      attempt: (picked) => this.kit?.attempt(this.message?.view, picked) ?? null,
      prefer: (possible) => this.kit?.prefer?.(this.message?.view, possible) ?? null,
      isCareful: (action) => this.kit?.careful.includes(action.do) ?? false,
      atOnce: (action) => prefs.oneTap && !this.kit?.careful.includes(action.do),
      send: (action) => this.sendOrHold(action),
      look: (action) => this.line.preview(this.message?.you.token ?? '', this.owed?.decision ?? 0, action),
    });
    this.line = new Line(`/api/tables/${id}/socket`, (message) => void this.receive(message));
  }

  /** The log so far: a line is told when the board, or a card over it, has shown what it tells. */
  readonly lines = $derived(this.known.slice(0, Math.min(this.playback.line, this.results.line)));
  /** The match is over, and it was seen how. */
  readonly over = $derived(this.message?.status === 'over' && this.lines.length === this.known.length);
  readonly step = $derived(
    this.at === null ? null : (this.replay?.steps.find((step) => step.move === this.at) ?? null),
  );
  readonly view = $derived(this.step ? this.step.view : this.message?.view);
  readonly isPast = $derived(this.step !== null);
  readonly choice: Choice = $derived.by(() => (this.isPast ? this.past : this.now));
  readonly me = $derived(this.message?.you.seat ?? null);
  readonly owed = $derived(this.message?.owed?.decision === this.answered ? null : (this.message?.owed ?? null));
  readonly own = $derived(this.me === null ? null : (this.message?.seats[this.me] ?? null));
  readonly resigned = $derived(this.own?.resigned ?? false);
  readonly playing = $derived(this.message?.status === 'playing');
  /** A bot plays for me until I come back. */
  readonly standIn = $derived(
    this.playing && this.own?.level !== null && this.own?.level !== undefined && !this.resigned,
  );
  readonly myTurn = $derived(this.owed !== null && !this.resigned && !this.standIn);
  /** How my last step can be taken back now. */
  readonly mayUndo = $derived(this.playing && !this.isPast && !this.resigned ? (this.message?.undo ?? null) : null);
  /** Bots play here, and I may say how fast. */
  readonly hasPace = $derived(
    this.playing &&
      this.me !== null &&
      !this.resigned &&
      (this.message?.seats.some((seat) => seat.level !== null) ?? false),
  );
  /** Bots would play now, but people want to look on. */
  readonly botsWait = $derived(
    this.hasPace &&
      ['step', 'pause'].includes(this.message?.pace ?? '') &&
      (this.message?.to_act.some((seat) => this.message?.seats[seat]?.level !== null) ?? false),
  );
  /** An answer is on its way. */
  readonly sent = $derived(this.answered !== null);
  /** One person against bots: hints are given. */
  readonly practice = $derived(this.message?.seats.filter((seat) => seat.kind === 'person').length === 1);
  readonly mayHint = $derived(this.practice && this.myTurn && !this.isPast);
  readonly round: Round | null = $derived(this.message ? this.makeRound(this.message) : null);

  private makeRound(message: TableMessage): Round {
    const last = this.step ? this.step.events : lastEvents(this.known);
    const toAct = this.step ? [] : message.to_act.filter((seat) => seat !== this.me || !this.sent);
    return {
      ...roundOf(message.game, message.seats, message.sides, message.you.seat),
      last,
      toAct,
      clock: this.clockOf(message),
    };
  }

  /** Only others who play themselves are given time, by those who sit here. */
  private clockOf({ clock, status, you }: TableMessage): TableClock | null {
    if (!clock || status !== 'playing') return null;
    const give = (seat: number) => void this.request(() => giveTime(this.id, seat));
    return { info: clock, give: you.seat === null ? null : give };
  }

  /** What others say is unread until the chat is seen; what was cleared away is not. */
  private listen(before: Remark[], now: Remark[]): void {
    const fresh = freshRemarks(before, now).filter((one) => !one.own);
    if (fresh.length > 0) this.#unread = [...this.#unread, ...fresh];
    if (now.length === 0) this.hear(() => true);
  }
  /** A part of the chat is seen. */
  hear(isSeen: (remark: Remark) => boolean): void {
    if (this.#unread.some(isSeen)) this.#unread = this.#unread.filter((one) => !isSeen(one));
  }

  /** The server told the table anew. */
  async receive(message: TableMessage): Promise<void> {
    const before = this.message;
    if (message.clock) noteTime(message.clock.now);
    if (before && message.version < before.version) return;
    this.failure = null;
    const { lines, fresh, gap } = join(this.known, message.first_line, message.lines);
    if (gap) this.line.refresh();
    if (before) this.listen(before.remarks, message.remarks);
    if (message.owed?.decision !== before?.owed?.decision) this.callOff();
    const asked = message.owed !== null && message.owed.decision !== before?.owed?.decision;
    const animated = before?.status === 'playing' && fresh.length > 0 && this.kit && this.at === null && mayMove();
    this.playback.skip();
    const anchors = animated ? noteAnchors() : null;
    const seen = before ? Math.min(this.known.length, lines.length) : lines.length;
    this.message = message;
    if (anchors) this.playback.line = seen;
    this.known = lines;
    if (message.first_line === 0 && lines.length <= seen) this.results.clear();
    else this.showResults(seen, seenOf(lines, message.glimpsed, message.glimpses));
    if (asked && !this.standIn) this.results.release();
    if (message.owed?.decision !== this.answered) this.answered = null;
    if (asked || message.owed === null) this.hideHints();
    this.ask();
    void takePart(message);
    if (before) this.ring(fresh, asked);
    if (message.first_line === 0) this.forgetReplay();
    if (!anchors) return;
    await tick();
    if (this.message === message) this.fly(fresh, anchors);
  }

  /** Cards for what came after line number `from`. */
  private showResults(from: number, lines: LogLine[]): void {
    const { kit, round } = this;
    if (!kit || !round || from === lines.length) return;
    this.results.add(chosen(kit.results?.(eventsOf(lines), from, round) ?? [], prefs.results, this.me), from);
  }

  /** The story is told anew: what was loaded of the past may show what is to be remembered by now. */
  private forgetReplay(): void {
    this.replay = null;
    if (this.at !== null) void this.show(this.at);
  }

  private ask(): void {
    this.now.ask(this.owed?.legal ?? []);
  }

  private fly(fresh: LogLine[], before: ReturnType<typeof noteAnchors>): void {
    const flights = eventsOf(fresh).flatMap((event, stage) =>
      (this.kit?.flights(event, this.message?.view, this.me) ?? []).map((flight) => ({
        ...flight,
        stage: stage * 10 + flight.stage,
      })),
    );
    const least = Math.max(0, ...eventsOf(fresh).map((event) => this.kit?.lasts?.(event) ?? 0));
    this.playback.start(flights, before, noteAnchors(), least);
  }

  private ring(fresh: LogLine[], asked: boolean): void {
    const sounds = new Set(
      eventsOf(fresh)
        .slice(-4)
        .map((event) => this.kit?.sound(event) ?? null),
    );
    for (const sound of sounds) if (sound) play(sound, 0.5);
    if (asked) play('turn');
    if (asked && document.hidden) void loadTurns();
  }

  /** What ends a turn waits a moment, unless nothing else could be done or it is asked for again. */
  sendOrHold(action: Action): void {
    const repeated = this.held !== null && this.held.do === action.do;
    const holds = prefs.hold && !repeated && FINAL.includes(action.do) && this.now.legal.length > 1;
    this.callOff();
    if (!holds || !this.now.allows(action)) return void this.send(action);
    this.held = action;
    this.holding = setTimeout(() => {
      this.callOff();
      void this.send(action);
    }, HOLD);
  }

  /** The turn does not end yet. */
  callOff(): void {
    clearTimeout(this.holding);
    this.held = null;
  }

  /** Takes the last step back, or asks whether one may. */
  async takeBack(): Promise<void> {
    if (this.held) return this.callOff();
    if (this.isPast) await this.show(null);
    else if (this.mayUndo) await this.request(() => undo(this.id));
    else this.object('table-nothing_to_undo');
  }

  /** Sends an action, legal or not; a refusal becomes an objection with its rule. */
  async send(action: Action): Promise<void> {
    const { owed } = this;
    const you = this.message?.you;
    this.objection = null;
    this.results.clear();
    if (this.isPast) this.at = null;
    if (!you?.token) return this.object('watching');
    const decision = owed?.decision ?? 0;
    if (owed && this.now.allows(action)) this.answered = decision;
    this.ask();
    const answer = await this.line.act(you.token, decision, action);
    if (answer.ok) return;
    if (this.answered === decision) this.answered = null;
    this.now.halt();
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
    if (!known) await this.request(async () => (this.replay = await getReplayPage(this.id, this.me ?? -1, move)));
    this.playback.skip();
    this.at = move;
  }

  close(): void {
    this.callOff();
    this.playback.skip();
    this.line.close();
  }
}
