// Generated from the server's types by `python -m tests.regenerate`. Do not edit.
/** The table as one seat sees it; `viewer` is None for a spectator. */
export interface LootView {
	viewer: number | null;
	sides: number[];
	dealer: number;
	turn: number | null;
	pile: number;
	hands: HandView[];
	sea: BattleView[];
	discards: string[];
	prizes: PrizeView[];
	final: ScoreView[] | null;
}

/** A hand: its size for all, its cards for those who may see them. */
export interface HandView {
	size: number;
	cards: string[] | null;
}

/** A merchant at sea. `leader` is the side that would take it now, None on a tie. */
export interface BattleView {
	berth: number;
	merchant: string;
	gold: number;
	owner: number;
	side: number;
	fleets: FleetView[];
	trumps: TrumpView[];
	leader: number | null;
}

/** One side's pirate ships at a merchant. */
export interface FleetView {
	side: number;
	color: string;
	ships: string[];
	skulls: number;
}

/** A captain or the admiral in a battle; later in the list is later in time. */
export interface TrumpView {
	seat: number;
	side: number;
	card: string;
}

/** A side's captured ships: their number for all, the ships and their gold for the side itself. */
export interface PrizeView {
	size: number;
	ships: string[] | null;
	gold: number | null;
}

/** A side's account at the end. */
export interface ScoreView {
	captured: number;
	held: number;
	total: number;
}

/** The deal: who dealt, who starts, and the hands a viewer may see. */
export interface Dealt {
	event: "dealt";
	dealer: number;
	starter: number;
	count: number;
	sides: number[];
	hands: (string[] | null)[];
}

/** A card went from the pile to a hand; `witnesses` are the seats that see which. */
export interface Drew {
	event: "drew";
	seat: number;
	card: string | null;
	witnesses: number[];
}

/** A merchant put to sea. */
export interface Launched {
	event: "launched";
	seat: number;
	card: string;
	berth: number;
}

/** A pirate ship joined a battle. */
export interface Attacked {
	event: "attacked";
	seat: number;
	card: string;
	berth: number;
	merchant: string;
	owner: number;
}

/** A captain took command of a fleet. */
export interface Commanded {
	event: "commanded";
	seat: number;
	card: string;
	berth: number;
	merchant: string;
	owner: number;
}

/** The admiral came to a merchant's defence. */
export interface Defended {
	event: "defended";
	seat: number;
	card: string;
	berth: number;
	merchant: string;
	owner: number;
}

/** A card was thrown away from a hand. */
export interface Discarded {
	event: "discarded";
	seat: number;
	card: string;
}

/** The last card was drawn. */
export interface PileEmpty {
	event: "pile_empty";
}

/** A side took a merchant at its check; the battle's other cards were discarded. */
export interface Captured {
	event: "captured";
	seat: number;
	side: number;
	berth: number;
	merchant: string;
	gold: number;
	owner: number;
	discarded: string[];
}

/** A seat without cards was passed over. */
export interface Skipped {
	event: "skipped";
	seat: number;
}

/** A merchant still at sea at the end went to the discards. */
export interface Lost {
	event: "lost";
	berth: number;
	merchant: string;
	owner: number;
	discarded: string[];
}

/** A side's account at the end; hands are open now. */
export interface Scored {
	event: "scored";
	side: number;
	captured: number;
	held: number;
	total: number;
	hands: string[][];
}

/** The match is over, and why. */
export interface Ended {
	event: "ended";
	seat: number;
	reason: string;
}

export type View = LootView;
export type Event = Dealt | Drew | Launched | Attacked | Commanded | Defended | Discarded | PileEmpty | Captured | Skipped | Lost | Scored | Ended;
export type Action =
	| { do: "draw" }
	| { do: "launch"; card: string }
	| { do: "attack"; card: string; berth: number }
	| { do: "command"; card: string; berth: number }
	| { do: "defend"; card: string; berth: number }
	| { do: "discard"; card: string }
	| { do: "pass" };
