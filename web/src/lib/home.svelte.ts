/** What the first page knows: games, bots, my name and my tables. Loaded once, refreshed on demand. */
import type { GameInfo, Home } from './api';
import { getHome, Refused } from './http';
import { loadTurns } from './turns.svelte';

/** Milliseconds until other tables are asked for: the page itself comes first. */
const SOON = 500;
let home = $state.raw<Home | null>(null);
let failure = $state.raw<Refused | null>(null);
let loading: Promise<Home | null> | null = null;

export const theHome = (): Home | null => home;
export const homeFailure = (): Refused | null => failure;
export const gameInfo = (game: string): GameInfo | undefined => home?.games.find((one) => one.id === game);

/** Asks the server again. */
export function loadHome(): Promise<Home | null> {
  loading ??= getHome()
    .then((answer) => {
      failure = null;
      setTimeout(() => void loadTurns(), SOON);
      return (home = answer);
    })
    .catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      failure = error;
      return null;
    })
    .finally(() => (loading = null));
  return loading;
}
