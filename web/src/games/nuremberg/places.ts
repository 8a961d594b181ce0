/** What the picture adds to the map: where the roads with a city leave it, where their names and the castle stand. */
import type { Point } from '$lib/art/ink';

export const exits: Record<string, { by: Point; name: Point }> = {
  I: { by: [0.866, -0.5], name: [0.866, -1.15] },
  II: { by: [7.794, 2.5], name: [8.5, 2.85] },
  III: { by: [7.794, 6.5], name: [8.5, 6.1] },
};
export const castle: Point = [-0.86, 7.5];
