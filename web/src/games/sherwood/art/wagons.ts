/** Wagons as shapes, going to the left as the cover's does; the card turns them round. */
import type { Block } from '$lib/art/buildings';
import { backs, wagonKinds, type WagonKind } from '../box';
import { cut, engrave, line, poly, quad, scallops, type Point } from '$lib/art/ink';

const disc = (x: number, y: number, r: number, ry = r) =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0z`;
const shade = (x: number, y: number, w: number, h: number, lines = 8) =>
  engrave(line([x + w, y], [x + w, y + h]), line([x + w * 0.45, y], [x + w * 0.45, y + h]), {
    lines,
    width: (k) => 2.6 - k * 2,
    from: 0.05,
    to: 0.95,
  });

/** Sacks on an open cart. */
const sacks: Block = (() => {
  const sack = (x: number, y: number, s: number) =>
    `M${x} ${y}c${-8 * s} ${-12 * s} ${-2 * s} ${-24 * s} ${8 * s} ${-26 * s}l${-3 * s} ${-7 * s}h${14 * s}l${-3 * s} ${7 * s}c${10 * s} ${2 * s} ${16 * s} ${14 * s} ${8 * s} ${26 * s}z`;
  const all = sack(12, 64, 0.95) + sack(56, 64, 1) + sack(33, 64, 1.22);
  return {
    plates: [{ fill: 'shade', d: all }],
    lines: all + 'M17 39h15M40 31h18M61 38h15',
    ink: shade(14, 44, 14, 18, 4) + shade(38, 38, 20, 24, 5) + shade(60, 42, 14, 20, 4),
  };
})();

const tiltShape = 'M4 62C0 36 2 18 14 14C34 8 56 8 70 14C84 20 88 40 84 62Z';
const tilt: Block = {
  plates: [{ fill: 'cream', d: tiltShape }],
  lines: tiltShape + [20, 38, 56].map((x) => `M${x} 62C${x - 3} 42 ${x - 2} 26 ${x + 3} 11`).join(''),
  ink: engrave(quad([84, 60], [88, 34], [66, 14]), quad([30, 60], [30, 40], [34, 14]), {
    lines: 12,
    width: (k) => 2.6 - k * 2,
    from: 0.03,
    to: (k) => 0.85 - k * 0.3,
    taper: 'end',
  }),
};

/** A strongbox with iron bands, two guards' spears behind it. */
const strongbox: Block = {
  plates: [
    { fill: 'timber', d: 'M5 62V30H83V62Z' },
    { fill: 'stone', d: 'M14 30H22V62H14ZM66 30H74V62H66ZM5 40H83V46H5Z' },
    { fill: 'gold', d: 'M37 36H51V54H37Z' },
    { fill: 'stone', d: 'M24 4L29 14H19ZM62 0L67 10H57Z' },
  ],
  lines:
    'M24 14V30M62 10V30M24 4L29 14H19ZM62 0L67 10H57ZM5 62V30H83V62ZM14 30V62M22 30V62M66 30V62M74 30V62M5 40H83M5 46H83M37 36H51V54H37Z',
  ink: disc(44, 43, 3) + 'M42 44H46L47 51H41Z' + shade(50, 48, 30, 13, 6),
};

const barrel = (x: number, y: number) =>
  `M${x - 13} ${y - 11}C${x - 17} ${y - 3} ${x - 17} ${y + 3} ${x - 13} ${y + 11}H${x + 13}C${x + 17} ${y + 3} ${x + 17} ${y - 3} ${x + 13} ${y - 11}Z`;
const hoops = (x: number, y: number) => `M${x - 7} ${y - 11}V${y + 11}M${x + 7} ${y - 11}V${y + 11}`;
const barrels: Block = {
  plates: [
    { fill: 'ochre', d: barrel(22, 51) + barrel(62, 51) + barrel(42, 28) },
    { fill: 'cream', d: 'M30 8C34 2 38 6 42 3C46 6 52 2 54 9C58 14 52 17 49 15H34C30 16 27 12 30 8Z' },
  ],
  lines:
    [
      [22, 51],
      [62, 51],
      [42, 28],
    ]
      .map(([x, y]) => barrel(x as number, y as number) + hoops(x as number, y as number))
      .join('') + 'M30 8C34 2 38 6 42 3C46 6 52 2 54 9C58 14 52 17 49 15H34C30 16 27 12 30 8Z',
  ink:
    shade(58, 44, 18, 14, 5) +
    shade(18, 44, 18, 14, 5) +
    shade(38, 20, 18, 16, 5) +
    disc(42, 28, 2.4) +
    disc(22, 51, 2.4) +
    disc(62, 51, 2.4),
};

const star = (x: number, y: number, r: number): string =>
  poly(
    Array.from({ length: 10 }, (_, i): Point => {
      const [a, s] = [(i * Math.PI) / 5 - Math.PI / 2, i % 2 ? r * 0.42 : r];
      return [x + s * Math.cos(a), y + s * Math.sin(a)];
    }),
  );
/** A cage, and the sheriff's star. */
const cage: Block = {
  plates: [
    { fill: 'timber', d: 'M4 24H84V16L74 10H14L4 16Z' },
    { fill: 'gold', d: star(44, 43, 15) },
  ],
  lines: 'M4 24H84V16L74 10H14L4 16ZM4 24V62M84 24V62' + star(44, 43, 15),
  ink:
    [12, 22, 66, 76].map((x) => cut(line([x, 24], [x, 62]), 4, 'none', 2)).join('') +
    [32, 44, 56]
      .map((x) => cut(line([x, 24], [x, 31]), 3, 'none', 2) + cut(line([x, 56], [x, 62]), 3, 'none', 2))
      .join(''),
};

const awning: Point[] = [4, 20, 36, 52, 68, 84].map((x) => [x, 34]);
/** A stall with a striped awning and pennants. */
const fair: Block = {
  plates: [
    { fill: 'cream', d: 'M4 34L20 8H68L84 34Z' },
    { fill: 'red', d: 'M4 34L20 8H29L20 34ZM36 34L40 8H48L52 34ZM68 34L58 8H68L84 34Z' },
    { fill: 'leaf', d: 'M44 8V-8L60-3L44 2Z' },
    { fill: 'gold', d: disc(26, 54, 7) + disc(44, 54, 7) + disc(62, 54, 7) },
  ],
  lines: `M4 34L20 8H68L84 34M20 34L29 8M36 34L40 8M52 34L48 8M68 34L58 8M44 8V-8L60-3L44 2M8 36V62M80 36V62${disc(26, 54, 7)}${disc(44, 54, 7)}${disc(62, 54, 7)}${scallops([...awning].reverse(), 0.55)}`,
  ink: shade(60, 12, 18, 18, 4),
};

const vardo: Block = {
  plates: [
    { fill: 'deep', d: 'M8 62L4 24H84L80 62Z' },
    { fill: 'gold', d: 'M0 26C6 6 82 6 88 26Z' },
    { fill: 'cream', d: 'M18 36H38V54H18Z' },
    { fill: 'red', d: 'M52 32H70V62H52Z' },
    { fill: 'stone', d: 'M64-4H74V12H64Z' },
  ],
  lines: 'M64 11V-4H74V13M8 62L4 26H84L80 62M0 26C6 6 82 6 88 26ZM18 36H38V54H18ZM28 36V54M18 45H38M52 62V32H70V62',
  ink: shade(60, 12, 26, 12, 5) + disc(66, 48, 2) + cut(quad([69, -6], [76, -14], [68, -20]), 3),
};

const coach: Block = {
  plates: [
    { fill: 'red', d: 'M4 28C10 52 14 60 24 64H66C76 60 80 50 84 28Z' },
    { fill: 'gold', d: 'M0 28C20 20 68 20 88 28L84 33H4ZM28 18L24-2L35 8L44-8L53 8L64-2L60 18Z' },
    { fill: 'cream', d: 'M30 36H58V52H30Z' },
  ],
  lines:
    'M4 33C10 52 14 60 24 64H66C76 60 80 50 84 33M0 28C20 20 68 20 88 28L84 33H4ZM28 18L24-2L35 8L44-8L53 8L64-2L60 18ZM30 36H58V52H30ZM44 36V52',
  ink: shade(60, 36, 18, 24, 6) + disc(24, -4, 2.4) + disc(44, -10, 2.6) + disc(64, -4, 2.4),
};

const lance = (x: number) => `M${x} 2L${x + 5} 14H${x - 5}ZM${x} 14V26`;
const ironclad: Block = {
  plates: [
    { fill: 'stone', d: 'M0 62L10 26H78L88 62Z' },
    { fill: 'red', d: 'M30 32H58V44C58 54 50 58 44 61C38 58 30 54 30 44Z' },
    { fill: 'cream', d: 'M41 34H47V42H55V47H47V57H41V47H33V42H41Z' },
    { fill: 'stone', d: 'M18 2L23 14H13ZM34 2L39 14H29ZM54 2L59 14H49ZM70 2L75 14H65Z' },
  ],
  lines: `M0 62L10 26H78L88 62${[18, 34, 54, 70].map(lance).join('')}M30 32H58V44C58 54 50 58 44 61C38 58 30 54 30 44Z`,
  ink:
    shade(60, 30, 24, 30, 7) +
    [
      [14, 33],
      [10, 46],
      [6, 57],
      [74, 33],
      [78, 46],
      [82, 57],
    ]
      .map(([x, y]) => disc(x as number, y as number, 1.8))
      .join(''),
};

const tops: Record<Exclude<WagonKind, 'normal'>, Block> = {
  beer: barrels,
  sheriff: cage,
  fair,
  gypsy: vardo,
  royal: coach,
  war: ironclad,
};

/** What stands on the bed (2–84, y = 62). Plain wagons look as heavy as their back says (0–2). */
export const load = (kind: WagonKind, weight: number): Block =>
  kind === 'normal' ? ([sacks, tilt, strongbox][weight] ?? tilt) : tops[kind];

export const wheel = (cx: number, cy: number, r: number): string =>
  Array.from({ length: 8 }, (_, i) => {
    const a = (i * Math.PI) / 4 + 0.2;
    return cut(line([cx, cy], [cx + r * Math.cos(a), cy + r * Math.sin(a)]), 3, 'none', 2);
  }).join('');

export const horse =
  'M-18 62C-30 58-44 60-54 56C-60 48-66 38-76 34L-74 26L-80 32C-88 38-98 50-100 58C-98 64-92 64-88 58L-78 54C-74 62-70 70-70 80L-76 96L-72 110H-64L-66 98L-60 84C-54 90-52 96-56 104L-52 112H-44L-46 100L-42 84H-26L-22 98L-28 110H-20L-14 96L-16 84L-8 96L-10 110H-2L-2 94L-8 78C-6 70-10 64-18 62Z';
export const harness =
  'M-12 64C-4 66-2 76-4 90C-10 84-12 76-14 68ZM-76 34C-68 38-60 46-54 56L-62 52C-66 46-72 40-76 34ZM-86 44a2 2 0 1 0 .1 0';

/** The kind of a wagon by its name: «wagon 8», «beer wagon». */
export const kindOf = (name: string): WagonKind => wagonKinds.find((kind) => name === `${kind} wagon`) ?? 'normal';
/** How heavy a range is: its place among the backs. */
export const weightOf = (low: number): number =>
  Math.max(
    0,
    backs.findIndex((back) => back[0] === low),
  );
