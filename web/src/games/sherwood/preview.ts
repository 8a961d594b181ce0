/** What the action that is ready to be confirmed would change on the table. Ghosts are drawn paler. */
import type { SherwoodView } from './types';

export interface Preview {
  view: SherwoodView;
  /** Places that differ: `hideout:1:2`, `circle:1`, `die:1:2`, `bridge:0`, `change:1`. */
  ghosts: Set<string>;
}

/** Everything that can differ, by the name of its place. */
function places(view: SherwoodView): Map<string, string> {
  const found = new Map<string, string>();
  const note = (place: string, what: unknown) => found.set(place, JSON.stringify(what));
  view.road.forEach((road, i) => {
    road.hideouts.forEach((hideout, j) => note(`hideout:${i + 1}:${j + 1}`, hideout));
    road.dice.forEach((die, j) => note(`die:${i + 1}:${j + 1}`, die));
    note(`change:${i + 1}`, road.change);
  });
  view.village.forEach((gang, i) => note(`circle:${i + 1}`, gang));
  view.gangs.forEach((gang, i) => note(`bridge:${i}`, gang.bridge));
  return found;
}

/** The table to draw: as it would be, once that is known, or as it is. */
export function preview(view: SherwoodView, after: SherwoodView | null): Preview {
  if (after === null) return { view, ghosts: new Set() };
  const before = places(view);
  const differs = [...places(after)].filter(([place, what]) => before.get(place) !== what);
  return { view: after, ghosts: new Set(differs.map(([place]) => place)) };
}
