/** The games of this table. Each has a face, which every page may show, and a board, which is loaded when it is needed. */
import type { Component } from 'svelte';
import { games } from '../games';
import type { GameKit } from './board';

/** What a game shows before it is loaded: the default export of its `face.ts`. */
export interface Face {
  /** The scene on its broadsheet: 300 × 300, the outer 14 left and right are hidden. */
  Cover: Component;
  /** Its sign, within a circle of radius 22. */
  Medallion: Component;
  /** What the back of its cards repeats: a path within a radius of 9. */
  motif: string;
  /** A kit knows the type of its own views; the table does not need to. */
  kit: () => Promise<{ kit: unknown }>;
}

/** A game as `games/index.ts` lists it. */
export interface Listed extends Face {
  id: string;
  /** With how many it can be played. */
  seats: readonly number[];
  minutes: number;
}

export { games };

/** Whether a game can be played here. */
export const isListed = (id: string): boolean => games.some((game) => game.id === id);

/** The game of this id; there is no picture that would do for another one. */
export function listed(id: string): Listed {
  const found = games.find((game) => game.id === id);
  if (!found) throw new Error(`no game ${id} in games/index.ts (${games.map((game) => game.id).join(', ')})`);
  return found;
}

/** A game's board and words. */
export const loadKit = async (id: string): Promise<GameKit> => (await listed(id).kit()).kit as GameKit;
