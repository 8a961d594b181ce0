/** What stands in the county: trees, tufts, hills, the town. */
import { church, gate, house, tower, wall, type Block } from '$lib/art/buildings';
import { cut, engrave, quad, scallops, through, type Point } from '$lib/art/ink';

/** An oak, its foot at the origin, 34 high. */
const crown: Point[] = [
  [-13, -12],
  [-15, -21],
  [-9, -30],
  [0, -34],
  [9, -31],
  [15, -22],
  [13, -12],
  [4, -9],
  [-5, -9],
  [-13, -12],
];
export const oak = {
  trunk: 'M-3 0C-2-4-2-8-3-12H3C2-8 3-4 4 0Z',
  crown: `${scallops(crown, 0.6)}Z`,
  shade:
    engrave(through([14, -24], [12, -14], [2, -10]), through([4, -32], [4, -20], [0, -12]), {
      lines: 4,
      width: 2.6,
      wobble: 0.2,
      seed: 4,
    }) +
    cut(quad([-9, -22], [-6, -26], [-2, -24]), 1.8) +
    cut(quad([-8, -15], [-5, -19], [-1, -17]), 1.8),
};
/** A fir, its foot at the origin, 36 high. */
export const fir = {
  trunk: 'M-2.4 0V-8H2.4V0Z',
  crown: 'M0-38L8-25H4L11-15H5L14-5H-14L-5-15H-11L-4-25H-8Z',
  shade: 'M0-38L8-25H4L11-15H5L14-5H4L2-15H5L1-25H3Z',
};
export const tuft = [-4, -1, 2, 5].map((dx) => cut(quad([dx * 0.5, 0], [dx, -4], [dx * 1.8, -8]), 1.7, 'end')).join('');

/** A round hill of width w with its foot line at the origin; only its ridge is drawn in ink. */
export const hill = (w: number, h: number) => {
  const ridge = `M${-w / 2} 0C${-w * 0.34} ${-h * 0.9} ${-w * 0.12} ${-h} 0 ${-h}C${w * 0.16} ${-h} ${w * 0.34} ${-h * 0.7} ${w / 2} 0`;
  return {
    ridge,
    body: `${ridge}C${w * 0.3} ${h * 0.22} ${-w * 0.3} ${h * 0.22} ${-w / 2} 0Z`,
    shade: engrave(
      through([w * 0.1, -h * 0.96], [w * 0.3, -h * 0.6], [w * 0.46, -2]),
      through([w * 0.02, -h * 0.94], [w * 0.1, -h * 0.5], [w * 0.16, -2]),
      { lines: 5, width: 2.2, from: 0.06, to: 0.94, wobble: 0.3, seed: w },
    ),
  };
};

/** Nottingham within 150 × 110; the gate is at (75, 100). */
export const town: Block[] = [
  tower(24, 82, 15, 46, 20, 'stone', 'deep'),
  church(46, 82, 46, 28, 34, 'deep'),
  house(94, 82, 22, 24, 17),
  house(28, 84, 20, 20, 15),
  tower(112, 82, 16, 44, 20),
  wall(14, 100, 122, 22),
  tower(6, 102, 18, 40, 20),
  tower(126, 102, 18, 40, 20),
  tower(56, 100, 13, 34, 0),
  tower(81, 100, 13, 34, 0),
  gate(68, 100, 14, 18),
];
/** A hamlet within 60 × 40. */
export const hamlet: Block[] = [
  house(2, 32, 18, 14, 14, 'cream', 'wood'),
  house(22, 36, 20, 15, 15),
  house(44, 33, 15, 12, 12, 'shade', 'wood'),
];

/** A windmill, its foot at the origin, 60 high. */
export const mill = {
  body: 'M-11 0L-7-34H7L11 0Z',
  cap: 'M-9-34C-9-44 9-44 9-34Z',
  sails: 'M0-38L26-56L30-50L3-34ZM0-38L18-12L12-8L-4-34ZM0-38L-26-20L-30-26L-3-42ZM0-38L-18-64L-12-68L4-42Z',
};
