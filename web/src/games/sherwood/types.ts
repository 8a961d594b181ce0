// Generated from the server's types by `python -m tests.regenerate`. Do not edit.
/** The table as one seat sees it; `viewer` is None for a spectator. `decision` names what `turn` owes. */
export interface SherwoodView {
	viewer: number | null;
	seats: number;
	scarlet: number | null;
	open_loot: boolean;
	look_inside: boolean;
	round: number;
	first: number;
	turn: number | null;
	decision: string;
	stretch: number | null;
	target: number | null;
	owed: number;
	road: StretchView[];
	village: (number | null)[];
	gangs: GangView[];
	merry_men: MerryManView[];
	deck: number;
	deck_top: number[] | null;
	discarded_wagons: string[];
	dropped: number[][];
	supply: number;
	discards: number;
	draft: DraftView | null;
	winner: number | null;
	final: ScoreView[] | null;
}

/** A stretch of road, closed if with so few players no wagon comes there. `back` is the printed range, None without
    a wagon; `front` what the viewer knows of it; `defence` the number to reach, once fixed; `sum` what the first
    `counted` dice bring against it; `odds` by hide-out how likely the wagon falls to the dice up to there. */
export interface StretchView {
	is_closed: boolean;
	back: number[] | null;
	front: WagonView | null;
	is_revealed: boolean;
	lookers: number[];
	change: number;
	is_marked: boolean;
	is_beaten: boolean;
	defence: number | null;
	fair_dice: number[];
	hideouts: HideoutView[];
	dice: DieView[];
	sum: number;
	counted: number;
	odds: number[];
}

/** The front of a wagon: its name, printed defence (None: found out during play), whose card it changes. */
export interface WagonView {
	name: string;
	is_special: boolean;
	defence: number | null;
	change: string | null;
}

/** Who waits in a hide-out; `mover` squeezed in beside `gang`. None: free. */
export interface HideoutView {
	gang: number | null;
	is_lying: boolean;
	mover: number | null;
}

/** A die on an attack space. */
export interface DieView {
	gang: number;
	face: number;
	hideout: number;
	is_marked: boolean;
}

/** A gang. `leader` is home, prison, or the character whose card it is on; `coins` village coins of this round;
    `verdict` what the sheriff says to the dice on the bridge: reward, free or arrest. */
export interface GangView {
	color: string;
	seat: number | null;
	points: number;
	bandits: number;
	leader: string;
	front: HeapView;
	coins: number;
	chest: HeapView;
	bridge: number[];
	verdict: string;
}

/** Tokens: their number for all, their names for those who may see them now. */
export interface HeapView {
	size: number;
	tokens: string[] | null;
}

/** A character: the open card, cards still in the deck, cards out of the game. */
export interface MerryManView {
	character: string;
	effect: string;
	deck: number;
	box: string[];
}

/** Loot on its way: who holds it, who picks (from now to the end), what the viewer sees of it. */
export interface DraftView {
	holder: number;
	owners: number[];
	held: HeapView;
}

/** A gang's account at the end: points of the track, majorities by kind, combinations, tokens, tie-break roll. */
export interface ScoreView {
	track: number;
	majorities: Record<string, number>;
	three_rings: number;
	sets: number;
	two_bracelets: number;
	necklaces: number;
	coins: number;
	combinations: number;
	total: number;
	tokens: number;
	roll: number;
}

/** The pieces are set out; the first player was drawn by lot. */
export interface Started {
	event: "started";
	starter: number;
	cards: string[];
}

/** Wagons were dealt face down: their ranges, from stretch 1 on. */
export interface RoundBegan {
	event: "round_began";
	round: number;
	starter: number;
	lows: number[];
	highs: number[];
}

/** A bandit took a hide-out. */
export interface Hid {
	event: "hid";
	seat: number;
	stretch: number;
	hideout: number;
}

/** A bandit went to the village and earned a coin. */
export interface PickedPockets {
	event: "picked_pockets";
	seat: number;
	circle: number;
}

/** A leader went to a Merry Men card. */
export interface Asked {
	event: "asked";
	seat: number;
	character: string;
	effect: string;
}

/** Somebody looked at wagons; which ones all see, their fronts only who looked. */
export interface Looked {
	event: "looked";
	seat: number;
	stretches: number[];
	wagons: string[] | null;
}

/** Inside job: a wagon left unseen, another came, and a new range lies on top of the deck. */
export interface Replaced {
	event: "replaced";
	seat: number;
	stretch: number;
	low: number;
	high: number;
}

/** Friendly guards: +2, -2 or (0) no token was put on a wagon. */
export interface Posted {
	event: "posted";
	seat: number;
	stretch: number;
	change: number;
}

/** A row was closed up: the gangs from hide-out 1 on, -1 where nobody is. */
export interface ClosedUp {
	event: "closed_up";
	stretch: number;
	row: number[];
}

/** A wagon was turned up. */
export interface Revealed {
	event: "revealed";
	stretch: number;
	wagon: string;
}

/** A character's card was replaced; the old one is in the box. */
export interface CardChanged {
	event: "card_changed";
	stretch: number;
	character: string;
	old: string;
	effect: string;
}

/** A character's deck is empty: the card stays. */
export interface CardStayed {
	event: "card_stayed";
	stretch: number;
	character: string;
}

/** The Sheriff's wagon caught a free leader. */
export interface Jailed {
	event: "jailed";
	seat: number;
	stretch: number;
}

/** A wagon's defence is fixed, tokens included. */
export interface DefenceSet {
	event: "defence_set";
	stretch: number;
	wagon: string;
	defence: number;
}

/** Two bandits on the same hide-out of two wagons changed places. */
export interface Infiltrated {
	event: "infiltrated";
	seat: number;
	stretch: number;
	hideout: number;
	other: number;
	target: number;
}

/** Two neighbours changed places. */
export interface Shoved {
	event: "shoved";
	seat: number;
	stretch: number;
	hideout: number;
	to: number;
	target: number;
}

/** A bandit moved left into a hide-out that another holds. */
export interface SqueezedIn {
	event: "squeezed_in";
	seat: number;
	stretch: number;
	hideout: number;
	target: number;
}

/** A bandit went to the village, leaving a die behind. */
export interface QuickJobDone {
	event: "quick_job";
	seat: number;
	stretch: number;
	hideout: number;
	circle: number;
	face: number;
}

/** A wagon is next; `seat` holds the marker. */
export interface AssaultBegan {
	event: "assault_began";
	seat: number;
	stretch: number;
	wagon: string;
}

/** The Fair's own dice fell. */
export interface FairRolled {
	event: "fair_rolled";
	stretch: number;
	faces: number[];
	defence: number;
}

/** The bandits' dice fell, from the left: whose, on which space, what they show. */
export interface Rolled {
	event: "rolled";
	stretch: number;
	gangs: number[];
	hideouts: number[];
	faces: number[];
}

/** Heads down changed a die. */
export interface DieChanged {
	event: "die_changed";
	seat: number;
	stretch: number;
	die: number;
	old: number;
	face: number;
}

/** Second chance re-rolled a die. */
export interface Rerolled {
	event: "rerolled";
	seat: number;
	stretch: number;
	die: number;
	target: number;
	old: number;
	face: number;
}

/** Look over there or here turned dice to the face of the chosen one. */
export interface Turned {
	event: "turned";
	seat: number;
	stretch: number;
	die: number;
	face: number;
	dice: number[];
}

/** A wagon was beaten by its first dice; `late` dice went home. */
export interface Beaten {
	event: "beaten";
	stretch: number;
	wagon: string;
	sum: number;
	defence: number;
	dice: number;
	late: number;
}

/** A wagon got away and was discarded. */
export interface Escaped {
	event: "escaped";
	stretch: number;
	wagon: string;
	sum: number;
	defence: number;
}

/** Nobody waited for a wagon; it passed. */
export interface Deserted {
	event: "deserted";
	stretch: number;
	wagon: string;
}

/** Points for a beaten wagon. */
export interface PointsWon {
	event: "points_won";
	seat: number;
	stretch: number;
	points: number;
}

/** The owner of the right end drew the loot of a wagon. */
export interface LootDrawn {
	event: "loot_drawn";
	seat: number;
	stretch: number;
	count: number;
	tokens: string[] | null;
}

/** A token was kept out of those held. */
export interface Kept {
	event: "kept";
	seat: number;
	token: string | null;
	is_open: boolean;
}

/** The rest of the loot went on to the left. */
export interface Passed {
	event: "passed";
	seat: number;
	taker: number;
	count: number;
	tokens: string[] | null;
}

/** A token was drawn for oneself: royal wagon, two players, Barter, reward. Nobody looks at Scarlet's. */
export interface Drew {
	event: "drew";
	seat: number;
	token: string | null;
	why: string;
	is_seen: boolean;
	is_open: boolean;
}

/** A token of this round was given up; a village coin all can see. */
export interface Discarded {
	event: "discarded";
	seat: number;
	token: string | null;
	why: string;
	is_open: boolean;
}

/** The supply was out: the discarded loot was shuffled in. */
export interface ShuffledBack {
	event: "shuffled_back";
	count: number;
}

/** A pick came to nothing: no token is left. */
export interface NoLootLeft {
	event: "no_loot_left";
	seat: number;
}

/** The dice moved to the drawbridge; all marks are gone. */
export interface Scuffle {
	event: "scuffle";
	columns: number[][];
}

/** A die left the drawbridge. */
export interface CheeredUp {
	event: "cheered_up";
	seat: number;
	face: number;
}

/** To market: a token brought a point. */
export interface Sold {
	event: "sold";
	seat: number;
	points: number;
}

/** Where is the beer raised a die. */
export interface Raised {
	event: "raised";
	seat: number;
	target: number;
	old: number;
	face: number;
}

/** A leader came out of prison. */
export interface Released {
	event: "released";
	seat: number;
}

/** Bail removed the lowest dice. */
export interface Bailed {
	event: "bailed";
	seat: number;
	tokens: number;
	faces: number[];
}

/** A column above 10: the leader goes to prison; in the last round it costs points. */
export interface Arrested {
	event: "arrested";
	seat: number;
	sum: number;
	points: number;
}

/** A column below 5: a point instead of a token. */
export interface Rewarded {
	event: "rewarded";
	seat: number;
	points: number;
}

/** The tokens of the round are in the chests; their names are forgotten, one's own unless one may look inside. */
export interface ChestsClosed {
	event: "chests_closed";
	round: number;
	look_inside: boolean;
}

/** A tied player rolled for the marker. */
export interface MarkerRolled {
	event: "marker_rolled";
	seat: number;
	sum: number;
}

/** Who is first player from now on. */
export interface MarkerPassed {
	event: "marker_passed";
	seat: number;
}

/** The end: what was in a chest. */
export interface ChestOpened {
	event: "chest_opened";
	seat: number;
	tokens: string[];
}

/** Most of a kind. */
export interface MajorityWon {
	event: "majority_won";
	seat: number;
	kind: string;
	points: number;
}

/** A gang's account. */
export interface Scored {
	event: "scored";
	seat: number;
	track: number;
	majorities: number;
	combinations: number;
	total: number;
}

/** A player tied for victory rolled. */
export interface TieRolled {
	event: "tie_rolled";
	seat: number;
	sum: number;
}

/** The match is over; the whole log is open. */
export interface Ended {
	event: "ended";
	winner: number;
	reason: string;
}

export type View = SherwoodView;
export type Event = Started | RoundBegan | Hid | PickedPockets | Asked | Looked | Replaced | Posted | ClosedUp | Revealed | CardChanged | CardStayed | Jailed | DefenceSet | Infiltrated | Shoved | SqueezedIn | QuickJobDone | AssaultBegan | FairRolled | Rolled | DieChanged | Rerolled | Turned | Beaten | Escaped | Deserted | PointsWon | LootDrawn | Kept | Passed | Drew | Discarded | ShuffledBack | NoLootLeft | Scuffle | CheeredUp | Sold | Raised | Released | Bailed | Arrested | Rewarded | ChestsClosed | MarkerRolled | MarkerPassed | ChestOpened | MajorityWon | Scored | TieRolled | Ended;
export type Action =
	| { do: "hide"; stretch: number; hideout: number }
	| { do: "pick_pockets"; circle: number }
	| { do: "tip_off"; first: number; second: number }
	| { do: "brotherhood" }
	| { do: "inside_job"; stretch: number }
	| { do: "friendly_guards"; stretch: number }
	| { do: "put_token"; change: number }
	| { do: "infiltrate"; stretch: number; hideout: number; other: number }
	| { do: "shove"; stretch: number; hideout: number; to: "left" | "right" }
	| { do: "squeeze_in"; stretch: number; hideout: number }
	| { do: "quick_job"; stretch: number; hideout: number; circle: number }
	| { do: "assault"; stretch: number }
	| { do: "heads_down"; stretch: number; die: number; change: number }
	| { do: "second_chance"; stretch: number; die: number }
	| { do: "second_chance_fair"; die: number }
	| { do: "over_there"; stretch: number; die: number }
	| { do: "over_here"; stretch: number; die: number }
	| { do: "keep"; token: string }
	| { do: "cheer_up"; face: number }
	| { do: "barter" }
	| { do: "market"; token: string }
	| { do: "where_beer" }
	| { do: "raise"; target: number; face: number }
	| { do: "bail_one"; token: string }
	| { do: "bail_three" }
	| { do: "discard"; token: string }
	| { do: "take_loot" }
	| { do: "take_point" }
	| { do: "pass" };
