/** Resources, goods and events as signs on a grid of 48, in the manner of the pieces. */
import { pieces, type PieceArt } from '$lib/art/pieces/pieces';

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const log = 'M8 14L34 8C40 7 44 12 43 18L17 25C11 26 6 20 8 14Z';
const lower = 'M6 32L33 25C39 24 43 29 42 35L15 42C9 43 4 38 6 32Z';
const fleece =
  'M10 20C6 12 16 6 21 11C25 5 35 6 35 13C44 12 45 24 38 26C38 33 28 35 25 31C21 36 11 34 12 28C5 28 5 21 10 20Z';
const ear =
  'M24 4C28 8 28 12 24 16C20 12 20 8 24 4ZM24 16C30 15 33 18 33 23C27 24 24 21 24 16ZM24 16C18 15 15 18 15 23C21 24 24 21 24 16ZM24 25C30 24 33 27 33 32C27 33 24 30 24 25ZM24 25C18 24 15 27 15 32C21 33 24 30 24 25Z';
const bricks = 'M4 26H22V40H4ZM25 26H44V40H25ZM13 9H34V23H13Z';
const rock = 'M6 32L12 16L24 8L37 14L43 29L36 41H13Z';

export const signs = {
  wood: {
    plates: [{ fill: 'wood', d: log + lower }],
    line: `${log}${lower}M8 14C13 13 17 19 17 25M6 32C11 31 15 36 15 42M20 15L36 11M22 20L38 16M20 33L34 29M20 37L36 33`,
  },
  wool: {
    plates: [{ fill: 'cream', d: fleece }],
    ink: 'M33 17C40 16 43 22 40 28C36 29 32 24 33 17Z',
    line: `${fleece}M16 33V42M22 33V42M30 33V42M35 29V42M17 18C20 16 22 19 20 22M25 17C28 15 30 18 28 21M22 26C25 24 27 27 25 29`,
  },
  grain: {
    plates: [{ fill: 'gold', d: ear }],
    line: `${ear}M24 16V46M24 44C18 42 13 38 11 33M24 44C30 42 35 38 37 33`,
  },
  clay: { plates: [{ fill: 'brick', d: bricks }], line: `${bricks}M8 30H16M29 30H38M17 13H28M10 35H18M32 35H40` },
  ore: {
    plates: [
      { fill: 'stone', d: rock },
      { fill: 'sea', d: 'M24 8L37 14L30 24L19 22ZM30 24L43 29L36 41L24 35Z' },
    ],
    line: `${rock}M24 8L19 22L30 24L37 14M19 22L6 32M30 24L43 29M30 24L24 35L36 41M24 35L13 41M19 22L24 35`,
  },
  gold: pieces.coin,
  compass: {
    plates: [
      { fill: 'gold', d: disc(24, 25, 18) },
      { fill: 'cream', d: disc(24, 25, 13) },
      { fill: 'red', d: 'M24 13L28 25H20Z' },
    ],
    ink: 'M24 37L28 25H20Z',
    line: `${disc(24, 25, 18)}${disc(24, 25, 13)}M24 7V2M20 2H28M24 13L28 25L24 37L20 25Z`,
  },
  helmets: {
    plates: [{ fill: 'stone', d: 'M7 30C5 12 14 4 24 4C34 4 43 12 41 30L34 42H14Z' }],
    ink: 'M10 22H38V26H10Z',
    line: 'M7 30C5 12 14 4 24 4C34 4 43 12 41 30L34 42H14ZM24 4V42M10 22H38V26H10ZM17 33V37M31 33V37M20 33V37M28 33V37',
  },
  armour: {
    plates: [{ fill: 'stone', d: 'M14 4C20 9 28 9 34 4L44 12L38 22C38 32 36 38 24 44C12 38 10 32 10 22L4 12Z' }],
    line: 'M14 4C20 9 28 9 34 4L44 12L38 22C38 32 36 38 24 44C12 38 10 32 10 22L4 12ZM24 8V44M14 24C18 29 22 29 24 26C26 29 30 29 34 24M13 34L24 37L35 34',
  },
  trinkets: {
    plates: [
      { fill: 'gold', d: disc(24, 30, 14) + disc(24, 30, 8) },
      { fill: 'red', d: 'M17 4H31L36 10L24 20L12 10Z' },
    ],
    line: `${disc(24, 30, 14)}${disc(24, 30, 8)}M17 4H31L36 10L24 20L12 10ZM12 10H36`,
  },
  paper: {
    plates: [
      { fill: 'cream', d: 'M10 6H34V36C34 44 22 44 22 37H6C6 42 10 44 14 44H28' },
      { fill: 'shade', d: 'M34 12H42V34C42 42 34 42 34 36Z' },
    ],
    line: 'M10 37V6H34V36C34 44 22 44 22 37H6C5 41 8 43 12 43H28M34 12H42V32C42 40 36 42 31 42M15 13H29M15 19H29M15 25H27M15 31H24',
  },
  hauptmarkt: {
    plates: [
      { fill: 'red', d: 'M4 14L10 5H38L44 14V20H4Z' },
      { fill: 'cream', d: 'M14 5L12 14V20H20V5ZM28 5V20H36V14L34 5Z' },
      { fill: 'wood', d: 'M8 30H40V42H8Z' },
    ],
    line: 'M4 14L10 5H38L44 14V20C40 24 36 24 36 20C36 24 28 24 28 20C28 24 20 24 20 20C20 24 12 24 12 20C12 24 4 24 4 20ZM4 14H44M8 23V42H40V23M8 30H40M20 5V20M28 5V20',
  },
  bauhof: {
    plates: [
      { fill: 'wood', d: 'M21 18H28L30 46H19Z' },
      { fill: 'stone', d: 'M6 6H36L44 14L36 18H6Z' },
    ],
    line: 'M21 18H28L30 46H19ZM6 6H36L44 14L36 18H6ZM13 6V18',
  },
  years_pass: {
    plates: [
      { fill: 'cream', d: 'M11 6H37C37 16 30 20 26 24C30 28 37 32 37 42H11C11 32 18 28 22 24C18 20 11 16 11 6Z' },
    ],
    ink: 'M15 40C17 34 21 33 24 29C27 33 31 34 33 40ZM18 14H30L24 22Z',
    line: 'M11 6C11 16 18 20 22 24C18 28 11 32 11 42M37 6C37 16 30 20 26 24C30 28 37 32 37 42M7 6H41M7 42H41',
  },
  margrave: {
    plates: [
      { fill: 'red', d: 'M8 8H40V24C40 34 33 41 24 45C15 41 8 34 8 24Z' },
      { fill: 'gold', d: 'M13 20L18 24L24 14L30 24L35 20L33 32H15Z' },
    ],
    line: 'M8 8H40V24C40 34 33 41 24 45C15 41 8 34 8 24ZM13 20L18 24L24 14L30 24L35 20L33 32H15Z',
  },
  free_clay: pieces.wall,
  toll: {
    plates: [
      { fill: 'red', d: 'M10 16L42 6L44 12L12 22Z' },
      { fill: 'wood', d: 'M8 12H16V44H8Z' },
    ],
    line: 'M8 12H16V44H8ZM16 15L42 6L44 12L16 21M22 13L24 18M29 11L31 16M36 8L38 14M4 44H44',
  },
  robber_knight: {
    plates: [
      { fill: 'stone', d: 'M10 28C8 12 16 6 25 6C36 6 40 14 39 26L32 34H17Z' },
      { fill: 'red', d: 'M22 6C18 0 6 1 4 14C10 8 16 10 20 8Z' },
    ],
    ink: 'M18 20H40V24H20ZM10 46C10 38 16 34 24 34C34 34 40 38 42 46Z',
    line: 'M10 28C8 12 16 6 25 6C36 6 40 14 39 26L32 34H17ZM22 6C18 0 6 1 4 14C10 8 16 10 20 8M18 20H40M30 28V32M26 28V32',
  },
} as const satisfies Record<string, PieceArt>;

export type SignName = keyof typeof signs;
export const isSign = (name: string): name is SignName => name in signs;
