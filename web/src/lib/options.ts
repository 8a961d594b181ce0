/** Which options go together with a number of seats. */
import type { GameInfo } from './api';

export type Value = boolean | number | string;
export type Options = Record<string, Value>;

const ways = (info: GameInfo, seats: number): Options[] => info.fits[seats] ?? [];

/** The values an option can have with so many seats. */
export const choicesFor = (info: GameInfo, seats: number, option: string): Value[] => [
  ...new Set(ways(info, seats).map((way) => way[option] as Value)),
];

/** All values of an option that work with some number of seats. */
export const possible = (info: GameInfo, option: string): Set<Value> =>
  new Set(info.seats.flatMap((seats) => choicesFor(info, seats, option)));

/** What is offered at a table of so many seats: a way to play may bring other seats along, the number of a seat may not. */
export const offered = (info: GameInfo, seats: number, option: string, choices: readonly Value[]): Value[] => {
  const fit = choicesFor(info, seats, option);
  return choices.filter((value) => typeof value !== 'number' || fit.includes(value));
};

/** The number of seats nearest to the wished one (rather more than fewer) with which an option can have this value. */
export function seatsFor(info: GameInfo, wish: number, option: string, value: Value): number {
  const fit = info.seats.filter((seats) => choicesFor(info, seats, option).includes(value));
  return [...fit].sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish) || b - a)[0] ?? wish;
}

/** Options whose values are not listed: words for every seat, the text of a file. They fit any number of seats. */
const free = (info: GameInfo): string[] =>
  info.options.filter((option) => option.kind !== 'choice').map((option) => option.name);

/** The wished options if they fit, else those that differ least. */
export function fitting(info: GameInfo, seats: number, wish: Options): Options {
  const kept = Object.fromEntries(free(info).flatMap((name) => (name in wish ? [[name, wish[name] as Value]] : [])));
  const differ = (way: Options) =>
    Object.keys(way).filter((name) => !(name in kept) && way[name] !== wish[name]).length;
  const best = [...ways(info, seats)].sort((a, b) => differ(a) - differ(b))[0];
  return best ? { ...best, ...kept } : wish;
}

/** Numbers of players in print: `2–6, 8`. */
export function ranges(seats: readonly number[]): string {
  const starts = seats.filter((count) => !seats.includes(count - 1));
  const ends = seats.filter((count) => !seats.includes(count + 1));
  return starts.map((first, i) => (first === ends[i] ? `${first}` : `${first}–${ends[i]}`)).join(', ');
}

/** What every seat has of an option that gives each one another: the words of its value, then the first that are left. */
export function eachSeat(choices: readonly Value[], seats: number, value: Value): string[] {
  const chosen = String(value).split(' ').filter(Boolean).slice(0, seats);
  const rest = choices.map(String).filter((choice) => !chosen.includes(choice));
  return [...chosen, ...rest].slice(0, seats);
}

/** The value after a seat took a choice; whoever had it takes what the seat had. */
export function swapped(choices: readonly Value[], seats: number, value: Value, seat: number, choice: string): string {
  const all = eachSeat(choices, seats, value);
  const before = all[seat] ?? choice;
  return all.map((one, other) => (other === seat ? choice : one === choice ? before : one)).join(' ');
}

/** The first letters of the hash under which the text of a file is kept; empty while the table has not answered. */
export const hashOf = (text: Value): string => /^# sha256: (\w{8})/.exec(String(text))?.[1] ?? '';
