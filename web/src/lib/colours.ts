/** One colour per player: where the pieces of a game have colours, the seats wear them, on the whole page. */

/** Gives the seats the colours of their pieces, in order of seats; answers how to take them back. */
export function wear(words: readonly string[] = []): () => void {
  const { style } = document.documentElement;
  const known = getComputedStyle(document.documentElement);
  const colours = words.every((word) => known.getPropertyValue(`--piece-${word}`)) ? words : [];
  const names = colours.flatMap((colour, seat) => [
    [`--seat-${seat}`, `var(--piece-${colour})`],
    [`--on-seat-${seat}`, `var(--on-piece-${colour})`],
  ]) as [string, string][];
  for (const [name, value] of names) style.setProperty(name, value);
  return () => names.forEach(([name]) => style.removeProperty(name));
}
