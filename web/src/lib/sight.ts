/** A board that is longer than its window shows what can be chosen, or what happened. */
import type { Flight } from './board';

/** What a target is only understood with: an offer, not its button alone. */
const whole = (target: HTMLElement): HTMLElement => target.closest<HTMLElement>('[data-whole]') ?? target;
interface Span {
  top: number;
  bottom: number;
}
const inside = (place: Span, frame: Span): boolean => place.top >= frame.top && place.bottom <= frame.bottom;

/** Scrolls the ground, never the page, to the first target that glows, unless one is in sight or a hand or button will do. */
export function showTargets(): void {
  const ground = document.querySelector<HTMLElement>('.table-page .ground');
  if (!ground || ground.scrollHeight <= ground.clientHeight) return;
  /** What stays at the head of the ground while it scrolls covers what lies there. */
  const stays = ground.querySelector('[data-stays]')?.getBoundingClientRect().height ?? 0;
  const { top, bottom } = ground.getBoundingClientRect();
  const frame = { top: top + stays, bottom };
  const targets = [...ground.querySelectorAll<HTMLElement>('[data-target].legal')].filter((one) =>
    one.checkVisibility(),
  );
  const places = targets.map((one) => whole(one).getBoundingClientRect());
  if (places.length === 0 || places.some((place) => inside(place, frame))) return;
  const first = Math.min(...places.map((place) => place.top));
  ground.scrollBy({ top: first - frame.top - 12 });
}

/** In a replay on a small screen the page scrolls: whatever moved is brought between the sentence and the steps. */
export function showMoved(flights: readonly Flight[]): void {
  const page = document.querySelector<HTMLElement>('.table-page.replay');
  if (!page || page.scrollHeight <= innerHeight) return;
  const found = (name: string) => page.querySelector(`.ground [data-anchor="${CSS.escape(name)}"]`);
  const moved = flights.flatMap(({ from, to }) => [...to, ...from]).map(found);
  const place = moved.find((one) => one?.checkVisibility())?.getBoundingClientRect();
  const top = (page.querySelector('.top')?.getBoundingClientRect().height ?? 0) + 12;
  const bottom = (page.querySelector('.steps')?.getBoundingClientRect().top ?? innerHeight) - 12;
  if (!place || (place.top >= top && place.bottom <= bottom)) return;
  scrollBy({ top: place.top - Math.max(top, (top + bottom - place.height) / 2) });
}
