/** Where everything lies, from components.toml: hexes and crossings in the side length of a hex. */
import type { Point } from '$lib/art/ink';

export type Kind = 'wood' | 'wool' | 'grain' | 'clay' | 'ore';
export type Thing = Kind | 'gold';
export const kinds: Kind[] = ['wood', 'wool', 'grain', 'clay', 'ore'];
export const things: Thing[] = [...kinds, 'gold'];
export type Terrain = 'forest' | 'pasture' | 'field' | 'hill' | 'mountain' | 'city';

export interface Hex {
  id: string;
  terrain: Terrain;
  number: number;
  at: Point;
}
const hex = (id: string, terrain: Terrain, number: number, x: number, y: number): Hex => ({ id, terrain, number, at: [x, y] });
export const hexes: Hex[] = [
  hex('A1', 'field', 12, 0.0, 0.0),
  hex('A2', 'field', 5, 1.732, 0.0),
  hex('A3', 'mountain', 4, 3.464, 0.0),
  hex('A4', 'mountain', 12, 5.196, 0.0),
  hex('A5', 'hill', 6, 6.928, 0.0),
  hex('B1', 'hill', 9, 0.866, 1.5),
  hex('B2', 'forest', 10, 2.598, 1.5),
  hex('B3', 'forest', 9, 4.33, 1.5),
  hex('B4', 'hill', 10, 6.062, 1.5),
  hex('B5', 'pasture', 3, 7.794, 1.5),
  hex('C1', 'hill', 2, 0.0, 3.0),
  hex('C2', 'mountain', 11, 1.732, 3.0),
  hex('C3', 'pasture', 4, 3.464, 3.0),
  hex('C4', 'field', 6, 5.196, 3.0),
  hex('C5', 'pasture', 12, 6.928, 3.0),
  hex('D1', 'mountain', 8, 0.866, 4.5),
  hex('D2', 'pasture', 9, 2.598, 4.5),
  hex('D3', 'city', 0, 4.33, 4.5),
  hex('D4', 'field', 4, 6.062, 4.5),
  hex('D5', 'mountain', 5, 7.794, 4.5),
  hex('E1', 'forest', 11, 0.0, 6.0),
  hex('E2', 'field', 3, 1.732, 6.0),
  hex('E3', 'pasture', 8, 3.464, 6.0),
  hex('E4', 'hill', 5, 5.196, 6.0),
  hex('E5', 'mountain', 6, 6.928, 6.0),
  hex('F1', 'forest', 8, 0.866, 7.5),
  hex('F2', 'field', 10, 2.598, 7.5),
  hex('F3', 'hill', 11, 4.33, 7.5),
  hex('F4', 'forest', 3, 6.062, 7.5),
  hex('F5', 'forest', 2, 7.794, 7.5),
];

export interface Road {
  id: string;
  city: string | null;
  toll: number;
  /** Crossings from the city outwards; the first is the city's own corner. */
  points: Point[];
}
export const roads: Road[] = [
  { id: 'I', city: 'frankfurt', toll: 1, points: [[3.464, 4.0], [2.598, 3.5], [2.598, 2.5], [3.464, 2.0], [3.464, 1.0], [2.598, 0.5], [1.732, 1.0], [0.866, 0.5]] },
  { id: 'II', city: 'prague', toll: 1, points: [[4.33, 3.5], [4.33, 2.5], [5.196, 2.0], [5.196, 1.0], [6.062, 0.5], [6.928, 1.0], [6.928, 2.0]] },
  { id: 'III', city: 'venice', toll: 2, points: [[5.196, 4.0], [6.062, 3.5], [6.928, 4.0], [6.928, 5.0], [6.062, 5.5], [6.062, 6.5], [6.928, 7.0]] },
  { id: 'IV', city: null, toll: 0, points: [[4.33, 5.5], [4.33, 6.5], [3.464, 7.0], [2.598, 6.5], [1.732, 7.0], [0.866, 6.5], [0.866, 5.5]] },
  { id: 'V', city: null, toll: 0, points: [[3.464, 5.0], [2.598, 5.5], [1.732, 5.0], [1.732, 4.0], [0.866, 3.5], [0.866, 2.5], [1.732, 2.0]] },
];
/** Where the roads with a city leave the map, and where the city's name stands. */
export const exits: Record<string, { by: Point; name: Point }> = {
  I: { by: [0.866, -0.5], name: [0.866, -1.15] },
  II: { by: [7.794, 2.5], name: [8.5, 2.85] },
  III: { by: [7.794, 6.5], name: [8.5, 6.1] },
};
export const castle: Point = [-0.86, 7.5];

export interface Sector {
  id: string;
  /** A good, the market or the yard. */
  use: string;
  at: Point;
}
export const sectors: Sector[] = [
  { id: 'S01', use: 'armour', at: [0.0, 0.0] },
  { id: 'S02', use: 'compass', at: [1.732, 0.0] },
  { id: 'S03', use: 'armour', at: [3.464, 0.0] },
  { id: 'S04', use: 'compass', at: [5.196, 0.0] },
  { id: 'S05', use: 'trinkets', at: [0.866, 1.5] },
  { id: 'S06', use: 'hauptmarkt', at: [2.598, 1.5] },
  { id: 'S07', use: 'bauhof', at: [4.33, 1.5] },
  { id: 'S08', use: 'helmets', at: [6.062, 1.5] },
  { id: 'S09', use: 'helmets', at: [1.732, 3.0] },
  { id: 'S10', use: 'paper', at: [3.464, 3.0] },
  { id: 'S11', use: 'trinkets', at: [5.196, 3.0] },
  { id: 'S12', use: 'paper', at: [6.928, 3.0] },
];

export interface Site {
  id: string;
  sectors: string[];
  /** What the market takes at two for one here; any is three for one. */
  market: Thing | 'any' | null;
  at: Point;
}
export const sites: Site[] = [
  { id: 'W01', sectors: ['S01', 'S02', 'S05'], market: null, at: [0.866, 0.5] },
  { id: 'W02', sectors: ['S02', 'S03', 'S06'], market: 'grain', at: [2.598, 0.5] },
  { id: 'W03', sectors: ['S03', 'S04', 'S07'], market: null, at: [4.33, 0.5] },
  { id: 'W04', sectors: ['S02', 'S05', 'S06'], market: 'ore', at: [1.732, 1.0] },
  { id: 'W05', sectors: ['S03', 'S06', 'S07'], market: 'any', at: [3.464, 1.0] },
  { id: 'W06', sectors: ['S04', 'S07', 'S08'], market: null, at: [5.196, 1.0] },
  { id: 'W07', sectors: ['S05', 'S06', 'S09'], market: 'clay', at: [1.732, 2.0] },
  { id: 'W08', sectors: ['S06', 'S07', 'S10'], market: 'wool', at: [3.464, 2.0] },
  { id: 'W09', sectors: ['S07', 'S08', 'S11'], market: null, at: [5.196, 2.0] },
  { id: 'W10', sectors: ['S06', 'S09', 'S10'], market: 'wood', at: [2.598, 2.5] },
  { id: 'W11', sectors: ['S07', 'S10', 'S11'], market: null, at: [4.33, 2.5] },
  { id: 'W12', sectors: ['S08', 'S11', 'S12'], market: null, at: [6.062, 2.5] },
];

/** Wall tile k runs from corner k - 1 to corner k, counter-clockwise from the arrow. */
export const corners: Point[] = [
  [0.0, -1.0],
  [-0.866, -0.5],
  [-0.866, 0.5],
  [0.0, 1.0],
  [0.0, 2.0],
  [0.866, 2.5],
  [0.866, 3.5],
  [1.732, 4.0],
  [2.598, 3.5],
  [3.464, 4.0],
  [4.33, 3.5],
  [5.196, 4.0],
  [6.062, 3.5],
  [6.928, 4.0],
  [7.794, 3.5],
  [7.794, 2.5],
  [6.928, 2.0],
  [6.928, 1.0],
  [6.062, 0.5],
  [6.062, -0.5],
  [5.196, -1.0],
  [4.33, -0.5],
  [3.464, -1.0],
  [2.598, -0.5],
  [1.732, -1.0],
  [0.866, -0.5],
];
/** A tower fits after these tiles. */
export const gaps = [1, 2, 4, 6, 7, 9, 11, 13, 14, 15, 17, 19, 20, 22, 24, 26];

export interface Good {
  id: string;
  recipe: Partial<Record<Kind, number>>;
  prices: Record<string, number>;
}
export const goods: Good[] = [
  { id: 'compass', recipe: { wood: 1, ore: 1 }, prices: { frankfurt: 3 } },
  { id: 'helmets', recipe: { ore: 2, wool: 1 }, prices: { frankfurt: 4 } },
  { id: 'armour', recipe: { ore: 2, wood: 1, wool: 1 }, prices: { prague: 6 } },
  { id: 'trinkets', recipe: { wood: 1, clay: 1 }, prices: { prague: 3 } },
  { id: 'paper', recipe: { wool: 2, grain: 2 }, prices: { venice: 6 } },
];

export const costs = {
  station: { wood: 1, clay: 1 },
  settlement: { wood: 1, wool: 1, grain: 1, clay: 1 },
  workshop: { grain: 2, ore: 3 },
  wall: { clay: 1, gold: 3 },
  tower: { wood: 1, clay: 1, gold: 3 },
} satisfies Record<string, Partial<Record<Thing, number>>>;

export const years = [1355, 1360, 1365, 1370, 1375, 1380, 1385, 1390, 1395, 1400];
export const redYears = [1370, 1385];
export const lock = 12;
export const pointsToWin = 13;
export const bankRates = { usual: 4, market: 3, kind: 2 };
/** How many cards of the deck carry a number. */
export const odds: Record<number, number> = { 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1 };
