// Generated from the server's types by `python -m tests.regenerate`. Do not edit.
/** The table as the reader may see it, sent whenever something changed. `lines` continue from `first_line`. */
export interface TableMessage {
	type: "table";
	id: string;
	version: number;
	game: string;
	status: "lobby" | "over" | "playing";
	options: Record<string, boolean | number | string>;
	pace: string;
	seats: SeatInfo[];
	sides: number[];
	watchers: number;
	you: You;
	commitment: string;
	move: number;
	view: unknown;
	to_act: number[];
	owed: Owed | null;
	first_line: number;
	lines: Line[];
	remarks: Remark[];
	ending: Ending | null;
	next_table: string | null;
}

/** A place at the table as everybody sees it. A person with a `level` is away and played by a bot. */
export interface SeatInfo {
	kind: "bot" | "open" | "person";
	name: string;
	level: string | null;
	connected: boolean;
	host: boolean;
	resigned: boolean;
}

/** What the server knows of the reader. `token` proves the seat when acting. */
export interface You {
	name: string;
	seat: number | null;
	token: string | null;
	host: boolean;
}

/** The decision the reader owes, and all answers the rules allow (for free trades: the usual ones). */
export interface Owed {
	decision: number;
	legal: Record<string, unknown>[];
}

/** One event as the reader sees it; `move` is the action that caused it (0 is the deal). */
export interface Line {
	move: number;
	event: Record<string, unknown>;
}

/** Something said. */
export interface Remark {
	name: string;
	seat: number | null;
	channel: string;
	phrase: string | null;
	text: string | null;
	own: boolean;
}

/** How it ended, by seat. The secret and the salt open the commitment. */
export interface Ending {
	places: number[];
	scores: number[];
	reason: string;
	resigned: number[];
	secret: string;
	salt: string;
}

/** The one answer to a message: done, or why not. `rule` and `details` name the rule of the game that forbids it. */
export interface Answer {
	type: "answer";
	id: number;
	ok: boolean;
	code?: string | null;
	rule?: string | null;
	details?: Record<string, number | string> | null;
	sentence?: string | null;
}

/** The line is alive. */
export interface Pong {
	type: "pong";
}

/** Answer a decision. */
export interface Act {
	type: "act";
	id: number;
	token: string;
	decision: number;
	action: Record<string, unknown>;
}

/** Say something. */
export interface Say {
	type: "say";
	id: number;
	channel: string;
	phrase?: string | null;
	text?: string | null;
}

/** Is the line alive? */
export interface Ping {
	type: "ping";
}

/** Send the table again, with all lines. */
export interface Refresh {
	type: "refresh";
}

/** Open a table. With `bots` the other seats are filled and the match starts at once. */
export interface NewTable {
	game: string;
	seats: number;
	name: string;
	options?: Record<string, boolean | number | string>;
	pace?: string;
	bots?: string | null;
}

/** Other seats, options or pace. */
export interface ChangeTable {
	seats: number;
	options: Record<string, boolean | number | string>;
	pace: string;
}

/** Take a seat under a name. */
export interface Join {
	name: string;
}

/** Put a bot on a seat. */
export interface PutBot {
	level: string;
}

/** Deal; with `shuffle_seats` everybody is seated by lot first. */
export interface Start {
	shuffle_seats?: boolean;
}

/** What would be good for the decision I owe? */
export interface AskHint {
	token: string;
	decision: number;
}

/** Where the new table is. */
export interface Opened {
	id: string;
}

/** Everything the first page needs; `bot` is the level offered first. */
export interface Home {
	games: GameInfo[];
	bots: string[];
	bot: string;
	paces: string[];
	name: string;
	tables: MyTable[];
}

/** What can be played. `fits` lists for every number of seats the option values that work. */
export interface GameInfo {
	id: string;
	seats: number[];
	minutes: number;
	options: OptionInfo[];
	fits: Record<number, (Record<string, boolean | number | string>)[]>;
	chapters: Record<string, RuleInfo[]>;
}

/** An option of a game. */
export interface OptionInfo {
	name: string;
	choices: (boolean | number | string)[];
	default: boolean | number | string;
}

/** A rule by id and origin; its words are in the texts. */
export interface RuleInfo {
	id: string;
	origin: string;
}

/** A table the reader sits at or has opened. */
export interface MyTable {
	id: string;
	game: string;
	status: string;
	seats: string[];
	your_turn: boolean;
	changed: number;
}

/** A match step by step, seen by one viewer (None is a watcher). `open`: every seat may be looked at. */
export interface Replay {
	viewer: number | null;
	open: boolean;
	steps: Step[];
}

/** One action of a replay: the events and the position after it. */
export interface Step {
	move: number;
	seat: number | null;
	events: Record<string, unknown>[];
	view: unknown;
}

/** The best moves for a decision, best first. */
export interface Hints {
	decision: number;
	hints: Hint[];
}

/** A move worth a thought. `win` is the seat's share of the win: a win shared by two is half a win. */
export interface Hint {
	action: Record<string, unknown>;
	notation: string;
	win: number;
	visits: number;
	because: Because;
}

/** A reason: the id of a text and its values. */
export interface Because {
	text: string;
	details: Record<string, number | string>;
}

/** How far the coach is with a finished match, and what it found; `decisions` continue from `first`.

    `ahead` matches come before it; `mine`: the reader may stop it. `worst` and `luckiest` number the biggest swings. */
export interface Coaching {
	status: "done" | "failed" | "none" | "stopped" | "thinking" | "waiting";
	ahead: number;
	total: number;
	mine: boolean;
	first: number;
	decisions: Decision[];
	worst: number[];
	luckiest: Turn[];
	accounts: Account[];
}

/** One decision. `before` is every seat's chance if the best move is made, `after` with the one that was made.

    `loss` is what it cost its own seat, give or take `margin`. */
export interface Decision {
	number: number;
	seat: number;
	played: string;
	action: Record<string, unknown>;
	best: string;
	best_action: Record<string, unknown>;
	before: number[];
	after: number[];
	luck: number[];
	loss: number;
	margin: number;
	forced: boolean;
	moves: Move[];
	because: Because | null;
}

/** A move the seat had, how often search tried it, and the seat's share of the win after it. */
export interface Move {
	notation: string;
	action: Record<string, unknown>;
	visits: number;
	win: number;
}

/** A turn of luck before decision `number`, or (one more than there are) with the result: what of it lasted. */
export interface Turn {
	number: number;
	seat: number;
	share: number;
}

/** Where a seat's result came from: shares of a win, from the first guess (`start`) to the end (`end`). */
export interface Account {
	seat: number;
	start: number;
	own_choices: number;
	others_choices: number;
	luck: number;
	end: number;
	place: number;
	score: number;
}

/** Why a request was not carried out. */
export interface Problem {
	code: string;
	sentence: string;
	rule?: string | null;
	details?: Record<string, number | string> | null;
}

export type ServerMessage = TableMessage | Answer | Pong;
export type ClientMessage = Act | Say | Ping | Refresh;
