/** Gangs at the table: the seats', and Will Scarlet's with two players. */
import type { Round } from '$lib/board';
import type { SherwoodView } from './types';

export const nameOf = (gang: number, _view: SherwoodView, round: Round): string => String(round.speaker.inWords({ seat: gang }).seat);

/** Clockwise from the viewer, Scarlet last. */
export const orderOf = (view: SherwoodView, round: Round): number[] => (view.scarlet === null ? round.order : [...round.order, view.scarlet]);

export const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);

/** What the sheriff will say to a column: nothing (5 to 10), a reward (below), an arrest (above). */
export const verdictOf = (sum: number): 'reward' | 'free' | 'arrest' => (sum < 5 ? 'reward' : sum > 10 ? 'arrest' : 'free');

/** Dice summed from the left until the wagon's number is reached: how many of them count, and their sum. */
export function reach(dice: readonly { face: number; hideout: number }[], defence: number | null): { sum: number; counted: number } {
  let sum = 0;
  let counted = 0;
  while (counted < dice.length && (defence === null || sum < defence)) {
    const at = dice[counted]?.hideout;
    while (counted < dice.length && dice[counted]?.hideout === at) sum += dice[counted++]?.face ?? 0;
  }
  return { sum, counted };
}
