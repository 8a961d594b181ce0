/** Gangs at the table: the seats', and Will Scarlet's with two players. */
import type { Round } from '$lib/board';
import type { SherwoodView } from './types';

export const nameOf = (gang: number, _view: SherwoodView, round: Round): string =>
  String(round.speaker.inWords({ seat: gang }).seat);

/** Clockwise from the viewer, Scarlet last. */
export const orderOf = (view: SherwoodView, round: Round): number[] =>
  view.scarlet === null ? round.order : [...round.order, view.scarlet];

/** Before the scuffle: dice at robbed wagons, which will come to the drawbridge. */
export const coming = (view: SherwoodView, gang: number): number[] =>
  view.road
    .filter((road) => road.is_beaten)
    .flatMap((road) => road.dice.filter((die) => die.gang === gang).map((die) => die.face));

export const sumOf = (faces: readonly number[]): number => faces.reduce((sum, face) => sum + face, 0);
