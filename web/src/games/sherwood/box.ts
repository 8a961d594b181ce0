// Generated from the games by `python -m tests.regenerate`. Do not edit.
export type Character = "lady_marion" | "little_john" | "robin_hood" | "friar_tuck";

export type WagonKind = "normal" | "beer" | "sheriff" | "fair" | "gypsy" | "royal" | "war";

/** What the combinations of a chest count. */
export interface Points {
	three_rings: number;
	set: number;
	two_bracelets: number;
	necklace: number;
}

export const stretches: number = 4;
/** On each stretch, with an attack space below each. */
export const hideouts: number = 4;
export const characters: Character[] = ["lady_marion", "little_john", "robin_hood", "friar_tuck"];
export const wagonKinds: WagonKind[] = ["normal", "beer", "sheriff", "fair", "gypsy", "royal", "war"];
/** The ranges printed on the backs of the wagons, lightest first. */
export const backs: [number, number][] = [
	[4, 7],
	[8, 10],
	[11, 14],
];
/** The kinds of loot that have a colour. */
export const jewels: string[] = ["ring", "bracelet", "necklace"];
export const lootColors: string[] = ["red", "green", "blue", "yellow"];
export const points: Points = { three_rings: 6, set: 4, two_bracelets: 3, necklace: 1 };
/** What the tokens at a wagon, and two of the Merry Men, add or take. */
export const change: number = 2;
export const rewardBelow: number = 5;
export const arrestAbove: number = 10;
