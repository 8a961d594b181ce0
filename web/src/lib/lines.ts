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
  return { lines: joined.length < known.length && first > 0 ? known : joined, fresh: joined.slice(known.length), gap: false };
}

export const eventsOf = (lines: Line[]): GameEvent[] => lines.map((line) => line.event as GameEvent);

/** The events of the last move (or of the move `at`). */
export function lastEvents(lines: Line[], at?: number): GameEvent[] {
  const move = at ?? lines.at(-1)?.move;
  return eventsOf(lines.filter((line) => line.move === move));
}

/** Lines by move, newest last, for the log. */
export function byMove(lines: Line[]): { move: number; lines: Line[] }[] {
  const groups: { move: number; lines: Line[] }[] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (group?.move === line.move) group.lines.push(line);
    else groups.push({ move: line.move, lines: [line] });
  }
  return groups;
}
