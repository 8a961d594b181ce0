/** Nottingham's seven objects: what they are worth, what they do, and how they are drawn. */
import { objects, type Deed, type Kind } from '../box';
import { arc, cut, engrave, line, poly, quad, type Point } from '$lib/art/ink';

const objectOf = new Map(objects.map((one) => [one.name, one]));
export const isKind = (id: string): id is Kind => objectOf.has(id as Kind);
/** What a card is worth; nothing if it is no object. */
export const valueOf = (card: string): number => objectOf.get(card as Kind)?.value ?? 0;
export const deedOf = (kind: Kind): Deed => objectOf.get(kind)!.action;
export const isAttack = (deed: string): boolean => objects.some((one) => one.action === deed && one.is_attack);

export interface Drawing {
  plates: { fill: string; d: string }[];
  /** Shade and dark parts. */
  ink: string;
  line: string;
}

const disc = (x: number, y: number, rx: number, ry = rx) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** A pile of coins lying flat, its foot at y. */
function pile(x: number, y: number, r: number, count: number): { d: string; line: string; ink: string } {
  const flat = r * 0.34;
  const high = 11;
  let rims = '';
  let ink = '';
  for (let i = 0; i < count; i++) {
    const top = y - i * high;
    rims += `M${x - r} ${top - high}v${high}a${r} ${flat} 0 0 0 ${2 * r} 0v${-high}`;
    ink += cut(arc(x, top - high / 2, r * 0.97, 12, 78, flat), 4.4, 'both');
  }
  const top = y - count * high;
  return {
    d: `M${x - r} ${top}V${y}a${r} ${flat} 0 0 0 ${2 * r} 0V${top}a${r} ${flat} 0 0 0 ${-2 * r} 0z`,
    line: `${rims}${disc(x, top, r, flat)}${disc(x, top, r * 0.7, flat * 0.66)}`,
    ink,
  };
}

const stack = ({ d, ink, line }: ReturnType<typeof pile>): Drawing => ({ plates: [{ fill: 'ochre', d }], ink, line });
const coin: Drawing = {
  plates: [
    { fill: 'ochre', d: disc(4, 22, 62) },
    { fill: 'tan', d: disc(4, 22, 47) },
  ],
  ink:
    'M28 36L34 6L18 20L4-2L-10 20L-26 6L-20 36ZM-20 41H28V50H-20Z' +
    engrave(arc(4, 22, 61, -30, 110), arc(4, 22, 50, -30, 110), { lines: 3, width: 2.6, wobble: 0.2, seed: 3 }),
  line: `${disc(4, 22, 62)}${disc(4, 22, 47)}`,
};
const copper = [stack(pile(-48, 58, 38, 9)), stack(pile(58, 70, 36, 5)), coin];

const flame = (x: number, y: number) =>
  `M${x} ${y}C${x - 13} ${y - 9} ${x - 5} ${y - 20} ${x + 1} ${y - 31}C${x + 11} ${y - 18} ${x + 13} ${y - 8} ${x} ${y}Z`;
const candle = (x: number, y: number) => `M${x - 7} ${y}V${y - 34}H${x + 7}V${y}Z`;
const cup = (x: number, y: number) =>
  `M${x - 17} ${y}H${x + 17}C${x + 15} ${y + 14} ${x + 6} ${y + 17} ${x} ${y + 17}C${x - 6} ${y + 17} ${x - 15} ${y + 14} ${x - 17} ${y}Z`;
const stem =
  'M-7-24H7V10C15 14 15 24 8 28L7 44C8 56 20 62 44 68C48 72 48 78 46 82H-46C-48 78-48 72-44 68C-20 62-8 56-7 44L-8 28C-15 24-15 14-7 10Z';
const arms = 'M-8 14C-34 34-72 26-70-6H-58C-60 12-34 16-8 0ZM8 14C34 34 72 26 70-6H58C60 12 34 16 8 0Z';
const silver: Drawing = {
  plates: [
    { fill: 'silver', d: stem + arms + cup(0, -40) + cup(-64, -22) + cup(64, -22) },
    { fill: 'cream', d: candle(0, -40) + candle(-64, -22) + candle(64, -22) },
    { fill: 'gold', d: flame(0, -76) + flame(-64, -58) + flame(64, -58) },
  ],
  ink:
    'M2-20H7V10C15 14 15 24 8 28L7 44C8 56 20 62 44 68C48 72 48 78 46 82H24C26 74 14 68 8 60C2 52 4 40 2 28Z' +
    cut(quad([66, -4], [64, 24], [20, 16]), 4.6) +
    cut(quad([-62, 6], [-52, 24], [-18, 14]), 3.4) +
    'M8-40H17C15-26 6-23 0-23C8-28 8-34 8-40ZM72-22H81C79-8 70-5 64-5C72-10 72-16 72-22ZM-56-22H-47C-49-8-58-5-64-5C-56-10-56-16-56-22ZM3-40V-74H7V-40ZM67-22V-56H71V-22ZM-61-22V-56H-57V-22Z',
  line: `${stem}${arms}${cup(0, -40)}${cup(-64, -22)}${cup(64, -22)}${candle(0, -40)}${candle(-64, -22)}${candle(64, -22)}${flame(0, -76)}${flame(-64, -58)}${flame(64, -58)}M-10 10H10M-10 28H10M-44 68H44`,
};

/** A bar of gold with its front, top and end; (x, y) is its lower left corner. */
function ingot(x: number, y: number): { front: string; top: string; end: string; ink: string } {
  const p = (dx: number, dy: number): Point => [x + dx, y + dy];
  const front = poly([p(0, 0), p(9, -31), p(63, -31), p(72, 0)]);
  const top = poly([p(9, -31), p(25, -48), p(77, -48), p(63, -31)]);
  const end = poly([p(63, -31), p(77, -48), p(90, -17), p(72, 0)]);
  const ink = engrave(line(p(66, -30), p(78, -46)), line(p(74, -2), p(89, -17)), {
    lines: 5,
    width: 3,
    wobble: 0.1,
    seed: x + 200,
  });
  return { front, top, end, ink };
}
const bars = [ingot(-92, 66), ingot(2, 66), ingot(-44, 18), ingot(-45, -30)];
const gold: Drawing = {
  plates: bars.flatMap((bar) => [
    { fill: 'gold', d: bar.front },
    { fill: 'bright', d: bar.top },
    { fill: 'ochre', d: bar.end },
  ]),
  ink:
    bars.map((bar) => bar.ink).join('') +
    [
      [-56, 50],
      [38, 50],
      [-8, 2],
      [-9, -46],
    ]
      .map(([x, y]) => `M${x} ${(y as number) - 9}l3 6l7 1l-5 5l1 7l-6-3l-6 3l1-7l-5-5l7-1z`)
      .join(''),
  line: bars.map((bar) => bar.front + bar.top + bar.end).join(''),
};

const fan = (flip: 1 | -1) =>
  [-64, -40, -14, 14, 40, 64].map((angle) => {
    const a = ((angle - 90) * Math.PI) / 180;
    return cut(line([0, flip * 6], [Math.cos(a) * 86, flip * Math.sin(a) * 60]), 3.6, 'start');
  });
const upper =
  'M-14 16C-60 12-98-8-94-32C-88-46-72-44-66-54C-54-68-36-62-28-70C-14-80 14-80 28-70C36-62 54-68 66-54C72-44 88-46 94-32C98-8 60 12 14 16Z';
const lower = 'M-92 36C-84 66-44 84 0 84C44 84 84 66 92 36C72 24 40 20 0 20C-40 20-72 24-92 36Z';
const dish = 'M-92 36C-72 24-40 20 0 20C40 20 72 24 92 36C72 50 40 54 0 54C-40 54-72 50-92 36Z';
const pearl = (x: number, y: number, r: number): Drawing => ({
  plates: [{ fill: 'cream', d: disc(x, y, r) }],
  ink: cut(arc(x, y, r * 0.72, -10, 110), r * 0.34),
  line: `${disc(x, y, r)}M${x - r * 0.5} ${y - r * 0.2}l${r * 0.3} ${-r * 0.3}`,
});
const pearls: Drawing[] = [
  {
    plates: [
      { fill: 'shell', d: upper + lower },
      { fill: 'shade', d: dish },
    ],
    ink:
      fan(1).join('') +
      engrave(arc(0, 22, 88, 20, 160, 48), arc(0, 22, 88, 20, 160, 60), { lines: 3, width: 2.6, seed: 8 }),
    line: upper + lower,
  },
  ...(
    [
      [-58, 30, 14],
      [56, 30, 14],
      [-34, 25, 15],
      [-44, 44, 14],
      [42, 44, 15],
      [10, 30, 26],
    ] as const
  ).map(([x, y, r]) => pearl(x, y, r)),
];

const brilliant = (x: number, y: number, s: number) => {
  const p = (dx: number, dy: number): Point => [x + dx * s, y + dy * s];
  const outline = poly([p(-30, -36), p(30, -36), p(54, -8), p(0, 60), p(-54, -8)]);
  return {
    outline,
    light: poly([p(-30, -36), p(0, -36), p(-22, -8), p(-54, -8)]) + poly([p(-22, -8), p(0, -36), p(22, -8)]),
    facets:
      poly([p(-54, -8), p(54, -8)], false) +
      poly([p(-30, -36), p(-22, -8), p(0, 60), p(22, -8), p(30, -36)], false) +
      poly([p(-22, -8), p(0, -36), p(22, -8)], false),
  };
};
const stone = (fill: string, x: number, y: number, s: number): Drawing => {
  const { outline, light, facets } = brilliant(x, y, s);
  const shade = engrave(
    line([x + 52 * s, y - 6 * s], [x + 2 * s, y + 58 * s]),
    line([x + 24 * s, y - 6 * s], [x + 1, y + 56 * s]),
    {
      lines: 5,
      width: (k) => (4 - 3 * k) * s,
      wobble: 0.08,
    },
  );
  return {
    plates: [
      { fill, d: outline },
      { fill: 'glint', d: light },
    ],
    ink: shade,
    line: outline + facets,
  };
};
const sparkle = 'M-84-50l4 10l10 4l-10 4l-4 10l-4-10l-10-4l10-4zM76-62l4 10l10 4l-10 4l-4 10l-4-10l-10-4l10-4z';
const gems = [
  stone('leaf', -56, 22, 0.78),
  stone('fjord', 58, 26, 0.74),
  stone('red', 2, 0, 1.16),
  { plates: [], ink: sparkle, line: '' },
];

const beads = Array.from({ length: 15 }, (_, i): Point => {
  const a = Math.PI * (1.16 - (i / 14) * 1.32);
  return [80 * Math.cos(a), -34 + 84 * Math.sin(a)];
});
const pendant = 'M0 44L26 62L20 92L0 104L-20 92L-26 62Z';
const necklace: Drawing = {
  plates: [
    { fill: 'gold', d: beads.map(([x, y], i) => disc(x, y, i % 2 ? 8 : 12)).join('') + pendant },
    {
      fill: 'red',
      d: `${disc(0, 74, 15)}${beads
        .filter((_, i) => i % 4 === 2)
        .map(([x, y]) => disc(x, y, 6))
        .join('')}`,
    },
  ],
  ink:
    beads.map(([x, y], i) => cut(arc(x, y, i % 2 ? 5.4 : 8.4, 0, 110), 3.6)).join('') +
    cut(arc(0, 74, 11, 0, 110), 5) +
    'M26 62L20 92L0 104V98L15 89L20 66Z',
  line: `${beads.map(([x, y], i) => disc(x, y, i % 2 ? 8 : 12)).join('')}${pendant}${disc(0, 74, 15)}${beads
    .filter((_, i) => i % 4 === 2)
    .map(([x, y]) => disc(x, y, 6))
    .join('')}M-5 70l4-4`,
};

const box = 'M-84 4H56V78H-84Z';
const end = 'M56 4L90-16V52L56 78Z';
const chest: Drawing = {
  plates: [
    { fill: 'wood', d: 'M-84 4C-88-38-64-62-36-62H54C84-62 92-42 90-16V52L56 78H-84Z' },
    { fill: 'timber', d: end + 'M56 4C60-30 46-56 30-62H54C84-62 92-42 90-16Z' },
    {
      fill: 'gold',
      d: 'M-68 6H-52V78H-68ZM24 6H40V78H24ZM-68 4C-72-30-56-56-36-62H-20C-40-54-54-30-52 4ZM24 4C26-28 14-54-2-62H14C34-54 42-30 40 4ZM-84-4H56V12H-84Z',
    },
    { fill: 'silver', d: 'M-30-10H4V26C4 34-30 34-30 26Z' },
  ],
  ink:
    'M-13 2a7 7 0 0 1 4 12L-7 24H-19L-17 14A7 7 0 0 1-13 2Z' +
    engrave(line([58, 8], [88, -12]), line([58, 74], [88, 50]), { lines: 7, width: 3.4, wobble: 0.2, seed: 4 }) +
    engrave(line([-84, 20], [56, 20]), line([-84, 74], [56, 74]), {
      lines: 4,
      width: 2,
      from: 0.04,
      to: 0.96,
      wobble: 0.3,
      seed: 9,
    }) +
    engrave(line([-70, -22], [40, -22]), line([-40, -56], [40, -56]), {
      lines: 3,
      width: 2,
      from: 0.1,
      to: 0.86,
      wobble: 0.3,
      seed: 2,
    }),
  line: `${box}${end}M-84 4C-88-38-64-62-36-62H54C84-62 92-42 90-16M56 4C60-30 46-56 30-62M-84-4H56M-84 12H56M-68 12V78M-52 12V78M24 12V78M40 12V78M-68-4C-70-34-56-56-36-62M-52-4C-54-30-40-54-20-62M24-4C24-30 14-54-2-62M40-4C42-30 34-54 14-62M-30-10H4V26C4 34-30 34-30 26Z`,
};

/** Each in a box of about 190 × 170 around the origin, from back to front. */
export const drawings: Record<Kind, Drawing[]> = {
  copper,
  silver: [silver],
  gold: [gold],
  pearls,
  gems,
  necklace: [necklace],
  chest: [chest],
};

/** Signs of the seven actions on a grid of 48: fill, then line. */
export const deedSigns: Record<Deed, { fill: string; line: string }> = {
  purchase: {
    fill: 'M4 28H18A7 7 0 0 1 4 28ZM30 28H44A7 7 0 0 1 30 28Z',
    line: 'M24 5V41M14 42H34M10 12L24 9L38 12M11 12L4 28H18ZM37 12L30 28H44Z',
  },
  theft: {
    fill: 'M3 17C12 10 36 10 45 17C46 31 35 37 28 29C26 26 22 26 20 29C13 37 2 31 3 17ZM10 20C11 26 19 26 20 21C17 18 13 18 10 20ZM38 20C37 26 29 26 28 21C31 18 35 18 38 20Z',
    line: '',
  },
  ambush: { fill: 'M36 6L44 4L42 12ZM6 42L4 33L15 44Z', line: 'M40 8L8 40M12 6C28 8 40 20 42 36L12 6' },
  robbery: { fill: 'M24 3L30 13V29H18V13ZM11 30H37V35H11ZM21 36H27V44H21Z', line: '' },
  raid: {
    fill: 'M42 4L41 13L20 34L15 29L36 8ZM6 4L7 13L28 34L33 29L12 8Z',
    line: 'M10 26L22 38M15 33L6 43M38 26L26 38M33 33L42 43',
  },
  defence: {
    fill: 'M24 3C31 8 37 9 43 9C43 28 38 39 24 45C10 39 5 28 5 9C11 9 17 8 24 3ZM24 9V38C33 33 36 26 37 15C32 15 28 12 24 9Z',
    line: '',
  },
  trade: { fill: 'M28 3L45 15L28 27V20H8V10H28ZM20 21V28H40V38H20V45L3 33Z', line: '' },
};
