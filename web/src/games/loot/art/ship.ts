/** Ships as numbers: a plan goes in, path data comes out. Origin: amidships at the waterline, bow to the right. */
import { cut, engrave, line, poly, quad, trace, type Curve, type Point } from '$lib/art/ink';

export interface SailPlan {
  /** Height of the yard above the water, width of head and foot, drop, and how far the wind fills it. */
  y: number;
  head: number;
  foot: number;
  drop: number;
  belly: number;
  emblem?: boolean;
  torn?: boolean;
}

export interface MastPlan {
  x: number;
  top: number;
  sails: SailPlan[];
  lateen?: number;
  nest?: number;
  pennant?: number;
}

export interface ShipPlan {
  length: number;
  waist: number;
  stern: number;
  bow: number;
  /** Shares of the length that the castles take. */
  aft: number;
  fore: number;
  masts: MastPlan[];
  sprit: number;
  ports?: number;
  cargo?: number;
}

export interface Shape {
  outline: string;
  shade: string;
}

export function sail(x: number, plan: SailPlan): Shape & { middle: Point; yard: string } {
  const { head, foot, drop, belly } = plan;
  const y = -plan.y;
  const tl: Point = [x - head / 2, y + 1];
  const tr: Point = [x + head / 2, y - 2];
  const bl: Point = [x - foot / 2 + belly * 0.2, y + drop];
  const br: Point = [x + foot / 2 + belly * 0.35, y + drop - 3];
  const left = quad(tl, [x - foot / 2 - belly * 0.25, y + drop * 0.5], bl);
  const right = quad(tr, [x + foot / 2 + belly * 1.25, y + drop * 0.42], br);
  const sag: Point = [x + belly * 0.4, y + drop * 0.8];
  const hem = plan.torn ? torn(bl, br) : `Q${sag} ${bl}`;
  const outline =
    `M${tl}L${tr}Q${[x + foot / 2 + belly * 1.25, y + drop * 0.42]} ${br}${hem}` +
    `Q${[x - foot / 2 - belly * 0.25, y + drop * 0.5]} ${tl}Z`;
  const dark = engrave(left, right, {
    lines: Math.round(foot / 3.4),
    width: (k) => (k < 0.62 ? 2.5 * (1 - k / 0.62) + 0.4 : 0),
    from: (k) => 0.03 + k * 0.25,
    to: (k) => 0.93 - k * 0.42,
    taper: 'end',
    seed: foot,
  });
  const edge = engrave(right, left, { lines: 3, width: 0, from: 0.15, to: 0.6 });
  const yard = cut(line([x - head / 2 - 5, y + 1.5], [x + head / 2 + 5, y - 2.5]), 4.4, 'both');
  return { outline, shade: dark + edge, middle: [x + belly * 0.42, y + drop * 0.45], yard };
}

/** A hem with two bites out of it. */
function torn([lx, ly]: Point, [rx, ry]: Point): string {
  const at = (k: number, up: number): Point => [rx + (lx - rx) * k, ry + (ly - ry) * k - up];
  return [
    at(0.12, 9),
    at(0.2, 3),
    at(0.34, 12),
    at(0.42, 22),
    at(0.5, 8),
    at(0.66, 13),
    at(0.74, 26),
    at(0.8, 8),
    at(0.92, 8),
    at(1, 0),
  ]
    .map((p) => `L${p}`)
    .join('');
}

export function lateen(x: number, low: number, size: number): Shape & { yard: string } {
  const fore: Point = [x + size * 0.42, -low];
  const peak: Point = [x - size * 0.42, -low - size * 1.05];
  const clew: Point = [x - size * 0.62, -low + size * 0.06];
  const belly: Point = [x - size * 0.2, -low + size * 0.02];
  const outline = `M${fore}L${peak}Q${[x - size * 0.42, -low - size * 0.45]} ${clew}Q${belly} ${fore}Z`;
  const shade = engrave(line(peak, fore), quad(clew, belly, fore), {
    lines: Math.round(size / 5),
    width: (k) => 0.5 + k * 1.5,
    from: 0.04,
    to: (k) => 0.35 + k * 0.45,
    taper: 'end',
  });
  return { outline, shade, yard: cut(line([fore[0] + 5, fore[1] + 6], [peak[0] - 3, peak[1] - 5]), 3.6) };
}

/** A streamer flying to the right with a swallow's tail. */
export function pennant(x: number, y: number, length: number, height = 11): string {
  const t = length;
  return (
    `M${x} ${y}C${x + t * 0.3} ${y - 7} ${x + t * 0.45} ${y + 7} ${x + t} ${y - 1}` +
    `L${x + t * 0.8} ${y + height * 0.55}L${x + t * 0.98} ${y + height}` +
    `C${x + t * 0.5} ${y + height + 6} ${x + t * 0.3} ${y + height - 6} ${x} ${y + height}Z`
  );
}

export interface Hull extends Shape {
  band: string;
  wales: string;
  rails: string;
  ports: Point[];
  windows: Point[];
}

export function hull(plan: ShipPlan): Hull {
  const { length: l, waist, stern, bow } = plan;
  const [x0, x1] = [-l / 2, l / 2];
  const aft = x0 + l * plan.aft;
  const fore = x1 - l * plan.fore;
  const beak: Point = [x1 + l * 0.09, -bow - 3];
  const deck: Point[] = [
    [x0, -stern],
    [aft, -stern + l * 0.035],
    [aft + 2, -waist - 7],
  ];
  const sheer = quad([aft + 2, -waist - 7], [0, -waist + 7], [fore, -waist - 4]);
  const top = [...deck, ...[0.25, 0.5, 0.75, 1].map(sheer)];
  const stem = `C${[x1 + l * 0.02, -bow * 0.55]} ${[x1 - l * 0.03, -2]} ${[x1 - l * 0.12, 12]}`;
  const back = `C${[x0 + l * 0.01, 0]} ${[x0 + l * 0.03, -stern * 0.4]} ${[x0, -stern]}`;
  const outline =
    `M${top.join('L')}L${[fore + 1, -bow]}L${beak}L${[x1 + l * 0.03, -bow + 11]}${stem}` +
    `L${[x0 + l * 0.06, 12]}${back}Z`;

  // Wales: planks bend from the stern's height to the stem.
  const upper: Curve = quad([x0 + 1, -stern * 0.62], [0, -waist + 9], [x1 + l * 0.015, -bow + 12]);
  const lower: Curve = quad([x0 + l * 0.05, 4], [0, 12], [x1 - l * 0.1, 4]);
  const shade = engrave(upper, lower, {
    lines: Math.max(5, Math.round(waist / 4.5)),
    width: (k) => 1 + k * 1.9,
    from: (k) => (k < 0.25 ? 0.02 : 0.06),
    to: (k) => 0.97 - k * 0.25,
    wobble: 0.12,
    steps: 9,
  });
  const low = quad([x0 + 1, -stern * 0.52], [0, -waist + 17], [x1 - l * 0.002, -bow + 21]);
  const edge = (curve: Curve, reverse = false) =>
    Array.from({ length: 10 }, (_, i) => curve((reverse ? 9 - i : i) / 9));
  const band = poly([...edge(upper), ...edge(low, true)]);
  const wales = trace(upper) + trace(low);

  const rails = rail([x0, -stern], [aft, -stern + l * 0.035], 6) + rail([fore + 1, -bow], [beak[0] - 4, beak[1]], 5);
  const count = plan.ports ?? 0;
  const row = quad([x0 + l * 0.2, -waist * 0.52], [0, -waist * 0.34], [x1 - l * 0.12, -waist * 0.55]);
  const ports = Array.from({ length: count }, (_, i) => row((i + 0.5) / count));
  const rooms = Math.max(1, Math.round((l * plan.aft) / 13));
  const windows = Array.from({ length: rooms }, (_, i): Point => {
    const x = x0 + 4 + ((i + 0.5) * (l * plan.aft - 7)) / rooms;
    return [x, -stern + 9 + i * 0.8];
  });
  return { outline, shade, band, wales, rails, ports, windows };
}

function rail(a: Point, b: Point, height: number): string {
  const posts = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 6));
  const on = line(a, b);
  let d = `M${[a[0] - 2, a[1] - height]}L${[b[0] + 1, b[1] - height]}`;
  for (let i = 0; i <= posts; i++) {
    const [x, y] = on(i / posts);
    d += `M${x} ${y}V${y - height}`;
  }
  return d;
}

/** Barrels, crates and bales along the waist, behind the bulwark. */
export function cargo(plan: ShipPlan): { kind: 'barrel' | 'crate'; x: number; y: number }[] {
  const from = -plan.length / 2 + plan.length * plan.aft + 8;
  const to = plan.length / 2 - plan.length * plan.fore - 4;
  const count = plan.cargo ?? 0;
  return Array.from({ length: count }, (_, i) => ({
    kind: i % 3 === 1 ? 'crate' : 'barrel',
    x: from + ((to - from) * (i + 0.5)) / count,
    y: -plan.waist - 1,
  }));
}

/** Shrouds: the rope ladder from deck to masthead. */
export function shrouds(x: number, deck: number, top: number, spread: number): string {
  let d = `M${x - spread} ${-deck}L${x} ${-top}L${x + spread} ${-deck}`;
  for (let i = 1; i < 7; i++) {
    const k = i / 8;
    const half = spread * (1 - k);
    d += `M${x - half} ${-deck - (top - deck) * k}H${x + half}`;
  }
  return d;
}
