/** What the reader prefers, kept in this browser. */
import type { Wanted } from './results.svelte';
import { isMuted, setMuted } from './sound';

export type Theme = 'system' | 'light' | 'dark';
export const themes: Theme[] = ['system', 'light', 'dark'];
export const sizes = [90, 100, 115, 130] as const;

interface Prefs {
  theme: Theme;
  /** Text size in percent. */
  size: number;
  /** A choice that is complete is played without a confirmation. */
  oneTap: boolean;
  /** The only legal move is played by itself after a pause. */
  auto: boolean;
  /** What ends a turn waits a moment in which it can be called off. */
  hold: boolean;
  /** An offer that cannot be paid is declined by itself after a pause; who has nothing to exchange need not say so. */
  declines: boolean;
  /** The board as a list. */
  list: boolean;
  /** Cards fly. */
  motion: boolean;
  /** Which results stay on a card until they were seen. */
  results: Wanted;
  muted: boolean;
  /** The browser shows turns while the page is in the background. */
  notices: boolean;
  /** Tutorials that were read or skipped, by game. */
  learned: string[];
  /** Whose words are not shown: table and name. */
  unheard: string[];
}

const KEY = 'brigand.prefs';
const standard: Prefs = {
  theme: 'system',
  size: 100,
  oneTap: false,
  auto: false,
  hold: true,
  declines: true,
  list: false,
  motion: true,
  results: 'mine',
  muted: false,
  notices: false,
  learned: [],
  unheard: [],
};

function stored(): Partial<Prefs> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>;
  } catch {
    return {};
  }
}

export const prefs = $state<Prefs>({ ...standard, ...stored(), muted: isMuted() });

/** Call once: the page follows the preferences. */
export function startPrefs(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      if (prefs.theme === 'system') delete root.dataset.theme;
      else root.dataset.theme = prefs.theme;
      root.style.fontSize = `${prefs.size}%`;
      localStorage.setItem(KEY, JSON.stringify(prefs));
      setMuted(prefs.muted);
    });
  });
}

const MOST_UNHEARD = 100;
export const isUnheard = (table: string, name: string): boolean => prefs.unheard.includes(`${table} ${name}`);
/** Shows somebody's words at a table no longer, or again. */
export function hear(table: string, name: string, heard: boolean): void {
  const others = prefs.unheard.filter((one) => one !== `${table} ${name}`);
  prefs.unheard = heard ? others : [...others, `${table} ${name}`].slice(-MOST_UNHEARD);
}

/** Whether pieces may move now. */
export const mayMove = (): boolean =>
  prefs.motion && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
