/** The sheriff's road: a winding loop within any box, with evenly spaced milestones; pixels in, path data out. */
import { hand, poly, type Point } from '$lib/art/ink';

export interface Road {
  /** Where the town and the milestones stand: stop 0 is the town. */
  stops: Point[];
  /** The road itself, to be stroked. */
  path: string;
}

/** A rounded rectangle walked clockwise, by the share of its length; starts in the middle of the left side. */
function frame(x: number, y: number, w: number, h: number, r: number): (share: number) => { at: Point; out: Point } {
  const quarter = (Math.PI * r) / 2;
  const [across, down] = [w - 2 * r, h - 2 * r];
  const length = 2 * (across + down) + 4 * quarter;
  const bend = (cx: number, cy: number, from: number, s: number) => {
    const angle = from + s / r;
    const out: Point = [Math.cos(angle), Math.sin(angle)];
    return { at: [cx + out[0] * r, cy + out[1] * r] as Point, out };
  };
  return (share) => {
    let s = (((share % 1) + 1) % 1) * length;
    const go = (part: number) => (s < part ? true : ((s -= part), false));
    if (go(down / 2)) return { at: [x, y + h / 2 - s], out: [-1, 0] };
    if (go(quarter)) return bend(x + r, y + r, Math.PI, s);
    if (go(across)) return { at: [x + r + s, y], out: [0, -1] };
    if (go(quarter)) return bend(x + w - r, y + r, -Math.PI / 2, s);
    if (go(down)) return { at: [x + w, y + r + s], out: [1, 0] };
    if (go(quarter)) return bend(x + w - r, y + h - r, 0, s);
    if (go(across)) return { at: [x + w - r - s, y + h], out: [0, 1] };
    if (go(quarter)) return bend(x + r, y + h - r, Math.PI / 2, s);
    return { at: [x, y + h - r - s], out: [-1, 0] };
  };
}

const STEPS = 240;

/** How far the road runs from the edges: the town at the left needs more room. */
export interface Inset {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function road(width: number, height: number, inset: Inset, spaces: number, wiggle: number): Road {
  const [w, h] = [Math.max(80, width - inset.left - inset.right), Math.max(30, height - inset.top - inset.bottom)];
  const round = Math.min(h / 2, w / 4, inset.top * 1.7);
  const walk = frame(inset.left, inset.top, w, h, round);
  const waves = Math.max(5, Math.round((w + h) / 110));
  const points = Array.from({ length: STEPS }, (_, i): Point => {
    const share = i / STEPS;
    const { at, out } = walk(share);
    const swing =
      wiggle * Math.sin(share * waves * 2 * Math.PI) + wiggle * 0.4 * Math.sin(share * (waves + 3) * 4 * Math.PI);
    return [at[0] + out[0] * swing, at[1] + out[1] * swing];
  });
  return { stops: spread(points, spaces + 1), path: poly(points) };
}

/** So many points at equal distances along a closed line. */
function spread(points: Point[], count: number): Point[] {
  const next = (i: number) => points[(i + 1) % points.length] as Point;
  const lengths = points.map(([x, y], i) => Math.hypot(next(i)[0] - x, next(i)[1] - y));
  const whole = lengths.reduce((sum, one) => sum + one, 0);
  const stops: Point[] = [];
  let walked = 0;
  points.forEach(([x, y], i) => {
    const length = lengths[i] as number;
    while (stops.length < count && (stops.length * whole) / count <= walked + length) {
      const k = ((stops.length * whole) / count - walked) / (length || 1);
      stops.push([x + (next(i)[0] - x) * k, y + (next(i)[1] - y) * k]);
    }
    walked += length;
  });
  return stops;
}

/** Places in a box that keep clear of the road and of a hole in the middle: trees, tufts, houses. */
export function clearings(
  width: number,
  height: number,
  stops: Point[],
  count: number,
  away: number,
  hole: (p: Point) => boolean,
  seed: number,
): Point[] {
  const random = hand(seed);
  const found: Point[] = [];
  for (let i = 0; i < count * 8 && found.length < count; i++) {
    const p: Point = [random() * width, random() * height];
    const free = (q: Point, far: number) => Math.hypot(p[0] - q[0], p[1] - q[1]) > far;
    if (!hole(p) && stops.every((stop) => free(stop, away)) && found.every((other) => free(other, away * 0.42)))
      found.push(p);
  }
  return found.sort((a, b) => a[1] - b[1]);
}
