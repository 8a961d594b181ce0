// Generated from the games by `python -m tests.regenerate`. Do not edit.
export type Kind = "copper" | "silver" | "gold" | "pearls" | "gems" | "necklace" | "chest";

export type Deed = "purchase" | "theft" | "ambush" | "robbery" | "raid" | "defence" | "trade";

/** A kind of object card: its points, and what it lets a player do. */
export interface Thing {
	name: Kind;
	value: number;
	action: Deed;
	is_attack: boolean;
}

/** What a task takes: so many kinds of objects, so many cards of each. */
export interface Asked {
	kinds: number;
	each: number;
}

export const kinds: Kind[] = ["copper", "silver", "gold", "pearls", "gems", "necklace", "chest"];
export const deeds: Deed[] = ["purchase", "theft", "ambush", "robbery", "raid", "defence", "trade"];
export const objects: Thing[] = [
	{ name: "copper", value: 7, action: "purchase", is_attack: false },
	{ name: "silver", value: 8, action: "theft", is_attack: true },
	{ name: "gold", value: 9, action: "ambush", is_attack: false },
	{ name: "pearls", value: 10, action: "robbery", is_attack: true },
	{ name: "gems", value: 11, action: "raid", is_attack: true },
	{ name: "necklace", value: 12, action: "defence", is_attack: false },
	{ name: "chest", value: 13, action: "trade", is_attack: false },
];
export const smallestSet: number = 3;
export const tasks: Record<string, Asked> = { seven_different: { kinds: 7, each: 1 }, five_alike: { kinds: 1, each: 5 }, four_pairs: { kinds: 4, each: 2 }, three_pairs: { kinds: 3, each: 2 } };
/** So many players may complete a task. */
export const finishers: number = 2;
