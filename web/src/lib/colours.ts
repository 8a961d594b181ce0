/** One colour per player: where the pieces of a game have colours, the seats wear them, on the whole page. */

/** Gives the seats the colours of their pieces, in order of seats; answers how to take them back. */
export function wear(words: readonly string[] = []): () => void {
  const { style } = document.documentElement;
  const known = getComputedStyle(document.documentElement);
  const colours = words.every((word) => known.getPropertyValue(`--piece-${word}`)) ? words : [];
  colours.forEach((colour, seat) => style.setProperty(`--seat-${seat}`, `var(--piece-${colour})`));
  return () => colours.forEach((_, seat) => style.removeProperty(`--seat-${seat}`));
}
