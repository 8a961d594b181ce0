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
