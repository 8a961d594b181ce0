// Generated from the server's types by `python -m tests.regenerate`. Do not edit.
import type { Action } from '$lib/api';

/** A whole match. Chance comes from a seed (laboratory) or a secret in hex (table), with what seats added to it;
    unknown fields are ignored. What a table adds for `brigand verify` is in `fair` and `result`. */
export interface MatchRecord {
	game: string;
	seats: number;
	actions: Noted[];
	options?: Record<string, boolean | number | string>;
	seed?: number | null;
	secret?: string | null;
	version?: number | null;
	names?: string[] | null;
	fair?: Fair | null;
	result?: Result | null;
}

/** One action: its seat, and the action in notation or as plain data. Of a table also the chance that fell, and the
    seal of all that was played until here. */
export interface Noted {
	seat: number;
	action: string | Action;
	chance?: ([number, number] | Shuffled)[] | null;
	seal?: string | null;
}

/** A pile before and after it was shuffled, each piece by its name. */
export interface Shuffled {
	before: string[];
	after: string[];
}

/** What shows that nobody chose the deal (docs/rng.md): the commitment that was published and what opens it, what
    every place added before the deal in a chain of links, and the order in which they were seated then. */
export interface Fair {
	version: number;
	commitment: string;
	salt: string;
	order: number[];
	deal: ([number, number] | Shuffled)[];
	by_lot?: boolean;
	added?: Added[];
	links?: string[];
}

/** A place before the deal: who sat there, and the entropy added, if any. Bots add none. */
export interface Added {
	kind: "bot" | "person";
	name: string;
	entropy: string | null;
}

/** How a table's match ended, and the seal of everything. */
export interface Result {
	places: number[];
	scores: number[];
	reason: string;
	seal: string;
	resigned?: number[];
	stopped?: boolean;
}
