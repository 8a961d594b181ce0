/** Which options go together with a number of seats. */
import type { GameInfo } from './api';

export type Value = boolean | number | string;
export type Options = Record<string, Value>;

const ways = (info: GameInfo, seats: number): Options[] => info.fits[seats] ?? [];

/** The values an option can have with so many seats. */
export const choicesFor = (info: GameInfo, seats: number, option: string): Value[] => [
  ...new Set(ways(info, seats).map((way) => way[option] as Value)),
];

/** The wished options if they fit, else those that differ least. */
export function fitting(info: GameInfo, seats: number, wish: Options): Options {
  const differ = (way: Options) => Object.keys(way).filter((name) => way[name] !== wish[name]).length;
  return [...ways(info, seats)].sort((a, b) => differ(a) - differ(b))[0] ?? wish;
}
