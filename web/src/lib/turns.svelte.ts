/** Tables that wait for me, on every page; asked for from time to time, and shown by the browser itself if I want that. */
import type { MyTurn } from './api';
import { Refused } from './http';
import { getTurns } from './notices';
import { prefs } from './prefs.svelte';
import { toTable } from './router';
import { listed, t } from './texts.svelte';

const EVERY = 20_000;
const KEY = 'brigand.told';
let turns = $state.raw<MyTurn[]>([]);

export const myTurns = (): MyTurn[] => turns;

/** Asks the server again. */
export async function loadTurns(): Promise<void> {
  try {
    turns = (await getTurns()).tables;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return; // asked again soon
  }
  if (document.hidden) turns.forEach(tell);
  else note(turns);
}

/** Call once: a page in the background asks only where it would be shown. */
export function watchTurns(): () => void {
  const look = () => (!document.hidden || mayTell()) && void loadTurns();
  const timer = setInterval(look, EVERY);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

export const canTell = (): boolean => 'Notification' in window;
const mayTell = (): boolean => prefs.notices && canTell() && Notification.permission === 'granted';

/** By a click alone: the browser asks whether it may. */
export async function allowTelling(wanted: boolean): Promise<void> {
  prefs.notices = wanted && canTell() && (await Notification.requestPermission()) === 'granted';
}

/** The turns that were seen or shown, by table: another tab may have been faster. */
function told(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
/** Whoever looks at the page has seen them. */
const note = (seen: MyTurn[]): void =>
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(seen.map((one) => [one.id, one.turn]))));

/** One notice for each turn. */
function tell(one: MyTurn): void {
  if (!mayTell() || told()[one.id] === one.turn) return;
  localStorage.setItem(KEY, JSON.stringify({ ...told(), [one.id]: one.turn }));
  const body = t('notice-turn', { game: t(`${one.game}-name`), players: listed(one.players) });
  const shown = new Notification(t('mine-turn'), { body, tag: `${one.id} ${one.turn}`, icon: '/favicon-turn.svg' });
  shown.onclick = () => {
    window.focus();
    location.href = toTable(one.id);
    shown.close();
  };
}
