/** The land as a woodcut: every terrain a plate of colour under its own cut of lines, all around a hex of radius 100. */
import { hand, poly, type Point } from '$lib/art/ink';

export const corner = (i: number, r = 100): Point => {
  const angle = (Math.PI / 180) * (60 * i - 90);
  return [Math.round(r * Math.cos(angle) * 10) / 10, Math.round(r * Math.sin(angle) * 10) / 10];
};
export const hexPath = (r = 100): string => poly([0, 1, 2, 3, 4, 5].map((i) => corner(i, r)));

export const ground: Record<string, string> = {
  forest: 'leaf',
  pasture: 'meadow',
  field: 'gold',
  hill: 'tan',
  mountain: 'stone',
  city: 'cream',
};

/** Places on a loose grid within the hex, clear of the number in the middle and of roads at the rim. */
function spots(seed: number, step: number): Point[] {
  const random = hand(seed);
  const found: Point[] = [];
  for (let y = -66; y <= 70; y += step * 0.8)
    for (let x = -66; x <= 66; x += step) {
      const at: Point = [
        x + (random() - 0.5) * step * 0.5 + ((Math.round(y / step) & 1) * step) / 2,
        y + (random() - 0.5) * 6,
      ];
      const far = Math.hypot(at[0], at[1]);
      if (far > 40 && far < 78 && Math.abs(at[0]) < 70) found.push(at);
    }
  return found;
}
const n = (value: number) => Math.round(value * 10) / 10;

function forest(seed: number): { plates: string; cuts: string } {
  const trees = spots(seed, 24);
  const crown = ([x, y]: Point) =>
    `M${n(x)} ${n(y - 17)}L${n(x + 10)} ${n(y + 3)}H${n(x + 4)}L${n(x + 12)} ${n(y + 12)}H${n(x - 12)}L${n(x - 4)} ${n(y + 3)}H${n(x - 10)}Z`;
  const shade = ([x, y]: Point) => `M${n(x)} ${n(y + 12)}v6M${n(x + 1)} ${n(y - 8)}l5 9M${n(x + 1)} ${n(y + 2)}l7 9`;
  return { plates: trees.map(crown).join(''), cuts: trees.map((at) => crown(at) + shade(at)).join('') };
}
function pasture(seed: number): { plates: string; cuts: string } {
  const tufts = spots(seed, 25);
  const grass = ([x, y]: Point) => `M${n(x - 7)} ${n(y)}q3-2 4 4M${n(x)} ${n(y - 5)}v9M${n(x + 7)} ${n(y)}q-3-2-4 4`;
  const sheep = tufts.filter((_, i) => i % 5 === 2);
  const body = ([x, y]: Point) => `M${n(x - 10)} ${n(y)}c-2-9 6-10 9-7c4-4 12-1 11 5c1 6-4 7-8 6c-5 2-11 2-12-4z`;
  return {
    plates: sheep.map(body).join(''),
    cuts: tufts
      .map((at, i) =>
        i % 5 === 2 ? `${body(at)}M${n(at[0] - 4)} ${n(at[1] + 5)}v6M${n(at[0] + 5)} ${n(at[1] + 5)}v6` : grass(at),
      )
      .join(''),
  };
}
function field(seed: number): { plates: string; cuts: string } {
  const lean = (seed % 3) * 14 - 14;
  const cuts: string[] = [];
  for (let y = -70; y <= 76; y += 13) {
    const half = Math.min(72, 96 - Math.abs(y) * 0.55);
    cuts.push(`M${n(-half)} ${y}Q0 ${y + lean} ${n(half)} ${y}`);
  }
  const ears = spots(seed, 27).map(
    ([x, y]) =>
      `M${n(x)} ${n(y + 8)}V${n(y - 9)}M${n(x)} ${n(y - 4)}l5-5M${n(x)} ${n(y - 4)}l-5-5M${n(x)} ${n(y + 1)}l5-5M${n(x)} ${n(y + 1)}l-5-5`,
  );
  return { plates: '', cuts: cuts.join('') + ears.join('') };
}
function hill(seed: number): { plates: string; cuts: string } {
  const mounds = spots(seed, 34);
  const dome = ([x, y]: Point) =>
    `M${n(x - 19)} ${n(y + 9)}C${n(x - 12)} ${n(y - 15)} ${n(x + 12)} ${n(y - 15)} ${n(x + 19)} ${n(y + 9)}`;
  const lines = ([x, y]: Point) =>
    `M${n(x + 2)} ${n(y - 4)}q8 3 10 13M${n(x - 3)} ${n(y - 2)}q6 4 8 11M${n(x + 8)} ${n(y - 5)}q6 4 7 13`;
  return {
    plates: mounds.map((at) => `${dome(at)}Z`).join(''),
    cuts: mounds.map((at) => dome(at) + lines(at)).join(''),
  };
}
function mountain(seed: number): { plates: string; cuts: string } {
  const peaks = spots(seed, 33);
  const peak = ([x, y]: Point) =>
    `M${n(x - 18)} ${n(y + 13)}L${n(x - 3)} ${n(y - 18)}L${n(x + 4)} ${n(y - 8)}L${n(x + 18)} ${n(y + 13)}`;
  const snow = ([x, y]: Point) =>
    `M${n(x - 9)} ${n(y - 6)}L${n(x - 3)} ${n(y - 18)}L${n(x + 4)} ${n(y - 8)}l-4 4l-4-3z`;
  const lines = ([x, y]: Point) =>
    `M${n(x)} ${n(y - 6)}l6 18M${n(x + 4)} ${n(y - 6)}l7 18M${n(x - 3)} ${n(y - 2)}l3 14`;
  return { plates: peaks.map(snow).join(''), cuts: peaks.map((at) => peak(at) + lines(at)).join('') };
}

const cutters: Record<string, (seed: number) => { plates: string; cuts: string }> = {
  forest,
  pasture,
  field,
  hill,
  mountain,
};
export const terrain = (kind: string, seed: number): { plates: string; cuts: string } =>
  cutters[kind]?.(seed) ?? { plates: '', cuts: '' };
