/** The games that have a board here; each is loaded when it is needed. */
import type { GameKit } from './board';

const loaders: Record<string, () => Promise<{ kit: unknown }>> = {
  loot: () => import('../games/loot/kit'),
  nottingham: () => import('../games/nottingham/kit'),
  nuremberg: () => import('../games/nuremberg/kit'),
  sherwood: () => import('../games/sherwood/kit'),
};

/** Whether a game can be played here. */
export const hasKit = (game: string): boolean => game in loaders;

/** A game's board and words. A kit knows the type of its own views; the table does not need to. */
export async function loadKit(game: string): Promise<GameKit> {
  const loader = loaders[game];
  if (!loader) throw new Error(`no board for ${game}`);
  return (await loader()).kit as GameKit;
}
