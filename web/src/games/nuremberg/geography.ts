/** Where hexes, roads, stations and settlements lie in the picture of the land, in its units. */
import { poly, type Point } from '$lib/art/ink';
import { terrain } from './art/land';
import { hexes, roads } from './box';
import { castle, exits } from './places';

const U = 100;
export const px = ([x, y]: Point): Point => [x * U, y * U];
/** Left, top, width and height. */
export const box = [-165, -150, 1110, 1010] as const;

export const art = hexes.map((hex, i) => ({
  ...hex,
  x: hex.at[0] * U,
  y: hex.at[1] * U,
  cut: terrain(hex.terrain, i * 7 + 3),
}));
const [cityX, cityY] = px(hexes.find((hex) => hex.terrain === 'city')?.at ?? [0, 0]);
export const tracks = roads.map((road) => {
  const points = road.points.map(px);
  const exit = exits[road.id];
  const spaces = points.slice(1).map((to, i) => {
    const from = points[i] as Point;
    return { number: i + 1, x: (from[0] + to[0]) / 2, y: (from[1] + to[1]) / 2 };
  });
  const whole = exit ? [...points, px(exit.by), px(exit.name)] : points;
  const corner = points[0] as Point;
  return {
    ...road,
    path: poly(whole, false),
    spaces,
    exit,
    sites: points.slice(1).map(([x, y], i) => ({ id: `${road.id}-${i + 1}`, x, y })),
    label: [corner[0] * 0.83 + cityX * 0.17, corner[1] * 0.83 + cityY * 0.17] as Point,
  };
});
export const home = px(castle);
