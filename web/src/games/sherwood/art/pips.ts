/** Where the pips of a die lie, around its middle: columns and rows from −1 to 1. */
const places: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, 1],
    [1, -1],
  ],
  3: [
    [-1, 1],
    [0, 0],
    [1, -1],
  ],
  4: [
    [-1, -1],
    [-1, 1],
    [1, -1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [-1, 1],
    [0, 0],
    [1, -1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/** The pips of a face on a die whose middle is at (`middle`, `middle`). */
export const pips = (face: number, middle: number): [number, number][] =>
  (places[face] ?? []).map(([x, y]) => [middle + 9 * x, middle + 9 * y]);
