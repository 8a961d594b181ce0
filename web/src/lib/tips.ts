/** Tooltips: what a thing on the table is, and the rules behind it. One place listens; boards need not know of it. */

/** What a thing on the page is called by the games: `task:five_alike`, `card:green 3`, `merry:robin`. */
export function keysOf(data: { tip?: string; target?: string; card?: string; anchor?: string }): string[] {
  const { tip, target, card, anchor } = data;
  return [tip, target, card === undefined ? undefined : `card:${card}`, anchor].filter((key) => key !== undefined);
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 10;
const EDGE = 8;
const within = (at: number, size: number, room: number) => Math.max(EDGE, Math.min(at, room - size - EDGE));

/** Where a tip of this size goes so that it does not cover its thing: above, below, or beside it. */
export function placed(
  thing: Box,
  width: number,
  height: number,
  roomX: number,
  roomY: number,
): { x: number; y: number } {
  const x = within(thing.left + thing.width / 2 - width / 2, width, roomX);
  if (thing.top - GAP - height >= EDGE) return { x, y: thing.top - GAP - height };
  const below = thing.top + thing.height + GAP;
  if (below + height <= roomY - EDGE) return { x, y: below };
  const y = within(thing.top + thing.height / 2 - height / 2, height, roomY);
  const right = thing.left + thing.width + GAP;
  if (right + width <= roomX - EDGE) return { x: right, y };
  return { x: Math.max(EDGE, thing.left - GAP - width), y };
}
