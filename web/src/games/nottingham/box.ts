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
/** How many cards of each named object a task takes. */
export const eachOf: Record<string, number> = { seven_different: 1, five_alike: 5, four_pairs: 2, three_pairs: 2 };
/** So many players may complete a task. */
export const finishers: number = 2;
