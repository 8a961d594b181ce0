/** Small signs of the objects on a grid of 48, for corners, notices and lists. */
import { pieces, type PieceArt } from '$lib/art/pieces/pieces';
import type { Kind } from '../box';

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const candle = 'M20 24V11H28V24Z';
const flame = 'M24 11C18 7 22 3 24 0C29 4 29 8 24 11Z';
const stand = 'M12 24H36C35 30 28 31 27 32V37C30 40 40 41 41 46H7C8 41 18 40 21 37V32C20 31 13 30 12 24Z';
const bar = (x: number, y: number) => `M${x} ${y}L${x + 4} ${y - 15}H${x + 18}L${x + 22} ${y}Z`;

export const marks: Record<Kind, PieceArt> = {
  copper: {
    plates: [{ fill: 'ochre', d: disc(24, 24, 20) }],
    ink: 'M12 33L9 15L18 23L24 12L30 23L39 15L36 33Z',
    line: disc(24, 24, 20),
  },
  silver: {
    plates: [
      { fill: 'silver', d: stand },
      { fill: 'cream', d: candle },
      { fill: 'gold', d: flame },
    ],
    ink: 'M27 26H36C35 30 28 31 27 32V37C30 40 40 41 41 46H29C30 40 24 40 25 34Z',
    line: stand + candle + flame,
  },
  gold: {
    plates: [{ fill: 'gold', d: bar(2, 42) + bar(24, 42) + bar(13, 25) }],
    ink: 'M18 30L20 42H24L20 27ZM40 30L42 42H46L42 27ZM29 13L31 25H35L31 10Z',
    line: bar(2, 42) + bar(24, 42) + bar(13, 25),
  },
  pearls: pieces.pearls,
  gems: pieces.gem,
  necklace: pieces.necklace,
  chest: pieces.chest,
};
