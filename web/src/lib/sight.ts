/** A board that is longer than its window shows what can be chosen. */

const inside = (place: DOMRect, frame: DOMRect): boolean => place.top >= frame.top && place.bottom <= frame.bottom;

/** Scrolls the ground, never the page, to the first target that glows, unless one is in sight or a hand or button will do. */
export function showTargets(): void {
  const ground = document.querySelector<HTMLElement>('.table-page .ground');
  if (!ground || ground.scrollHeight <= ground.clientHeight) return;
  const frame = ground.getBoundingClientRect();
  const targets = [...ground.querySelectorAll<HTMLElement>('[data-target].legal')].filter((one) =>
    one.checkVisibility(),
  );
  const places = targets.map((one) => one.getBoundingClientRect());
  if (places.length === 0 || places.some((place) => inside(place, frame))) return;
  const first = Math.min(...places.map((place) => place.top));
  ground.scrollBy({ top: first - frame.top - 12 });
}
