/** FLIP: an element with data-piece flies from where it was to where it now lies. */

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}
export type Places = Map<string, Place>;

export interface Move {
  x: number;
  y: number;
  scaleX: number;
  scaleY: number;
}

/** What moves the new place back onto the old one (origin: top left corner). */
export function invert(from: Place, to: Place): Move {
  return {
    x: from.x - to.x,
    y: from.y - to.y,
    scaleX: to.width > 0 ? from.width / to.width : 1,
    scaleY: to.height > 0 ? from.height / to.height : 1,
  };
}

/** Too small to be seen. */
export function isStill(move: Move): boolean {
  return Math.hypot(move.x, move.y) < 1 && Math.abs(move.scaleX - 1) < 0.01 && Math.abs(move.scaleY - 1) < 0.01;
}

/** 250 ms for a short way, 500 ms across the table. */
export function flightTime(move: Move): number {
  return Math.round(Math.min(500, 250 + Math.hypot(move.x, move.y) * 0.25));
}

export const flightTransform = (move: Move): string =>
  `translate(${move.x}px, ${move.y}px) scale(${move.scaleX}, ${move.scaleY})`;

const pieces = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-piece]');

/** Where every piece lies now, also in mid-flight: a second flight starts from what is seen. */
export function notePlaces(root: ParentNode = document): Places {
  const places: Places = new Map();
  for (const element of pieces(root)) {
    const { x, y, width, height } = element.getBoundingClientRect();
    places.set(element.dataset.piece ?? '', { x, y, width, height });
  }
  return places;
}

const flights = new WeakMap<Element, Animation>();
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

function start(element: HTMLElement, frames: Keyframe[], duration: number): Animation {
  const flight = element.animate(frames, { duration, easing: 'cubic-bezier(0.2, 0.75, 0.25, 1)' });
  flights.set(element, flight);
  return flight;
}

function fly(element: HTMLElement, from: Place | undefined): Animation | undefined {
  flights.get(element)?.cancel();
  const fade = [{ opacity: 0 }, { opacity: 1 }];
  if (!from) return start(element, fade, 250);
  const move = invert(from, element.getBoundingClientRect());
  if (isStill(move)) return undefined;
  if (still()) return start(element, fade, 250);
  const origin = 'top left';
  const frames = [
    { transform: flightTransform(move), transformOrigin: origin, zIndex: 10 },
    { transform: 'none', transformOrigin: origin, zIndex: 10 },
  ];
  return start(element, frames, flightTime(move));
}

/**
 * Call after the page has changed, with the places noted before. Nothing moves in a hidden tab.
 * `sources` gives a place of departure to pieces that were not on the table before (drawn cards).
 */
export async function flyPieces(
  before: Places,
  root: ParentNode = document,
  sources: Places = new Map(),
): Promise<void> {
  if (document.hidden) return;
  const running: Animation[] = [];
  for (const element of pieces(root)) {
    const key = element.dataset.piece ?? '';
    const flight = fly(element, before.get(key) ?? sources.get(key));
    if (flight) running.push(flight);
  }
  await Promise.allSettled(running.map((flight) => flight.finished));
}
