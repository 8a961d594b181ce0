// Generated from the games by `python -m tests.regenerate`. Do not edit.
/** Fetched as they are written: they are text, not code. */
export const addresses = import.meta.glob<string>(
	[
		'../../../src/brigand/texts/*.ftl',
		'../../../src/brigand/games/loot/texts/*.ftl',
		'../../../src/brigand/games/nottingham/texts/*.ftl',
		'../../../src/brigand/games/sherwood/texts/*.ftl',
		'../../../src/brigand/games/nuremberg/texts/*.ftl',
	],
	{ query: '?url', import: 'default', eager: true },
);
/** What the covers say comes with the first page: too little to be asked for. */
export const covers = import.meta.glob<string>('./covers/*.ftl', { query: '?raw', import: 'default', eager: true });

/** Fields in which a number is a seat or a side, by catalogue. */
export const seatFields: Record<string, readonly string[]> = {
	app: ["player", "players", "seat", "side"],
	loot: ["dealer", "owner", "player", "seat", "side", "starter"],
	nottingham: ["giver", "owner", "player", "players", "seat", "starter", "target", "victim"],
	sherwood: ["mover", "player", "seat", "starter", "taker", "target", "winner"],
	nuremberg: ["owner", "player", "seat", "starter", "target", "victim"],
};
