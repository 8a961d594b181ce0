// Generated from the server's types by `python -m tests.regenerate`. Do not edit.
/** The table as one seat sees it; `viewer` is None for a spectator. */
export interface NurembergView {
	viewer: number | null;
	opening: string;
	starter: number;
	turn: number;
	decision: string | null;
	to_act: number[];
	year: number;
	knight: string;
	pile: number;
	pile_rest: Record<string, number>;
	discards: string[];
	stacks: Record<string, number>;
	players: PlayerView[];
	roads: RoadView[];
	settlements: Record<string, number>;
	workshops: Record<string, number>;
	walls: number;
	towers: number[];
	councils: CouncilView[];
	council_choice: string[];
	proposal: ProposalView | null;
	discard: DiscardView | null;
	offers_left: number;
	deals_left: number;
	memory: MemoryView[];
	reason: string | null;
	places: number[] | null;
}

/** A player: `cards` are the own hand by kind, None for all others. */
export interface PlayerView {
	colour: string;
	points: number;
	size: number;
	cards: Record<string, number> | null;
	gold: number;
	prestige: number;
	council: string | null;
	stations_left: number;
	settlements_left: number;
	workshops_left: number;
}

/** A road: the owners of its stations from the city outwards, and who holds the right of way. */
export interface RoadView {
	id: string;
	stations: number[];
	holder: number | null;
}

/** A council card in play. */
export interface CouncilView {
	id: string;
	points: number;
	holder: number | null;
	locked: boolean;
}

/** The open offer (or call, with one side empty): from whom, to whom, and the answers that may be seen. */
export interface ProposalView {
	seat: number;
	is_call: boolean;
	give: Record<string, number>;
	want: Record<string, number>;
	to: number[];
	answers: AnswerView[];
}

/** An answer to an offer: accept, decline or counter, and what a counter-offer gives and wants. */
export interface AnswerView {
	seat: number;
	answer: string;
	give: Record<string, number>;
	want: Record<string, number>;
}

/** How many cards each seat must lose, and what the viewer has picked so far. */
export interface DiscardView {
	owed: number[];
	picked: Record<string, number> | null;
}

/** What the viewer can know of a hand by counting: at least and at most so many of each kind. */
export interface MemoryView {
	least: Record<string, number>;
	most: Record<string, number>;
}

/** The table is laid: which colour each seat plays, and who begins. */
export interface SetUp {
	event: "set_up";
	colours: string[];
	opening: string;
	starter: number;
}

/** A card drawn to decide who begins, and what it counts. */
export interface StartDrawn {
	event: "start_drawn";
	seat: number;
	card: string;
	number: number;
}

/** The highest card begins; all cards are shuffled again. */
export interface Started {
	event: "started";
	starter: number;
}

/** A player's first cards. */
export interface StartCards {
	event: "start_cards";
	seat: number;
	cards: string[];
}

/** A player's turn begins. */
export interface TurnBegan {
	event: "turn_began";
	seat: number;
}

/** An event card was turned. */
export interface CardDrawn {
	event: "card_drawn";
	seat: number;
	card: string;
	number: number;
}

/** A player's settlements brought cards. */
export interface Harvested {
	event: "harvested";
	seat: number;
	cards: string[];
}

/** The stack could not serve everybody, so nobody got this kind. */
export interface Short {
	event: "short";
	card: string;
}

/** The time marker moved. */
export interface YearPassed {
	event: "year_passed";
	year: string;
}

/** All event cards were shuffled into a new pile. */
export interface Reshuffled {
	event: "reshuffled";
}

/** The margrave sent the knight home. */
export interface MargraveCame {
	event: "margrave_came";
	place: string;
}

/** The margrave came, but the knight was at home. */
export interface MargraveIdle {
	event: "margrave_idle";
}

/** A player did not take the wall of a free-clay card. */
export interface WallDeclined {
	event: "wall_declined";
	seat: number;
}

/** Gold for the holder of a road, on a toll card. */
export interface TollPaid {
	event: "toll_paid";
	seat: number;
	owner: number;
	road: string;
	gold: number;
}

/** A toll card brought nothing. */
export interface NoToll {
	event: "no_toll";
	road: string;
}

/** Cards taken for missing gold; only the two players see which. */
export interface Seized {
	event: "seized";
	seat: number;
	victim: number;
	cards: string[] | null;
	count: number;
}

/** Cards lost to the knight, shown when all have chosen. */
export interface Discarded {
	event: "discarded";
	seat: number;
	cards: string[];
}

/** The knight rode to another hex. */
export interface KnightMoved {
	event: "knight_moved";
	seat: number;
	place: string;
}

/** A card taken by the knight; only the two players see which. */
export interface Stolen {
	event: "stolen";
	seat: number;
	victim: number;
	card: string | null;
}

/** A toll station was built. */
export interface StationBuilt {
	event: "station_built";
	cost: string[];
	shows: boolean;
	seat: number;
	road: string;
	space: number;
}

/** A settlement was founded. */
export interface SettlementBuilt {
	event: "settlement_built";
	cost: string[];
	shows: boolean;
	seat: number;
	crossing: string;
}

/** A workshop was opened. */
export interface WorkshopBuilt {
	event: "workshop_built";
	cost: string[];
	shows: boolean;
	seat: number;
	site: string;
}

/** A wall was built. */
export interface WallBuilt {
	event: "wall_built";
	cost: string[];
	shows: boolean;
	seat: number;
	tile: number;
}

/** A tower was built after a wall tile. */
export interface TowerBuilt {
	event: "tower_built";
	cost: string[];
	shows: boolean;
	seat: number;
	tile: number;
}

/** The first right of way of a road. */
export interface RightTaken {
	event: "right_taken";
	seat: number;
	road: string;
}

/** A right of way went to another player. */
export interface RightPassed {
	event: "right_passed";
	seat: number;
	road: string;
	owner: number;
}

/** A free council seat was taken. */
export interface CouncilEntered {
	event: "council_entered";
	seat: number;
	council: string;
}

/** A council seat was taken from one who was overtaken and has none now. */
export interface CouncilTaken {
	event: "council_taken";
	seat: number;
	council: string;
	owner: number;
}

/** Two council seats changed hands. */
export interface CouncilSwapped {
	event: "council_swapped";
	seat: number;
	council: string;
	owner: number;
	other: string;
}

/** A council seat is safe for good. */
export interface CouncilLocked {
	event: "council_locked";
	seat: number;
	council: string;
}

/** The bank gave one thing for several of another. */
export interface Exchanged {
	event: "exchanged";
	cost: string[];
	shows: boolean;
	seat: number;
	take: string;
}

/** A good was produced and sold. */
export interface Sold {
	event: "sold";
	cost: string[];
	shows: boolean;
	seat: number;
	good: string;
	city: string;
	gold: number;
}

/** The toll of a sale. */
export interface SaleTollPaid {
	event: "sale_toll_paid";
	seat: number;
	owner: number;
	road: string;
	gold: number;
}

/** An offer to everybody. */
export interface Offered {
	event: "offered";
	seat: number;
	give: string[];
	want: string[];
}

/** An offer to one player. */
export interface OfferedTo {
	event: "offered_to";
	seat: number;
	target: number;
	give: string[];
	want: string[];
}

/** A call for offers: what is wanted. */
export interface CalledFor {
	event: "called_for";
	seat: number;
	want: string[];
}

/** A call for offers: what is given. */
export interface CalledWith {
	event: "called_with";
	seat: number;
	give: string[];
}

/** An answer, shown with all others: yes. */
export interface Accepted {
	event: "accepted";
	seat: number;
}

/** An answer, shown with all others: no. */
export interface Refused {
	event: "refused";
	seat: number;
}

/** An answer, shown with all others: another offer. */
export interface Countered {
	event: "countered";
	seat: number;
	give: string[];
	want: string[];
}

/** Two players exchanged things. */
export interface Traded {
	event: "traded";
	seat: number;
	target: number;
	give: string[];
	take: string[];
}

/** An offer or call led to nothing. */
export interface NoDeal {
	event: "no_deal";
	seat: number;
}

/** The match is over, and why. */
export interface Ended {
	event: "ended";
	reason: string;
}

/** A player's points at the end. */
export interface Scored {
	event: "scored";
	seat: number;
	points: number;
	settlements: number;
	workshops: number;
	rights: number;
	council: number;
	place: number;
}

export type View = NurembergView;
export type Event = SetUp | StartDrawn | Started | StartCards | TurnBegan | CardDrawn | Harvested | Short | YearPassed | Reshuffled | MargraveCame | MargraveIdle | WallDeclined | TollPaid | NoToll | Seized | Discarded | KnightMoved | Stolen | StationBuilt | SettlementBuilt | WorkshopBuilt | WallBuilt | TowerBuilt | RightTaken | RightPassed | CouncilEntered | CouncilTaken | CouncilSwapped | CouncilLocked | Exchanged | Sold | SaleTollPaid | Offered | OfferedTo | CalledFor | CalledWith | Accepted | Refused | Countered | Traded | NoDeal | Ended | Scored;
export type Action =
	| { do: "draw" }
	| { do: "end_turn" }
	| { do: "station"; road: string }
	| { do: "settlement"; crossing: string }
	| { do: "workshop"; site: string }
	| { do: "wall" }
	| { do: "tower"; tile: number }
	| { do: "pass" }
	| { do: "exchange"; give: string; take: string }
	| { do: "sell"; good: string; city: string }
	| { do: "discard"; card: string }
	| { do: "knight"; hex: string }
	| { do: "rob"; victim: number }
	| { do: "offer"; give: Record<string, number>; want: Record<string, number>; to?: number }
	| { do: "call"; give?: Record<string, number>; want?: Record<string, number> }
	| { do: "counter"; give: Record<string, number>; want: Record<string, number> }
	| { do: "accept" }
	| { do: "decline" }
	| { do: "take"; target: number }
	| { do: "withdraw" }
	| { do: "council"; card: string };
