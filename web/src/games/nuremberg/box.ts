// Generated from the games by `python -m tests.regenerate`. Do not edit.
export type Kind = "wood" | "wool" | "grain" | "clay" | "ore";

export type Thing = "wood" | "wool" | "grain" | "clay" | "ore" | "gold";

/** A hex of the surroundings; the city's has no number. */
export interface Hex {
	id: string;
	terrain: Terrain;
	number: number;
	at: [number, number];
}

export type Terrain = "field" | "mountain" | "hill" | "forest" | "pasture" | "city";

/** A road, the city it leads to and what a sale there costs whoever has no right of way. */
export interface Road {
	id: string;
	city: string | null;
	toll: number;
	/** Crossings from the city outwards; the first is the city's own corner. */
	points: [number, number][];
}

/** A part of the city: what it makes, or the market, or the yard. */
export interface Sector {
	id: string;
	use: string;
	at: [number, number];
}

/** A place for a workshop. `market` is what the market takes here at a better rate, or any. */
export interface Site {
	id: string;
	sectors: string[];
	market: Mark | null;
	at: [number, number];
}

export type Mark = "wood" | "wool" | "grain" | "clay" | "ore" | "gold" | "any";

/** Something the city makes, and what each city pays. */
export interface Good {
	id: string;
	recipe: Partial<Record<Kind, number>>;
	prices: Record<string, number>;
}

/** What building takes. */
export interface Costs {
	station: Partial<Record<Thing, number>>;
	settlement: Partial<Record<Thing, number>>;
	workshop: Partial<Record<Thing, number>>;
	wall: Partial<Record<Thing, number>>;
	tower: Partial<Record<Thing, number>>;
}

/** How many of a thing the bank wants for one. */
export interface Rates {
	usual: number;
	market: number;
	kind: number;
}

export const kinds: Kind[] = ["wood", "wool", "grain", "clay", "ore"];
export const things: Thing[] = ["wood", "wool", "grain", "clay", "ore", "gold"];
export const hexes: Hex[] = [
	{ id: "A1", terrain: "field", number: 12, at: [0, 0] },
	{ id: "A2", terrain: "field", number: 5, at: [1.732, 0] },
	{ id: "A3", terrain: "mountain", number: 4, at: [3.464, 0] },
	{ id: "A4", terrain: "mountain", number: 12, at: [5.196, 0] },
	{ id: "A5", terrain: "hill", number: 6, at: [6.928, 0] },
	{ id: "B1", terrain: "hill", number: 9, at: [0.866, 1.5] },
	{ id: "B2", terrain: "forest", number: 10, at: [2.598, 1.5] },
	{ id: "B3", terrain: "forest", number: 9, at: [4.33, 1.5] },
	{ id: "B4", terrain: "hill", number: 10, at: [6.062, 1.5] },
	{ id: "B5", terrain: "pasture", number: 3, at: [7.794, 1.5] },
	{ id: "C1", terrain: "hill", number: 2, at: [0, 3] },
	{ id: "C2", terrain: "mountain", number: 11, at: [1.732, 3] },
	{ id: "C3", terrain: "pasture", number: 4, at: [3.464, 3] },
	{ id: "C4", terrain: "field", number: 6, at: [5.196, 3] },
	{ id: "C5", terrain: "pasture", number: 12, at: [6.928, 3] },
	{ id: "D1", terrain: "mountain", number: 8, at: [0.866, 4.5] },
	{ id: "D2", terrain: "pasture", number: 9, at: [2.598, 4.5] },
	{ id: "D3", terrain: "city", number: 0, at: [4.33, 4.5] },
	{ id: "D4", terrain: "field", number: 4, at: [6.062, 4.5] },
	{ id: "D5", terrain: "mountain", number: 5, at: [7.794, 4.5] },
	{ id: "E1", terrain: "forest", number: 11, at: [0, 6] },
	{ id: "E2", terrain: "field", number: 3, at: [1.732, 6] },
	{ id: "E3", terrain: "pasture", number: 8, at: [3.464, 6] },
	{ id: "E4", terrain: "hill", number: 5, at: [5.196, 6] },
	{ id: "E5", terrain: "mountain", number: 6, at: [6.928, 6] },
	{ id: "F1", terrain: "forest", number: 8, at: [0.866, 7.5] },
	{ id: "F2", terrain: "field", number: 10, at: [2.598, 7.5] },
	{ id: "F3", terrain: "hill", number: 11, at: [4.33, 7.5] },
	{ id: "F4", terrain: "forest", number: 3, at: [6.062, 7.5] },
	{ id: "F5", terrain: "forest", number: 2, at: [7.794, 7.5] },
];
export const roads: Road[] = [
	{ id: "I", city: "frankfurt", toll: 1, points: [[3.464, 4], [2.598, 3.5], [2.598, 2.5], [3.464, 2], [3.464, 1], [2.598, 0.5], [1.732, 1], [0.866, 0.5]] },
	{ id: "II", city: "prague", toll: 1, points: [[4.33, 3.5], [4.33, 2.5], [5.196, 2], [5.196, 1], [6.062, 0.5], [6.928, 1], [6.928, 2]] },
	{ id: "III", city: "venice", toll: 2, points: [[5.196, 4], [6.062, 3.5], [6.928, 4], [6.928, 5], [6.062, 5.5], [6.062, 6.5], [6.928, 7]] },
	{ id: "IV", city: null, toll: 0, points: [[4.33, 5.5], [4.33, 6.5], [3.464, 7], [2.598, 6.5], [1.732, 7], [0.866, 6.5], [0.866, 5.5]] },
	{ id: "V", city: null, toll: 0, points: [[3.464, 5], [2.598, 5.5], [1.732, 5], [1.732, 4], [0.866, 3.5], [0.866, 2.5], [1.732, 2]] },
];
export const sectors: Sector[] = [
	{ id: "S01", use: "armour", at: [0, 0] },
	{ id: "S02", use: "compass", at: [1.732, 0] },
	{ id: "S03", use: "armour", at: [3.464, 0] },
	{ id: "S04", use: "compass", at: [5.196, 0] },
	{ id: "S05", use: "trinkets", at: [0.866, 1.5] },
	{ id: "S06", use: "hauptmarkt", at: [2.598, 1.5] },
	{ id: "S07", use: "bauhof", at: [4.33, 1.5] },
	{ id: "S08", use: "helmets", at: [6.062, 1.5] },
	{ id: "S09", use: "helmets", at: [1.732, 3] },
	{ id: "S10", use: "paper", at: [3.464, 3] },
	{ id: "S11", use: "trinkets", at: [5.196, 3] },
	{ id: "S12", use: "paper", at: [6.928, 3] },
];
export const sites: Site[] = [
	{ id: "W01", sectors: ["S01", "S02", "S05"], market: null, at: [0.866, 0.5] },
	{ id: "W02", sectors: ["S02", "S03", "S06"], market: "grain", at: [2.598, 0.5] },
	{ id: "W03", sectors: ["S03", "S04", "S07"], market: null, at: [4.33, 0.5] },
	{ id: "W04", sectors: ["S02", "S05", "S06"], market: "ore", at: [1.732, 1] },
	{ id: "W05", sectors: ["S03", "S06", "S07"], market: "any", at: [3.464, 1] },
	{ id: "W06", sectors: ["S04", "S07", "S08"], market: null, at: [5.196, 1] },
	{ id: "W07", sectors: ["S05", "S06", "S09"], market: "clay", at: [1.732, 2] },
	{ id: "W08", sectors: ["S06", "S07", "S10"], market: "wool", at: [3.464, 2] },
	{ id: "W09", sectors: ["S07", "S08", "S11"], market: null, at: [5.196, 2] },
	{ id: "W10", sectors: ["S06", "S09", "S10"], market: "wood", at: [2.598, 2.5] },
	{ id: "W11", sectors: ["S07", "S10", "S11"], market: null, at: [4.33, 2.5] },
	{ id: "W12", sectors: ["S08", "S11", "S12"], market: null, at: [6.062, 2.5] },
];
/** Wall tile k runs from corner k - 1 to corner k, counter-clockwise from the arrow. */
export const corners: [number, number][] = [
	[0, -1],
	[-0.866, -0.5],
	[-0.866, 0.5],
	[0, 1],
	[0, 2],
	[0.866, 2.5],
	[0.866, 3.5],
	[1.732, 4],
	[2.598, 3.5],
	[3.464, 4],
	[4.33, 3.5],
	[5.196, 4],
	[6.062, 3.5],
	[6.928, 4],
	[7.794, 3.5],
	[7.794, 2.5],
	[6.928, 2],
	[6.928, 1],
	[6.062, 0.5],
	[6.062, -0.5],
	[5.196, -1],
	[4.33, -0.5],
	[3.464, -1],
	[2.598, -0.5],
	[1.732, -1],
	[0.866, -0.5],
];
/** A tower fits after these tiles. */
export const gaps: number[] = [1, 2, 4, 6, 7, 9, 11, 13, 14, 15, 17, 19, 20, 22, 24, 26];
export const goods: Good[] = [
	{ id: "compass", recipe: { wood: 1, ore: 1 }, prices: { frankfurt: 3 } },
	{ id: "helmets", recipe: { ore: 2, wool: 1 }, prices: { frankfurt: 4 } },
	{ id: "armour", recipe: { ore: 2, wood: 1, wool: 1 }, prices: { prague: 6 } },
	{ id: "trinkets", recipe: { wood: 1, clay: 1 }, prices: { prague: 3 } },
	{ id: "paper", recipe: { wool: 2, grain: 2 }, prices: { venice: 6 } },
];
export const costs: Costs = { station: { wood: 1, clay: 1 }, settlement: { wood: 1, wool: 1, grain: 1, clay: 1 }, workshop: { grain: 2, ore: 3 }, wall: { clay: 1, gold: 3 }, tower: { wood: 1, clay: 1, gold: 3 } };
export const bankRates: Rates = { usual: 4, market: 3, kind: 2 };
/** Of every kind. */
export const cardsEach: number = 20;
export const years: number[] = [1355, 1360, 1365, 1370, 1375, 1380, 1385, 1390, 1395, 1400];
export const redYears: number[] = [1370, 1385];
export const handLimit: number = 7;
/** How many cards of the deck carry a number. */
export const odds: Record<number, number> = { 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1 };
