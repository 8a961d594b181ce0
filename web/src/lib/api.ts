// Generated from the server's types by `python -m tests.regenerate`. Do not edit.
/** Something a player can do, in any game; the games' own types tell more. */
export type Action = { do: string; [field: string]: number | string | number[] | string[] | Record<string, number> | undefined };
/** Something that happened, in any game. */
export type GameEvent = { event: string; [field: string]: unknown };

/** The table as the reader may see it, sent whenever something changed. `lines` continue from `first_line`.

    `facts` are those of the table's own box where the game's usual ones do not hold. `undo` tells how the reader's last
    step can be taken back: alone, alone because only bots would mind, or if all agree. `glimpses` are the lines from
    number `glimpsed` on as the reader saw them happen, if the story was dimmed before they could be read. */
export interface TableMessage {
	type: "table";
	id: string;
	version: number;
	game: string;
	status: "lobby" | "over" | "playing";
	options: Record<string, boolean | number | string>;
	rated: boolean;
	facts: Record<string, number | string | string[]> | null;
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
	undo: "ask" | "own" | "practice" | null;
	wish: WishInfo | null;
	clock: ClockInfo | null;
	first_line: number;
	lines: Line[];
	glimpsed: number;
	glimpses: Line[];
	watchers_talk: boolean;
	remarks: Remark[];
	ending: Ending | null;
	next_table: string | null;
}

/** A place at the table as everybody sees it. A person with a `level` is away and played by a bot. At a rated table
    `handle` leads to the page of the person. */
export interface SeatInfo {
	kind: "bot" | "open" | "person";
	name: string;
	level: string | null;
	connected: boolean;
	host: boolean;
	resigned: boolean;
	ready: boolean;
	handle: string | null;
}

/** What the server knows of the reader. `token` proves the seat when acting; `mixed`: own chance was added. */
export interface You {
	name: string;
	seat: number | null;
	token: string | null;
	host: boolean;
	mixed: boolean;
}

/** The decision the reader owes, and all answers the rules allow (for free trades: the usual ones). */
export interface Owed {
	decision: number;
	legal: Action[];
}

/** What a seat asks of the others, who has agreed, and whose yes is still wanted. `asked` is named in an answer. */
export interface WishInfo {
	seat: number;
	kind: "end" | "undo";
	agreed: number[];
	wanted: number[];
	asked: number;
}

/** The clocks at `now`, the server's time in seconds, and what was agreed: the reserve for a match, seconds for
    `each` decision, what happens `at_zero`, and how many seconds can be given at once. Bots have no clock. */
export interface ClockInfo {
	reserve: number;
	each: number;
	at_zero: "bot" | "resign" | "wait";
	gift: number;
	now: number;
	seats: (SeatClock | null)[];
}

/** The time of a person: seconds of the reserve and of this decision, which are used first. `over`: none left. */
export interface SeatClock {
	reserve: number;
	left: number;
	running: boolean;
	over: boolean;
}

/** One event as the reader sees it; `move` is the action that caused it (0 is the deal). */
export interface Line {
	move: number;
	event: GameEvent;
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

/** The one answer to a message: done, or why not. `rule` and `details` name the rule of the game that forbids it;
    `preview` is the view that was asked for, None if nobody can know it yet. */
export interface Answer {
	type: "answer";
	id: number;
	ok: boolean;
	code?: string | null;
	rule?: string | null;
	details?: Record<string, number | string> | null;
	sentence?: string | null;
	preview?: unknown;
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
	action: Action;
}

/** What would I see if I answered a decision like this? Nothing is played. */
export interface Preview {
	type: "preview";
	id: number;
	token: string;
	decision: number;
	action: Action;
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

/** Open a table. With `bots` the other seats are filled and the match starts at once; if it shall `wait`, when it is
    asked to, so that one can add chance of one's own after the commitment. */
export interface NewTable {
	game: string;
	seats: number;
	name: string;
	options?: Record<string, boolean | number | string>;
	pace?: string;
	bots?: string | null;
	clock?: Clock | null;
	wait?: boolean;
	rated?: boolean;
}

/** How much time there is: seconds in reserve for the whole match, and for each decision, which are used first. */
export interface Clock {
	reserve: number;
	each: number;
	at_zero?: "bot" | "resign" | "wait";
}

/** Other seats, options, pace or clock. */
export interface ChangeTable {
	seats: number;
	options: Record<string, boolean | number | string>;
	pace: string;
	clock?: Clock | null;
	rated?: boolean;
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

/** Chance of one's own for the deal: 32 bytes in hex. */
export interface AddEntropy {
	entropy: string;
}

/** A link for another device of mine; it leads to this table, or to the first page. */
export interface MakeLink {
	table?: string | null;
}

/** The secret part of a link, which stands after its #; where a password is forgotten, with another one. */
export interface LinkToken {
	token: string;
	password?: string | null;
}

/** A name and a password for the guest that I am. */
export interface SignUp {
	name: string;
	password: string;
	mail?: string;
}

/** Be who I am elsewhere; with `bring` the tables of the guest that I was come along. */
export interface SignIn {
	name: string;
	password: string;
	bring?: boolean;
}

/** Another password; all other devices are ended. */
export interface ChangePassword {
	old: string;
	new: string;
}

/** Where links are sent; empty for nowhere. The password proves that it is I. */
export interface SetMail {
	mail: string;
	password: string;
}

/** Send a link to the e-mail address of a name, if there is one. */
export interface AskLink {
	name: string;
}

/** Delete everything about me; with my password, if I have one. */
export interface Forget {
	password?: string | null;
}

/** Tell me like this, and not otherwise: a web hook, an e-mail address, or neither; not in my quiet hours. */
export interface SetNotices {
	language?: "de" | "en" | "it";
	hook_kind?: "discord" | "json" | "ntfy" | "slack" | null;
	hook_url?: string;
	mail?: string;
	quiet_from?: number | null;
	quiet_until?: number | null;
	zone?: string;
}

/** What I say in advance from now on, and nothing else. */
export interface SayAhead {
	said: Record<string, "match" | "turn">;
}

/** Where the new table is, and the commitment to its secret. */
export interface Opened {
	id: string;
	commitment: string;
}

/** Everything the first page needs; `bot` is the level offered first. Compiling, bots are slow. */
export interface Home {
	games: GameInfo[];
	bots: string[];
	bot: string;
	paces: string[];
	clocks: ClockProfile[];
	name: string;
	engine: "compiled" | "compiling" | "plain";
	version: string;
	tables: MyTable[];
}

/** What can be played. `fits` lists for every number of seats the option values that work, where they can be
    listed; `facts` are what the rules of the usual box speak of. */
export interface GameInfo {
	id: string;
	seats: number[];
	minutes: number;
	options: OptionInfo[];
	facts: Record<string, number | string | string[]>;
	fits: Record<number, (Record<string, boolean | number | string>)[]>;
	chapters: Record<string, RuleInfo[]>;
}

/** An option of a game: one of the choices, one for each seat (words), or a document (the text of a file). */
export interface OptionInfo {
	name: string;
	kind: string;
	choices: (boolean | number | string)[];
	default: boolean | number | string;
}

/** A rule by id and origin; its words are in the texts. */
export interface RuleInfo {
	id: string;
	origin: string;
}

/** A usual clock: seconds in reserve and for each decision. */
export interface ClockProfile {
	name: string;
	reserve: number;
	each: number;
}

/** A table the reader sits at or has opened; `won` names the winners, `turn` those who owe a decision, `since` when.
    On the reader's turn `seconds` tells the time left, where there is a clock. */
export interface MyTable {
	id: string;
	game: string;
	status: string;
	seats: string[];
	your_turn: boolean;
	seconds: number | null;
	won: string[];
	changed: number;
	turn: string[];
	since: number | null;
}

/** A page of a match step by step, seen by one viewer (None is a watcher): of `total` steps those from `first` on.
    `open`: every seat may be looked at. */
export interface Replay {
	viewer: number | null;
	open: boolean;
	total: number;
	first: number;
	steps: Step[];
}

/** One action of a replay: the events and the position after it. */
export interface Step {
	move: number;
	seat: number | null;
	events: GameEvent[];
	view: unknown;
}

/** The best moves for a decision, best first. */
export interface Hints {
	decision: number;
	hints: Hint[];
}

/** A move worth a thought. `win` is the seat's share of the win: a win shared by two is half a win. `is_even`: it
    cannot be told from the best one. */
export interface Hint {
	action: Action;
	notation: string;
	win: number;
	visits: number;
	is_even: boolean;
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
	accounts: Summary[];
}

/** One decision. `before` is every seat's chance if the best move is made, `after` with the one that was made.

    `loss` is what it cost its own seat, give or take `margin`: chance in the tries moves it by less, 95 times in 100.
    `happened` is what somebody learned when it was made: the card, the dice. */
export interface Decision {
	number: number;
	seat: number;
	played: string;
	action: Action;
	best: string;
	best_action: Action;
	before: number[];
	after: number[];
	luck: number[];
	loss: number;
	margin: number;
	forced: boolean;
	moves: Move[];
	because: Because | null;
	happened: Record<string, unknown>[];
}

/** A move the seat had, how often search tried it, and the seat's share of the win after it. */
export interface Move {
	notation: string;
	action: Action;
	visits: number;
	win: number;
}

/** A turn of luck before decision `number`, or (one more than there are) with the result: what of it lasted. */
export interface Turn {
	number: number;
	seat: number;
	share: number;
}

/** How a seat did: its share of the win at first sight (`start`) and at the `end`, its decisions that left a choice,
    the clear mistakes among them, and what the costliest one cost. */
export interface Summary {
	seat: number;
	start: number;
	end: number;
	place: number;
	score: number;
	choices: number;
	mistakes: number;
	costliest: number;
}

/** What the deal is or was made of, as everybody may know it: the commitment, what each place added before the deal,
    and since the deal how seats were taken and the end of the chain (docs/rng.md). `version` 0: seats could not add. */
export interface FairInfo {
	version: number;
	commitment: string;
	added: Added[];
	by_lot: boolean;
	order: number[] | null;
	mix: string | null;
}

/** A place before the deal: who sat there, and the entropy added, if any. Bots add none. */
export interface Added {
	kind: "bot" | "person";
	name: string;
	entropy: string | null;
}

/** Why a request was not carried out. */
export interface Problem {
	code: string;
	sentence: string;
	rule?: string | null;
	details?: Record<string, number | string> | null;
}

/** The reader: `handle` stands for the person in addresses of pages. `account` is the name to sign in with, if there
    is one, `mail` where links are sent to. `accounts`: people can sign up here; `mails`: the server can send e-mail. */
export interface Me {
	name: string;
	handle: string;
	devices: DeviceInfo[];
	account: string | null;
	mail: string;
	accounts: boolean;
	mails: boolean;
}

/** One of the reader's devices; `this` is the one that asks. Times in seconds since 1970. */
export interface DeviceInfo {
	id: string;
	label: string;
	made: number;
	seen: number;
	this: boolean;
}

/** A link that works once within `seconds`, and the same as an SVG picture. */
export interface MadeLink {
	link: string;
	qr: string;
	seconds: number;
}

/** Whose link it is and what for; `tables`: how many the device would leave behind. */
export interface LinkInfo {
	kind: "device" | "reset" | "sign_in";
	name: string;
	seconds: number;
	tables: number;
}

/** Where to go on: a table, or the first page. */
export interface LinkUsed {
	table: string | null;
}

/** It was done, as far as that may be told. */
export interface Done {
	ok?: boolean;
}

/** Every table that waits for the reader, the most urgent first. */
export interface MyTurns {
	tables: MyTurn[];
}

/** A table that waits for the reader: with whom, since when (seconds since 1970) and how long it can wait, where
    there is a clock. `turn` is another number each time. */
export interface MyTurn {
	id: string;
	game: string;
	players: string[];
	since: number;
	seconds: number | null;
	turn: number;
}

/** How the reader wants to be told. `hook_problem` says why the last notice was not taken; after too many
    `hook_failures` the hook is left alone (`hook_off`). `hooks` and `mails`: this server has them. Quiet hours are
    minutes since midnight. */
export interface NoticeInfo {
	hook_kind: "discord" | "json" | "ntfy" | "slack" | null;
	hook_url: string;
	hook_problem: string;
	hook_failures: number;
	hook_off: boolean;
	mail: string;
	mail_confirmed: boolean;
	quiet_from: number | null;
	quiet_until: number | null;
	zone: string;
	hooks: boolean;
	mails: boolean;
}

/** What a link in a letter did: notices may be sent to this address, or are not sent any more. */
export interface LetterUsed {
	kind: "confirmed" | "stopped";
}

/** What the game lets a seat say in advance, and what the reader has said: for this turn, or for the match. */
export interface AheadInfo {
	names: string[];
	said: Record<string, "match" | "turn">;
}

/** A person's page: others see rated matches, oneself all. `me` is the reader's own handle. */
export interface Profile {
	handle: string;
	name: string;
	mine: boolean;
	me: string;
	ratings: RatingInfo[];
	matches: MatchInfo[];
}

/** How good somebody is at a game with so many players; `doubt` is what the model does not know yet (two sigma). */
export interface RatingInfo {
	game: string;
	seats: number;
	rating: number;
	doubt: number;
	matches: number;
	rank: number;
	curve: CurvePoint[];
}

/** A rating after a match. */
export interface CurvePoint {
	table: string;
	at: number;
	rating: number;
}

/** A finished match; `mine` is the seat of the person whose page it is. */
export interface MatchInfo {
	table: string;
	game: string;
	rated: boolean;
	reason: string;
	at: number;
	mine: number;
	results: ResultInfo[];
}

/** A seat at the end. `handle` leads to a person's page, `level` names a bot; both are None of somebody who was
    forgotten. `rating` and `change`: where the match counted. */
export interface ResultInfo {
	handle: string | null;
	level: string | null;
	name: string;
	place: number;
	score: number;
	rating: number | null;
	change: number | null;
}

/** Two people at the same tables: how often one came before the other, the other before the one, or neither. */
export interface HeadToHead {
	one: string;
	other: string;
	before: number;
	behind: number;
	even: number;
	matches: MatchInfo[];
}

/** Everybody who is rated in a game with so many players, the surest good ones first. */
export interface Leaders {
	game: string;
	seats: number;
	me: string;
	rows: Leader[];
}

/** A line of the list: a person by `handle`, or bots by `level`. */
export interface Leader {
	handle: string | null;
	level: string | null;
	name: string;
	rating: number;
	doubt: number;
	matches: number;
}

/** Ratings at a table, seat by seat; None where a seat is open. */
export interface TableRatings {
	counted: boolean;
	seats: (SeatRating | null)[];
}

/** What a seat's player is rated; after the end of a rated match also by how much that changed. None: not yet. */
export interface SeatRating {
	rating: number | null;
	doubt: number | null;
	change: number | null;
}

export type ServerMessage = TableMessage | Answer | Pong;
export type ClientMessage = Act | Preview | Say | Ping | Refresh;
