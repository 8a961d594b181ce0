// Generated from the server's types by `python -m tests.regenerate`. Do not edit.
/** The table as one seat sees it; `viewer` is None for a spectator.

    `winner` would take the trick as it lies, `last` is the trick before it, which `leader` has taken; `stock` counts
    the turned-up card too. */
export interface BriscolaView {
	viewer: number | null;
	sides: number[];
	dealer: number;
	leader: number;
	turn: number | null;
	trump: string;
	stock: number;
	hands: HandView[];
	trick: LaidView[];
	last: LaidView[];
	winner: number | null;
	piles: PileView[];
}

/** A hand: its size for all, its cards for its owner; `shown` is what everybody knows of it. */
export interface HandView {
	size: number;
	cards: string[] | null;
	shown: string[];
}

/** A card of the trick, and who laid it. */
export interface LaidView {
	seat: number;
	card: string;
}

/** What a side has taken: everybody saw it go there. */
export interface PileView {
	size: number;
	points: number;
}

/** A card was left out before the deal. */
export interface Removed {
	event: "removed";
	card: string;
}

/** The deal: who dealt, who leads, the card turned up, and the hand a viewer may see. */
export interface Dealt {
	event: "dealt";
	dealer: number;
	starter: number;
	count: number;
	trump: string;
	hands: (string[] | null)[];
}

/** A card was laid on the table. */
export interface Played {
	event: "played";
	seat: number;
	card: string;
}

/** A trick went to a side; `cards` from the one that was led. */
export interface Took {
	event: "took";
	seat: number;
	side: number;
	cards: string[];
	points: number;
}

/** A card went from the stock to a hand. */
export interface Drew {
	event: "drew";
	seat: number;
	card: string | null;
}

/** The turned-up card was drawn, the last of the stock. */
export interface TookTrump {
	event: "took_trump";
	seat: number;
	card: string;
}

/** The last trick is taken, and by whom. */
export interface Ended {
	event: "ended";
	seat: number;
	reason: string;
}

/** What a side has taken in all. */
export interface Scored {
	event: "scored";
	side: number;
	count: number;
	points: number;
}

export type View = BriscolaView;
export type Event = Removed | Dealt | Played | Took | Drew | TookTrump | Ended | Scored;
export type Action =
	| { do: "play"; card: string }
	| { do: "pass" };
