/** No text below 13 pixels: a size in units of the picture, and how many pixels a unit has. */
export const legible = (size: number, unit: number): number => Math.max(size, 13.2 / unit);

/** Places in a picture that work like buttons: Enter and space press them. */
export const pressKey =
  (act: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };

/** A target of 40 pixels, as far as its neighbours leave room: its radius in units of the picture. */
export const reachOf = (unit: number): number => Math.min(34, Math.max(26, 20 / unit));
/** Half the side of a target of 40 pixels, in units of the picture. */
export const half = (unit: number): number => 20.5 / unit;
