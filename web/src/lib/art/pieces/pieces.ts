/** Pieces on a grid of 48, readable at 24 px: plates, solid ink, then the outline. */
export interface PieceArt {
  plates: { fill: string; d: string }[];
  ink?: string;
  line: string;
  /** Where the owner's shape is printed: x, y and scale on its grid of 24. */
  mark?: readonly [x: number, y: number, scale: number];
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const beads = Array.from({ length: 11 }, (_, i) => {
  const a = Math.PI * (1.06 - (i / 10) * 1.12);
  return [24 + 18 * Math.cos(a), 9 + 25 * Math.sin(a)] as const;
});
const spokes = (x: number, y: number, r: number) => `M${x} ${y - r}v${2 * r}M${x - r} ${y}h${2 * r}`;

const cloak = 'M24 3C32 6 34 13 33 19C40 24 43 34 44 45H4C5 34 8 24 15 19C14 13 16 6 24 3Z';
const faceHole = 'M18 14C20 10 28 10 30 14C31 20 28 24 24 24C20 24 17 20 18 14Z';
const band = 'M17.5 14H30.5L30 18.5H18Z';
const gem = 'M12 8H36L45 20L24 44L3 20Z';
const skull = 'M24 3C38 3 45 12 44 24C43 31 39 33 37 35V42C33 46 15 46 11 42V35C9 33 5 31 4 24C3 12 10 3 24 3Z';
const brim = 'M6 17C14 12 34 12 42 17C38 20 10 20 6 17Z';

export const pieces = {
  coin: {
    plates: [{ fill: 'gold', d: disc(24, 24, 19) }],
    ink: 'M24 13L27 21L35 24L27 27L24 35L21 27L13 24L21 21Z',
    line: disc(24, 24, 19) + 'M36 13A16 16 0 0 1 36 35',
  },
  ring: {
    plates: [
      { fill: 'gold', d: disc(24, 31, 14) + disc(24, 31, 8) },
      { fill: 'red', d: 'M16 4H32L37 10L24 21L11 10Z' },
    ],
    line: disc(24, 31, 14) + disc(24, 31, 8) + 'M16 4H32L37 10L24 21L11 10ZM11 10H37M20 10L24 20L28 10L26 4M20 10L22 4',
  },
  bracelet: {
    plates: [
      { fill: 'gold', d: 'M4 19C4 6 44 6 44 19V31C44 44 4 44 4 31Z' },
      { fill: 'red', d: disc(24, 34, 4.5) },
      { fill: 'deep', d: disc(11, 31, 3.2) + disc(37, 31, 3.2) },
    ],
    ink: 'M9 19C9 12 39 12 39 19C39 26 9 26 9 19Z',
    line:
      'M4 19C4 6 44 6 44 19V31C44 44 4 44 4 31ZM4 19C4 30 44 30 44 19' +
      disc(24, 34, 4.5) +
      disc(11, 31, 3.2) +
      disc(37, 31, 3.2),
  },
  necklace: {
    plates: [
      { fill: 'gold', d: beads.map(([x, y]) => disc(x, y, 3.8)).join('') },
      { fill: 'red', d: 'M24 30L32 37L24 47L16 37Z' },
    ],
    line: beads.map(([x, y]) => disc(x, y, 3.8)).join('') + 'M24 30L32 37L24 47L16 37Z',
  },
  wagon: {
    plates: [
      { fill: 'cream', d: 'M7 25C4 10 10 5 24 5C38 5 44 10 41 25Z' },
      { fill: 'wood', d: 'M4 25H44L41 35H7Z' },
      { fill: 'shade', d: disc(14, 37, 8) + disc(34, 37, 8) },
    ],
    ink: 'M33 6C42 9 43 16 41 25H36C38 17 37 10 33 6Z' + disc(14, 37, 2.6) + disc(34, 37, 2.6),
    line:
      'M7 25C4 10 10 5 24 5C38 5 44 10 41 25ZM4 25H44L41 35H7ZM18 25C16 15 17 9 20 5M29 25C30 15 29 9 27 5' +
      disc(14, 37, 8) +
      disc(34, 37, 8) +
      spokes(14, 37, 8) +
      spokes(34, 37, 8),
  },
  meeple: {
    plates: [
      { fill: 'seat', d: cloak },
      { fill: 'skin', d: faceHole },
    ],
    ink: band,
    line: `${cloak}${faceHole}`,
    mark: [24, 35, 0.66],
  },
  leader: {
    plates: [
      { fill: 'seat', d: 'M15 20C8 24 5 34 4 45H44C43 34 40 24 33 20Z' },
      { fill: 'skin', d: 'M16 14H32C33 22 29 28 24 28C19 28 15 22 16 14Z' },
      { fill: 'seat', d: 'M14 14C14 4 34 4 34 14Z' },
      { fill: 'cream', d: 'M29 9C33 0 42 0 46 3C42 4 40 12 31 13Z' },
    ],
    ink: `${brim}M17 20H31L30 23H18Z`,
    line: 'M15 21C8 24 5 34 4 45H44C43 34 40 24 33 21M16 16C15 22 19 28 24 28C29 28 33 22 32 16M14 14C14 4 34 4 34 14M29 9C33 0 42 0 46 3C42 4 40 12 31 13',
    mark: [24, 37, 0.62],
  },
  settlement: {
    plates: [
      { fill: 'seat', d: 'M6 24H42V44H6Z' },
      { fill: 'brick', d: 'M2 25L24 5L46 25Z' },
      { fill: 'stone', d: 'M33 6H39V19L33 14Z' },
    ],
    ink: 'M20 44V35A4 4 0 0 1 28 35V44ZM10 29H16V36H10ZM32 29H38V36H32Z',
    line: 'M33 13V6H39V18M6 25V44H42V25M2 25L24 5L46 25Z',
    mark: [24, 17.5, 0.46],
  },
  workshop: {
    plates: [
      { fill: 'seat', d: 'M5 44V20L17 12V20L29 12V20L43 12V44Z' },
      { fill: 'cream', d: 'M9 25H24V41H9Z' },
    ],
    ink: 'M11 28H20L23 30.5L20 33H18V39H15V33H11Z',
    line: 'M5 44V20L17 12V20L29 12V20L43 12V44ZM9 25H24V41H9Z',
    mark: [33.5, 33, 0.6],
  },
  wall: {
    plates: [{ fill: 'brick', d: 'M3 44V12H11V18H18V12H30V18H37V12H45V44Z' }],
    line: 'M3 44V12H11V18H18V12H30V18H37V12H45V44ZM3 26H45M3 35H45M14 26V35M34 26V35M24 18V26M24 35V44',
  },
  tower: {
    plates: [
      { fill: 'stone', d: 'M13 44V19H35V44Z' },
      { fill: 'brick', d: 'M8 20L24 2L40 20Z' },
    ],
    ink: 'M20 44V36A4 4 0 0 1 28 36V44ZM22 25H26V31H22ZM31 22H35V44H31Z',
    line: 'M13 44V20H35V44ZM8 20L24 2L40 20Z',
  },
  sheriff: {
    plates: [
      { fill: 'timber', d: 'M14 22C7 26 5 34 4 46H44C43 34 41 26 34 22Z' },
      { fill: 'skin', d: 'M16 14H32C33 22 29 27 24 27C19 27 15 22 16 14Z' },
      { fill: 'gold', d: 'M24 30L26.5 35L32 35.5L28 39L29 44.5L24 42L19 44.5L20 39L16 35.5L21.5 35Z' },
    ],
    ink: 'M3 15C10 11 14 12 15 10C15 1 33 1 33 10C34 12 38 11 45 15C38 19 10 19 3 15ZM18 22C21 20 27 20 30 22C28 27 26 30 24 30C22 30 20 27 18 22Z',
    line: 'M3 15C10 11 14 12 15 10C15 1 33 1 33 10C34 12 38 11 45 15C38 19 10 19 3 15ZM14 22C7 26 5 34 4 46H44C43 34 41 26 34 22M16 17C16 20 16 21 17 23M32 17C32 20 32 21 31 23M24 30L26.5 35L32 35.5L28 39L29 44.5L24 42L19 44.5L20 39L16 35.5L21.5 35Z',
  },
  chest: {
    plates: [
      { fill: 'wood', d: 'M4 22C4 6 44 6 44 22V42H4Z' },
      { fill: 'gold', d: 'M4 20H44V26H4ZM10 10H15V42H10ZM33 10H38V42H33Z' },
    ],
    ink: 'M19 21H29V32H19Z',
    line: 'M4 22C4 6 44 6 44 22V42H4ZM4 20H44M4 26H44M10 12V42M15 11V42M33 11V42M38 12V42',
  },
  gem: {
    plates: [
      { fill: 'deep', d: gem },
      { fill: 'sea', d: 'M12 8H24L16 20H3ZM24 8L32 20H16Z' },
    ],
    line: `${gem}M3 20H45M16 20L24 44L32 20M12 8L16 20L24 8L32 20L36 8`,
  },
  skull: {
    plates: [{ fill: 'cream', d: skull }],
    ink: 'M10 23C10 16 21 16 21 23C21 30 10 30 10 23ZM38 23C38 16 27 16 27 23C27 30 38 30 38 23ZM24 29L28 35H20Z',
    line: `${skull}M20 38V44M24 38V45M28 38V44`,
  },
  pearls: {
    plates: [{ fill: 'cream', d: disc(15, 31, 10) + disc(34, 31, 10) + disc(24, 15, 10) }],
    ink: 'M22 24C24 30 20 38 15 40C22 42 28 34 22 24ZM42 26C44 34 38 40 32 40C40 44 48 36 42 26ZM32 10C34 18 28 24 22 24C30 28 38 20 32 10Z',
    line: disc(15, 31, 10) + disc(34, 31, 10) + disc(24, 15, 10) + 'M10 28L13 25M29 28L32 25M19 12L22 9',
  },
} as const satisfies Record<string, PieceArt>;

export type PieceName = keyof typeof pieces;
