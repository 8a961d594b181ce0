/** What a finger means among small places of a picture: the nearest one, or a closer look where they lie too close. */

export interface Spot {
  x: number;
  y: number;
}
/** A finger means whatever lies within half of 40 pixels, and a little more. */
const REACH = 22;
/** Places nearer to one another than this many pixels are too close for a thumb. */
const APART = 32;
/** Targets do not touch one another from here on. */
const FULL = 40;
/** How far apart they are brought. */
const ROOMY = 46;

export const distance = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y);
/** How far the nearest two of some places are from each other. */
const closest = (spots: readonly Spot[]): number =>
  Math.min(...spots.flatMap((one, i) => spots.slice(i + 1).map((other) => distance(one, other))));

export type Aim = { at: number } | { between: Spot; grow: number } | null;

/** Which place is meant, or where and how many times closer to look first, if that can be; null if none is. */
export function aim(finger: Spot, spots: readonly Spot[], most: number): Aim {
  const far = spots.map((spot) => distance(finger, spot));
  const at = far.indexOf(Math.min(...far));
  const meant = spots[at];
  if (!meant || (far[at] ?? 0) > REACH) return null;
  const crowd = spots.filter((spot) => distance(meant, spot) < APART);
  if (crowd.length === 1 || most <= 1) return { at };
  return { between: middle(crowd), grow: Math.min(most, ROOMY / closest(crowd)) };
}

function middle(spots: readonly Spot[]): Spot {
  const { left, right, top, bottom } = bounds(spots);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
function bounds(spots: readonly Spot[]): { left: number; right: number; top: number; bottom: number } {
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** How to look at all these places at once so that none touches another, or as far as they fit; null if nothing is won. */
export function focus(spots: readonly Spot[], width: number, height: number): { between: Spot; grow: number } | null {
  if (spots.length < 2 || closest(spots) >= FULL) return null;
  const { left, right, top, bottom } = bounds(spots);
  const grow = Math.min(ROOMY / closest(spots), (width - ROOMY) / (right - left), (height - ROOMY) / (bottom - top));
  return grow > 1.1 ? { between: middle(spots), grow } : null;
}
