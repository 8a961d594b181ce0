/** One colour per player: where the pieces of a game have colours, the seats wear them, on the whole page. */

/** Gives the seats the colours of their pieces, in order of seats; answers how to take them back. */
export function wear(colours: readonly string[] = []): () => void {
  const { style } = document.documentElement;
  const names = colours.flatMap((colour, seat) => [
    [`--seat-${seat}`, `var(--piece-${colour})`],
    [`--on-seat-${seat}`, `var(--on-piece-${colour})`],
  ]) as [string, string][];
  for (const [name, value] of names) style.setProperty(name, value);
  return () => names.forEach(([name]) => style.removeProperty(name));
}
