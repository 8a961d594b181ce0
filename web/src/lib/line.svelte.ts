/** The line to a table: a socket that comes back by itself, with one answer for every question. */
import type { Act, Action, Answer, ClientMessage, Preview, Say, ServerMessage, TableMessage } from './api';

const PING = 15_000;
const SILENCE = 45_000;
/** The code of a line whose device was ended: the page begins again, as somebody new. */
const ENDED = 4401;

/** Seconds as a clock shows them: 0:09, 1:31. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long to wait before trying again, in milliseconds: doubling, with some chance so that not all come at once. */
export function backoff(tries: number, chance = Math.random()): number {
  return Math.round(Math.min(15_000, 500 * 2 ** tries) * (0.75 + chance / 2));
}

type Waiting = (answer: Answer) => void;
const cut = (id: number): Answer => ({ type: 'answer', id, ok: false, code: 'offline' });

export class Line {
  state = $state<'connecting' | 'open' | 'waiting' | 'closed'>('connecting');
  /** When the next try begins (ms since 1970). */
  retryAt = $state(0);
  private socket: WebSocket | null = null;
  private tries = 0;
  private count = 0;
  private heard = 0;
  private waiting = new Map<number, Waiting>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly address: string,
    private readonly onTable: (message: TableMessage) => void,
  ) {
    addEventListener('online', this.retry);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  private connect(): void {
    this.state = 'connecting';
    const url = new URL(this.address, location.href);
    url.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = ({ code }) => {
      if (code === ENDED) location.reload();
      else if (socket === this.socket) this.lost();
    };
  }

  private opened(): void {
    this.state = 'open';
    this.tries = 0;
    this.heard = Date.now();
    clearInterval(this.beat);
    this.beat = setInterval(() => this.ping(), PING);
  }

  private hear(message: ServerMessage): void {
    this.heard = Date.now();
    if (message.type === 'table') this.onTable(message);
    if (message.type !== 'answer') return;
    this.waiting.get(message.id)?.(message);
    this.waiting.delete(message.id);
  }

  private lost(): void {
    clearInterval(this.beat);
    this.socket = null;
    for (const [id, answer] of this.waiting) answer(cut(id));
    this.waiting.clear();
    if (this.state === 'closed') return;
    const pause = backoff(this.tries++);
    this.state = 'waiting';
    this.retryAt = Date.now() + pause;
    this.timer = setTimeout(() => this.connect(), pause);
  }

  private ping(): void {
    if (Date.now() - this.heard > SILENCE) return this.drop();
    this.send({ type: 'ping' });
  }

  private drop(): void {
    const socket = this.socket;
    this.lost();
    socket?.close();
  }

  private wake = (): void => {
    if (document.hidden) return;
    if (this.state === 'open') this.ping();
    else this.retry();
  };

  /** Try now instead of waiting. */
  retry = (): void => {
    if (this.state !== 'waiting') return;
    clearTimeout(this.timer);
    this.connect();
  };

  private send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private ask(question: Omit<Act, 'id'> | Omit<Preview, 'id'> | Omit<Say, 'id'>): Promise<Answer> {
    const id = ++this.count;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      if (this.send({ ...question, id } as Act | Preview | Say)) return;
      this.waiting.delete(id);
      resolve(cut(id));
    });
  }

  act = (token: string, decision: number, action: Action): Promise<Answer> =>
    this.ask({ type: 'act', token, decision, action });

  /** What an action would lead to; null if that cannot be known, or not any more. */
  preview = async (token: string, decision: number, action: Action): Promise<unknown> =>
    (await this.ask({ type: 'preview', token, decision, action })).preview ?? null;

  say = (channel: string, phrase: string | null, text: string | null): Promise<Answer> =>
    this.ask({ type: 'say', channel, phrase, text });

  /** Ask for the whole table again. */
  refresh = (): boolean => this.send({ type: 'refresh' });

  close(): void {
    this.state = 'closed';
    clearTimeout(this.timer);
    removeEventListener('online', this.retry);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
    this.lost();
  }
}
