/** The log put together from pieces that arrive in order, or do not. */
import type { Line } from './api';
import type { GameEvent } from './board';

export interface Joined {
  lines: Line[];
  /** Lines that were not known before. */
  fresh: Line[];
  /** Lines in between are missing: ask for all again. */
  gap: boolean;
}

/** Continues what is known with `lines` that begin at number `first`. */
export function join(known: Line[], first: number, lines: Line[]): Joined {
  if (first > known.length) return { lines: known, fresh: [], gap: true };
  const joined = first === 0 && lines.length < known.length ? lines : [...known.slice(0, first), ...lines];
  return {
    lines: joined.length < known.length && first > 0 ? known : joined,
    fresh: joined.slice(known.length),
    gap: false,
  };
}

/** The log with its last lines as they were seen when they happened: by now they may be told with less. */
export const seenOf = (lines: Line[], from: number, glimpses: Line[]): Line[] =>
  glimpses.length === 0 ? lines : [...lines.slice(0, from), ...glimpses, ...lines.slice(from + glimpses.length)];

export const eventsOf = (lines: Line[]): GameEvent[] => lines.map((line) => line.event);

/** The events of one kind. */
export const ofKind = <E extends { event: string }, T extends E['event']>(events: E[], kind: T) =>
  events.filter((event): event is Extract<E, { event: T }> => event.event === kind);

/** The events of the last move (or of the move `at`). */
export function lastEvents(lines: Line[], at?: number): GameEvent[] {
  const move = at ?? lines.at(-1)?.move;
  return eventsOf(lines.filter((line) => line.move === move));
}

/** Lines by move, newest last, for the log; without events that a later line tells. */
export function byMove(lines: Line[], untold: readonly string[] = []): { move: number; lines: Line[] }[] {
  const groups: { move: number; lines: Line[] }[] = [];
  for (const line of lines) {
    if (untold.includes(line.event.event)) continue;
    const group = groups.at(-1);
    if (group?.move === line.move) group.lines.push(line);
    else groups.push({ move: line.move, lines: [line] });
  }
  return groups;
}
