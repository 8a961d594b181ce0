/** Who sits where, seen from one seat. */
import type { SeatInfo } from './api';
import type { Round } from './board';
import { Speaker } from './say';
import { has, t } from './texts.svelte';

/** Seats clockwise, the viewer's first; a watcher sits at seat 0. */
export const clockwise = (seats: number, me: number | null): number[] =>
  Array.from({ length: seats }, (_, step) => ((me ?? 0) + step) % seats);

/** What the sides are called: a player's name, or the partners' names together. */
export function sideNames(names: string[], sides: number[]): string[] {
  const count = Math.max(-1, ...sides) + 1;
  return Array.from({ length: count }, (_, side) => names.filter((_, seat) => sides[seat] === side).join(' & '));
}

/** Reactive: speaks the language that is set. */
const texts = { has, say: t };

export function roundOf(game: string, seats: SeatInfo[], sides: number[], me: number | null): Round {
  const names = seats.map((seat) => seat.name);
  const own = sides.length > 0 ? sides : seats.map((_, seat) => seat);
  const speaker = new Speaker(texts, game, names, sideNames(names, own));
  return {
    game,
    seats,
    sides: own,
    teams: new Set(own).size < own.length,
    me,
    order: clockwise(seats.length, me),
    toAct: [],
    last: [],
    speaker,
  };
}
