/** What is asked comes into sight, with all that is needed to understand it. */
import { afterEach, expect, it, vi } from 'vitest';
import { showTargets } from '../src/lib/sight';

const box = (top: number, bottom: number) => ({ top, bottom });

/** A ground from 100 to 500, and one target in it, perhaps part of something larger. */
function scrolled(target: object, whole: object | null, stays = 0): number | null {
  const place = (at: object) => ({ getBoundingClientRect: () => at });
  const one = { ...place(target), checkVisibility: () => true, closest: () => (whole ? place(whole) : null) };
  let by: number | null = null;
  const ground = {
    ...place(box(100, 500)),
    scrollHeight: 900,
    clientHeight: 400,
    querySelector: () => (stays > 0 ? place({ height: stays }) : null),
    querySelectorAll: () => [one],
    scrollBy: ({ top }: { top: number }) => (by = top),
  };
  vi.stubGlobal('document', { querySelector: () => ground });
  showTargets();
  return by;
}

afterEach(() => void vi.unstubAllGlobals());

it('stays where a target is in sight', () => {
  expect(scrolled(box(200, 240), null)).toBeNull();
});
it('goes to a target below', () => {
  expect(scrolled(box(700, 740), null)).toBe(588);
});
it('shows a whole offer, not only the button that takes it', () => {
  expect(scrolled(box(700, 740), box(560, 800))).toBe(448);
  expect(scrolled(box(120, 160), box(40, 240))).toBe(-72);
});
it('leaves nothing below what stays at the head', () => {
  expect(scrolled(box(120, 160), null, 50)).toBe(-42);
  expect(scrolled(box(700, 740), null, 50)).toBe(538);
});
