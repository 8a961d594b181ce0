/** A woodcutter's tools: curves, swelling cuts and engraved shade, all as SVG path data. */

export type Point = readonly [x: number, y: number];
export type Curve = (t: number) => Point;

export const line =
  (a: Point, b: Point): Curve =>
  (t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

export const quad =
  (a: Point, c: Point, b: Point): Curve =>
  (t) => {
    const u = 1 - t;
    return [u * u * a[0] + 2 * u * t * c[0] + t * t * b[0], u * u * a[1] + 2 * u * t * c[1] + t * t * b[1]];
  };

export const cubic =
  (a: Point, c: Point, d: Point, b: Point): Curve =>
  (t) => {
    const u = 1 - t;
    const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    return [p * a[0] + q * c[0] + r * d[0] + s * b[0], p * a[1] + q * c[1] + r * d[1] + s * b[1]];
  };

export const arc =
  (cx: number, cy: number, r: number, from: number, to: number, ry = r): Curve =>
  (t) => {
    const angle = ((from + (to - from) * t) * Math.PI) / 180;
    return [cx + r * Math.cos(angle), cy + ry * Math.sin(angle)];
  };

/** A curl that winds inwards; turns are full rounds, negative ones wind the other way. */
export const spiral =
  (cx: number, cy: number, r: number, from: number, turns: number): Curve =>
  (t) => {
    const angle = (from / 180) * Math.PI + t * turns * 2 * Math.PI;
    const radius = r * (1 - 0.8 * t);
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  };

/** A soft curve through all the points (Catmull–Rom). */
export const through =
  (...points: Point[]): Curve =>
  (t) => {
    const last = points.length - 1;
    const at = Math.min(Math.max(t, 0), 1) * last;
    const i = Math.min(Math.floor(at), last - 1);
    const f = at - i;
    const p = (k: number) => points[Math.min(Math.max(k, 0), last)] as Point;
    const axis = (n: 0 | 1) => {
      const [a, b, c, d] = [p(i - 1)[n], p(i)[n], p(i + 1)[n], p(i + 2)[n]];
      return b + 0.5 * f * (c - a + f * (2 * a - 5 * b + 4 * c - d + f * (3 * (b - c) + d - a)));
    };
    return [axis(0), axis(1)];
  };

/** The curve that lies at share k between two others. */
export const between =
  (a: Curve, b: Curve, k: number): Curve =>
  (t) => {
    const [p, q] = [a(t), b(t)];
    return [p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k];
  };

export const part =
  (curve: Curve, from: number, to: number): Curve =>
  (t) =>
    curve(from + (to - from) * t);

/** The same small unevenness on every visit: a hand, not a machine. */
export function hand(seed: number): () => number {
  let state = seed * 2654435761 + 12345;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const short = (value: number) => String(Math.round(value * 10) / 10);
const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`;

/** Path data of a polyline, or of a closed polygon. */
export const poly = (points: Point[], closed = true) => `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;

/** Path data of a curve, as an open line. */
export const trace = (curve: Curve, steps = 12) =>
  poly(
    Array.from({ length: steps + 1 }, (_, i) => curve(i / steps)),
    false,
  );

function soft(points: Point[], start: string): string {
  let d = start;
  for (let i = 1; i < points.length - 1; i++) {
    const [p, q] = [points[i] as Point, points[i + 1] as Point];
    const end: Point = i === points.length - 2 ? q : [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
    d += `Q${pair(p)} ${pair(end)}`;
  }
  return d;
}

/** A closed soft shape through the points: a cloud, a bush, a stone. */
export function blob(points: Point[]): string {
  const n = points.length;
  const mid = (i: number): Point => {
    const [p, q] = [points[i % n] as Point, points[(i + 1) % n] as Point];
    return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  };
  const rest = points.map((_, i) => `Q${pair(points[(i + 1) % n] as Point)} ${pair(mid(i + 1))}`);
  return `M${pair(mid(0))}${rest.join('')}Z`;
}

export type Taper = 'both' | 'start' | 'end' | 'none';

const swell: Record<Taper, (t: number) => number> = {
  both: (t) => Math.sin(Math.PI * t) ** 0.7,
  start: (t) => Math.sin((Math.PI / 2) * t) ** 0.8,
  end: (t) => Math.cos((Math.PI / 2) * t) ** 0.8,
  none: () => 1,
};

/** One cut of the knife along a curve: thick in the belly, thin where the blade comes and goes. */
export function cut(curve: Curve, width: number, taper: Taper = 'both', steps = 7): string {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const [x, y] = curve(t);
    const [ax, ay] = curve(Math.max(0, t - 0.01));
    const [bx, by] = curve(Math.min(1, t + 0.01));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (width / 2) * swell[taper](t);
    left.push([x - ((by - ay) / length) * half, y + ((bx - ax) / length) * half]);
    right.push([x + ((by - ay) / length) * half, y - ((bx - ax) / length) * half]);
  }
  right.reverse();
  const turn = right[0] as Point;
  return `${soft(left, `M${pair(left[0] as Point)}`)}L${pair(turn)}${soft(right, '')}Z`;
}

type Share = number | ((k: number) => number);
const at = (share: Share, k: number) => (typeof share === 'number' ? share : share(k));

export interface Engraving {
  lines: number;
  width: Share;
  /** Where each line begins and ends along its curve; k is the line's place between the two edges. */
  from?: Share;
  to?: Share;
  taper?: Taper;
  seed?: number;
  /** Unevenness of the line ends, as a share of the curve. */
  wobble?: number;
  steps?: number;
}

/** Shade that follows the form: cuts laid between two edge curves. */
export function engrave(a: Curve, b: Curve, opt: Engraving): string {
  const random = hand(opt.seed ?? 1);
  const wobble = opt.wobble ?? 0.06;
  let d = '';
  for (let i = 0; i < opt.lines; i++) {
    const k = (i + 0.5) / opt.lines;
    const from = at(opt.from ?? 0, k) + (random() - 0.5) * wobble;
    const to = at(opt.to ?? 1, k) + (random() - 0.5) * wobble;
    const width = at(opt.width, k) * (0.85 + random() * 0.3);
    if (to - from < 0.02 || width <= 0) continue;
    const curve = part(between(a, b, k), Math.max(0, from), Math.min(1, to));
    d += cut(curve, width, opt.taper ?? 'both', opt.steps ?? 6);
  }
  return d;
}

/** Wedges around a centre: sunbeams. */
export function rays(cx: number, cy: number, r0: number, r1: number, count: number, open = 0.5) {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI;
    const w = (open * Math.PI) / count;
    const on = (r: number, angle: number): Point => [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    d += poly([on(r0, a - w), on(r1, a - w), on(r1, a + w), on(r0, a + w)]);
  }
  return d;
}

/** A run of arcs through the points, as the edge of leaves or clouds; begins with M unless it goes on. */
export function scallops(points: Point[], bulge = 0.62, goOn = false): string {
  return points
    .map((p, i) => {
      if (i === 0) return `${goOn ? 'L' : 'M'}${pair(p)}`;
      const before = points[i - 1] as Point;
      const r = short(Math.hypot(p[0] - before[0], p[1] - before[1]) * bulge);
      return `A${r} ${r} 0 0 1 ${pair(p)}`;
    })
    .join('');
}

/** Small sickles scattered over a box: leaves on a dark crown. */
export function leaves(x: number, y: number, w: number, h: number, count: number, size: number, seed: number): string {
  const random = hand(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const [cx, cy] = [x + random() * w, y + random() * h];
    const s = size * (0.7 + random() * 0.6);
    d += cut(quad([cx - s, cy], [cx, cy + s * 1.1], [cx + s, cy]), s * 0.42, 'both', 4);
  }
  return d;
}

/** A trunk between two curves (foot to crown): its outline and its bark. */
export function trunk(left: Curve, right: Curve, seed: number, lines = 7): { outline: string; bark: string } {
  const steps = Array.from({ length: 11 }, (_, i) => i / 10);
  const outline = poly([...steps.map(left), ...steps.map((t) => right(1 - t))]);
  const random = hand(seed);
  let bark = '';
  for (let i = 0; i < lines; i++) {
    const k = (i + 0.6) / (lines + 0.2);
    for (let from = random() * 0.15; from < 0.95;) {
      const to = Math.min(1, from + 0.16 + random() * 0.3);
      bark += cut(part(between(left, right, k), from, to), 1.6 + k * 2.2, 'both', 5);
      from = to + 0.03 + random() * 0.06;
    }
  }
  return { outline, bark };
}

export interface Waves {
  body: string;
  crest: string;
  shade: string;
}

/** One row of pointed waves from x0 to x1, filled down to y = floor, with cuts in every trough. */
export function waves(
  x0: number,
  x1: number,
  y: number,
  length: number,
  height: number,
  floor: number,
  cuts = 3,
): Waves {
  const count = Math.max(1, Math.round((x1 - x0) / length));
  const step = (x1 - x0) / count;
  const numbers = [step * 0.3, height, step * 0.72, height, step, 0].map(short).join(' ');
  const crest = `M${short(x0)} ${short(y)}${`c${numbers}`.repeat(count)}`;
  let shade = '';
  for (let i = 0; i < count; i++) {
    for (let k = 1; k <= cuts; k++) {
      const x = x0 + i * step;
      const drop = y + k * height * 0.55;
      const inset = 0.1 + k * 0.07 + (i % 2) * 0.03;
      const trough = quad(
        [x + step * inset, drop + height * 0.1],
        [x + step * 0.52, drop + height * 1.25],
        [x + step * (1.02 - inset), drop + height * 0.1],
      );
      shade += cut(trough, 2.4 - k * 0.3, 'both', 5);
    }
  }
  return { body: `${crest}V${short(floor)}H${short(x0)}Z`, crest, shade };
}
