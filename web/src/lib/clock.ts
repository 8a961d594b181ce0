/** Time at a table. The server counts; the browser only shows what it would say now. */
import type { Clock, ClockInfo, ClockProfile } from './api';

/** Below this many seconds the clock warns. */
const LOW = 10;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** More than this between two messages is no delay: somebody set a clock, or it is another server. */
const JUMP = 5;
/** How far the server's clock is ahead of ours, in seconds: the message that took the least time tells best. */
let ahead = Number.NEGATIVE_INFINITY;

/** A message with the server's time has just come. */
export function noteTime(now: number, here = Date.now()): void {
  const told = now - here / 1000;
  ahead = Math.abs(told - ahead) < JUMP ? Math.max(ahead, told) : told;
}

/** What time it is at the server; before it has said so, the time of its last word. */
export const serverTime = (said: number, here = Date.now()): number => Math.max(said, here / 1000 + ahead);

export interface Remaining {
  /** Seconds left of this decision, and then in reserve. */
  left: number;
  reserve: number;
  running: boolean;
  over: boolean;
  /** Little enough to warn. */
  low: boolean;
}

/** What a seat has left at a time of the server; null for a seat without a clock. */
export function remaining(clock: ClockInfo, seat: number, now: number): Remaining | null {
  const told = clock.seats[seat];
  if (!told) return null;
  const passed = told.running ? Math.max(0, now - clock.now) : 0;
  const spent = Math.min(passed, told.left);
  const left = told.left - spent;
  const reserve = Math.max(0, told.reserve - (passed - spent));
  return { left, reserve, running: told.running, over: told.over, low: told.running && left + reserve < LOW };
}

/** Days and hours of a long time; null for one that is shown as a clock. */
export const days = (seconds: number): { days: number; hours: number } | null =>
  seconds < DAY ? null : { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) };

/** Seconds as a clock shows them: 0:09, 12:30, 3:05:00. What has begun counts: a clock at 0:00 has nothing left. */
export function shown(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % MINUTE)}` : `${minutes}:${two(whole % MINUTE)}`;
}

/** Which of the usual clocks this is: its name, `none`, or `custom`. */
export function profileOf(profiles: ClockProfile[], clock: Pick<Clock, 'reserve' | 'each'> | null): string {
  if (!clock) return 'none';
  return profiles.find((one) => one.reserve === clock.reserve && one.each === clock.each)?.name ?? 'custom';
}
