/** Towns out of few blocks: walls, towers, houses, spires. Each has plates (with a fill class) and ink. */
import { cut, engrave, line, poly, type Point } from './ink';

export interface Block {
  plates: { fill: string; d: string }[];
  /** Outlines, to be stroked. */
  lines: string;
  /** Shade and dark openings, to be filled with ink. */
  ink: string;
}

const box = (x: number, y: number, w: number, h: number) => `M${x} ${y}h${w}v${h}h${-w}z`;

/** Shade on the right-hand side of a wall: short level cuts. */
function side(x: number, y: number, w: number, h: number, seed: number): string {
  return engrave(line([x, y], [x + w, y]), line([x, y + h], [x + w, y + h]), {
    lines: Math.max(3, Math.round(h / 4)),
    width: 1.9,
    from: 0.62,
    to: 1,
    taper: 'start',
    wobble: 0.3,
    seed,
  });
}

/** A battlement from x to x + w, its foot at y. */
function merlons(x: number, y: number, w: number, tooth: number, height: number): string {
  const count = Math.max(1, Math.round((w / tooth - 1) / 2));
  const step = w / (2 * count + 1);
  let d = `M${x} ${y}v${-height}`;
  for (let i = 0; i < count; i++) d += `h${step}v${height * 0.6}h${step}v${-height * 0.6}`;
  return `${d}h${step}v${height}z`;
}

export function tower(x: number, y: number, w: number, h: number, roof: number, fill = 'stone', cap = 'brick'): Block {
  const lip = w * 0.12;
  const top = y - h;
  const cone: Point[] = [
    [x - lip - 2, top],
    [x + w / 2, top - roof],
    [x + w + lip + 2, top],
  ];
  const body = box(x, top, w, h);
  const ring = roof
    ? box(x - lip, top - 1, w + 2 * lip, h * 0.14 + 2)
    : merlons(x - lip, top + h * 0.08, w + 2 * lip, w / 6, h * 0.2);
  const slit = (sx: number, sy: number) => box(sx - w * 0.05, sy, w * 0.1, w * 0.26);
  const roofShade = engrave(
    line([x + w + lip, top - 1], [x + w / 2, top - roof]),
    line([x - lip, top - 1], [x + w / 2, top - roof]),
    {
      lines: 7,
      width: (k) => 2.4 - k * 2.2,
      from: 0.02,
      to: (k) => 0.85 - k * 0.3,
      taper: 'end',
    },
  );
  return {
    plates: [{ fill, d: body + ring }, ...(roof ? [{ fill: cap, d: poly(cone) }] : [])],
    lines: body + ring + (roof ? poly(cone) : ''),
    ink:
      side(x, top + h * 0.15, w, h * 0.85, x + h) +
      slit(x + w * 0.4, top + h * 0.32) +
      slit(x + w * 0.4, top + h * 0.66) +
      (roof ? roofShade : ''),
  };
}

export function house(x: number, y: number, w: number, h: number, roof: number, fill = 'cream', cap = 'brick'): Block {
  const top = y - h;
  const gable: Point[] = [
    [x - w * 0.1, top],
    [x + w / 2, top - roof],
    [x + w * 1.1, top],
  ];
  const pane = w * 0.16;
  const window = (k: number, level: number) => box(x + w * k - pane / 2, top + h * level, pane, pane * 1.3);
  const tiles = engrave(
    line([x + w * 1.08, top - 1], [x + w / 2, top - roof]),
    line([x + w * 0.4, top - 1], [x + w / 2, top - roof]),
    {
      lines: 6,
      width: (k) => 2 - k * 1.5,
      from: 0.02,
      to: 0.8,
      taper: 'end',
    },
  );
  return {
    plates: [
      { fill, d: box(x, top, w, h) },
      { fill: cap, d: poly(gable) },
    ],
    lines: box(x, top, w, h) + poly(gable),
    ink:
      tiles +
      window(0.28, 0.25) +
      window(0.68, 0.25) +
      (h > w * 0.9 ? window(0.28, 0.62) + window(0.68, 0.62) : '') +
      side(x, top, w, h, x),
  };
}

/** A church: nave with a spire on the left. */
export function church(x: number, y: number, w: number, h: number, spire: number, cap = 'deep'): Block {
  const nave = house(x + w * 0.3, y, w * 0.7, h, h * 0.8, 'cream', cap);
  const bell = tower(x, y, w * 0.34, h * 1.5, spire, 'stone', cap);
  const tip: Point = [x + w * 0.17, y - h * 1.5 - spire];
  const cross = `M${tip[0]} ${tip[1]}v-9m-3 3h6`;
  return {
    plates: [...nave.plates, ...bell.plates],
    lines: nave.lines + bell.lines + cross,
    ink: nave.ink + bell.ink,
  };
}

/** A curtain wall with a battlement and courses of stone. */
export function wall(x: number, y: number, w: number, h: number, fill = 'stone'): Block {
  const top = y - h;
  const crown = merlons(x, top, w, h * 0.16, h * 0.26);
  let courses = '';
  const rows = Math.max(2, Math.round(h / 9));
  for (let r = 1; r < rows; r++) {
    for (let c = 0; c < w / 22; c++) {
      const sx = x + c * 22 + ((r * 13) % 19);
      if (sx + 11 < x + w)
        courses += cut(line([sx, top + (h * r) / rows], [sx + 8 + ((c * r) % 5), top + (h * r) / rows]), 1.6);
    }
  }
  return {
    plates: [{ fill, d: box(x, top, w, h) + crown }],
    lines: crown + `M${x} ${top}v${h}M${x + w} ${top}v${h}M${x} ${top}h${w}`,
    ink: courses,
  };
}

/** An arched gate with its portcullis, standing on y. */
export function gate(x: number, y: number, w: number, h: number): Block {
  const arch = `M${x} ${y}v${-h * 0.6}a${w / 2} ${h * 0.4} 0 0 1 ${w} 0v${h * 0.6}z`;
  let bars = '';
  for (let i = 1; i < 4; i++) bars += `M${x + (w * i) / 4} ${y - h * 0.95}v${h * 0.5}`;
  return {
    plates: [{ fill: 'ink', d: arch }],
    lines: arch + bars + `M${x} ${y - h * 0.62}h${w}`,
    ink: arch,
  };
}
