/** Which remarks are new: the server tells the latest ones, without numbers, and may have dropped older ones. */
import type { Remark } from './api';

const isSame = (one: Remark | undefined, other: Remark | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.name === other.name &&
  one.channel === other.channel &&
  one.phrase === other.phrase &&
  one.text === other.text &&
  one.own === other.own;

/** What follows the end of what was told before. */
export function freshRemarks(before: readonly Remark[], now: readonly Remark[]): Remark[] {
  const overlaps = (start: number) => before.slice(start).every((one, i) => isSame(one, now[i]));
  const start = before.findIndex((_, i) => overlaps(i));
  return start < 0 ? [...now] : now.slice(before.length - start);
}

/** Where the first of them was said, if nothing was said where one is. */
export const roomOf = (fresh: readonly Remark[], here: string): string =>
  fresh.some((one) => one.channel === here) ? here : (fresh[0]?.channel ?? here);
