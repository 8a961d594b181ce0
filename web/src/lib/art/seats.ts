/** Seats have shapes as well as colours: never colour alone. */
const seatShapes = ['circle', 'square', 'triangle', 'diamond', 'star', 'hexagon', 'cross', 'moon'] as const;
type SeatShape = (typeof seatShapes)[number];

const paths: Record<SeatShape, string> = {
  circle: 'M12 2.5A9.5 9.5 0 1 1 11.9 2.5Z',
  square: 'M3.5 3.5H20.5V20.5H3.5Z',
  triangle: 'M12 2.5L22 20.5H2Z',
  diamond: 'M12 1.5L21.5 12L12 22.5L2.5 12Z',
  star: 'M12 1.5L15 8.6L22.6 9.2L16.8 14.2L18.6 21.7L12 17.7L5.4 21.7L7.2 14.2L1.4 9.2L9 8.6Z',
  hexagon: 'M12 1.8L21 7V17L12 22.2L3 17V7Z',
  cross: 'M8.5 2.5H15.5V8.5H21.5V15.5H15.5V21.5H8.5V15.5H2.5V8.5H8.5Z',
  moon: 'M16.5 2.5A10 10 0 1 0 21.8 16.5A8.5 8.5 0 0 1 16.5 2.5Z',
};

/** The shape of a seat (0–7) on a grid of 24. */
export const seatPath = (seat: number): string => paths[seatShapes[seat % 8] ?? 'circle'];

/** Teams have emblems of their own: anchor, crossed blades, wheel, bars. */
const emblems = [
  'M12 6V18M8.5 9.5H15.5M6.5 13C7 16.5 9.5 18 12 18S17 16.5 17.5 13',
  'M7 6.5L17 17M17 6.5L7 17',
  'M12 7.3A4.7 4.7 0 1 1 11.9 7.3ZM12 5.5V18.5M5.5 12H18.5',
  'M7 7.5H17M7 12H17M8.5 16.5H15.5',
];

/** The emblem of a team (0–3) on a grid of 24. */
export const teamEmblem = (team: number): string => emblems[team % 4] ?? '';
