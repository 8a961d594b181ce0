/** Requests to the server; a refused one throws a `Refused` with the server's code. */
import type { Clock, Coaching, FairInfo, Hints, Home, NewTable, Opened, Problem, Replay, TableMessage } from './api';
import type { MatchRecord } from './fair/types';

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.sentence);
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
  }
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused(0, { code: 'offline', sentence: 'The server cannot be reached.' });
  }
  const text = await answer.text();
  const data = readJson(text);
  if (answer.ok) return data as T;
  const problem = data as Partial<Problem> | null;
  throw new Refused(answer.status, {
    code: problem?.code ?? `status-${answer.status}`,
    sentence: problem?.sentence ?? answer.statusText,
    rule: problem?.rule ?? null,
    details: problem?.details ?? null,
  });
}

function readJson(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const getHome = () => request<Home>('GET', '/home');
export const openTable = (wish: NewTable) => request<Opened>('POST', '/tables', wish);
export const getTable = (id: string) => request<TableMessage>('GET', table(id));
export const changeTable = (
  id: string,
  seats: number,
  options: Record<string, boolean | number | string>,
  pace: string,
  clock: Clock | null,
  rated: boolean,
) => request<TableMessage>('PATCH', table(id), { seats, options, pace, clock, rated });
export const sitDown = (id: string, seat: number, name: string) =>
  request<TableMessage>('POST', `${table(id)}/seats/${seat}`, { name });
export const putBot = (id: string, seat: number, level: string) =>
  request<TableMessage>('PUT', `${table(id)}/seats/${seat}/bot`, { level });
export const freeSeat = (id: string, seat: number) => request<TableMessage>('DELETE', `${table(id)}/seats/${seat}`);
export const startTable = (id: string, shuffle: boolean) =>
  request<TableMessage>('POST', `${table(id)}/start`, { shuffle_seats: shuffle });
export const takeOver = (id: string, seat: number) =>
  request<TableMessage>('POST', `${table(id)}/seats/${seat}/takeover`);
/** A minute more for another player, or a day. */
export const giveTime = (id: string, seat: number) => request<TableMessage>('POST', `${table(id)}/seats/${seat}/time`);
export const comeBack = (id: string) => request<TableMessage>('POST', `${table(id)}/comeback`);
export const resign = (id: string) => request<TableMessage>('POST', `${table(id)}/resign`);
/** Takes back my last step, or asks the others whether I may. */
export const undo = (id: string) => request<TableMessage>('POST', `${table(id)}/undo`);
/** Asks the others to end the match here. */
export const endMatch = (id: string) => request<TableMessage>('POST', `${table(id)}/end`);
export const answerWish = (id: string, agrees: boolean, asked: number) =>
  request<TableMessage>('POST', `${table(id)}/wish`, { agrees, asked });
export const setPace = (id: string, pace: string) => request<TableMessage>('PUT', `${table(id)}/pace`, { pace });
/** Bots that wait for it take one step. */
export const stepBots = (id: string) => request<TableMessage>('POST', `${table(id)}/step`);
export const getReady = (id: string, ready: boolean) => request<TableMessage>('PUT', `${table(id)}/ready`, { ready });
/** The host decides whether those who watch may talk. */
export const setChat = (id: string, watchersTalk: boolean) =>
  request<TableMessage>('PUT', `${table(id)}/chat`, { watchers_talk: watchersTalk });
/** The host takes away what was said. */
export const clearChat = (id: string) => request<TableMessage>('DELETE', `${table(id)}/chat`);
export const rematch = (id: string) => request<Opened>('POST', `${table(id)}/rematch`);
/** The page of a match step by step that has move `first` on it. */
export const getReplayPage = (id: string, viewer: number, first: number) =>
  request<Replay>('GET', `${table(id)}/replay?viewer=${viewer}&first=${first}`);
/** A whole match step by step, page by page. */
export async function getReplay(id: string, viewer: number): Promise<Replay> {
  let page = await getReplayPage(id, viewer, 0);
  const steps = [...page.steps];
  while (page.steps.length > 0 && page.first + page.steps.length < page.total) {
    page = await getReplayPage(id, viewer, page.first + page.steps.length);
    steps.splice(page.first, steps.length, ...page.steps);
  }
  return { ...page, first: 0, steps };
}
export const getHints = (id: string, token: string, decision: number) =>
  request<Hints>('POST', `${table(id)}/hint`, { token, decision });
/** How far the coach is, with what it found from decision `first` on. */
export const getReview = (id: string, first = 0) => request<Coaching>('GET', `${table(id)}/review?first=${first}`);
export const startReview = (id: string) => request<Coaching>('POST', `${table(id)}/review`);
export const stopReview = (id: string) => request<Coaching>('DELETE', `${table(id)}/review`);
/** Chance of one's own for the deal. */
export const addEntropy = (id: string, entropy: string) =>
  request<TableMessage>('PUT', `${table(id)}/entropy`, { entropy });
/** What a deal is made of, but for the secret. */
export const getFair = (id: string) => request<FairInfo>('GET', `${table(id)}/fair`);
/** A match that is over, with all that verifies it. */
export const getRecord = (id: string) => request<MatchRecord>('GET', `${table(id)}/record`);
/** A finished match as a file. */
export const recordAddress = (id: string) => `/api${table(id)}/record`;
export const qrAddress = (id: string) => `/api${table(id)}/qr`;
