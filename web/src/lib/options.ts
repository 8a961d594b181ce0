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
export const possible = (info: GameInfo, option: string): Set<Value> => new Set(info.seats.flatMap((seats) => choicesFor(info, seats, option)));

/** The number of seats nearest to the wished one (rather more than fewer) with which an option can have this value. */
export function seatsFor(info: GameInfo, wish: number, option: string, value: Value): number {
  const fit = info.seats.filter((seats) => choicesFor(info, seats, option).includes(value));
  return [...fit].sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish) || b - a)[0] ?? wish;
}

/** The wished options if they fit, else those that differ least. */
export function fitting(info: GameInfo, seats: number, wish: Options): Options {
  const differ = (way: Options) => Object.keys(way).filter((name) => way[name] !== wish[name]).length;
  return [...ways(info, seats)].sort((a, b) => differ(a) - differ(b))[0] ?? wish;
}
