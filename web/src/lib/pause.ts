/** How long an answer takes that plays itself: as if somebody had looked at the cards, so that it does not stand out. */
export const LEAST = 800;
export const MOST = 7000;
const MEDIAN = 2200;
const SPREAD = 0.5;

/** Milliseconds, another number each time: log-normal, as people's are, without the tail nobody wants to wait for. */
export function naturalPause(chance: () => number = Math.random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return Math.min(MOST, Math.max(LEAST, MEDIAN * Math.exp(SPREAD * normal)));
}
