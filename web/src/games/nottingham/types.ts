// Generated from the server's types by `python -m tests.regenerate`. Do not edit.
/** The table as one seat sees it; `viewer` is None for a spectator, `turn` when the match is over. */
export interface NottinghamView {
	viewer: number | null;
	decision: string;
	to_act: number[];
	turn: number | null;
	starter: number;
	colours: string[];
	track: number[];
	sheriff: number;
	pile: number;
	discards: string[];
	revealed: string | null;
	hands: HandView[];
	won: WonView[];
	tasks: TaskView[];
	ambush_deck: number;
	ambushes: AmbushView[];
	looking: string[] | null;
	attack: AttackView | null;
	offers: OfferView[];
	laid_out: SetView | null;
	emergency: EmergencyView | null;
	memory: MemoryView | null;
	final: ScoreView[] | null;
}

/** A hand: its size for all, its cards for its owner and for those who look at it right now. */
export interface HandView {
	size: number;
	cards: string[] | null;
}

/** A win pile: its number for all; what lies in it only with the memory aid or after the end. */
export interface WonView {
	size: number;
	cards: string[] | null;
}

/** A task: its values for one and for two finishers, and who has completed it, the first one first. */
export interface TaskView {
	task: string;
	single: number;
	double: number;
	finishers: number[];
}

/** The ambushes before a seat, each with a gold under it; None is a face this viewer may not see. */
export interface AmbushView {
	faces: (string | null)[];
}

/** An attack going on. */
export interface AttackView {
	seat: number;
	target: number;
	action: string;
}

/** An answer to a purchase or trade. `cards` is None while it lies face down to the viewer, empty if it is none. */
export interface OfferView {
	seat: number;
	is_answered: boolean;
	cards: string[] | null;
}

/** A set laid out, waiting for ambushes. */
export interface SetView {
	seat: number;
	card: string;
	count: number;
}

/** Discarding down to the limit: how many cards each seat still owes, and what the viewer has set aside. */
export interface EmergencyView {
	limit: number;
	owed: number[];
	chosen: string[];
}

/** The memory aid, the same for all: hands by seat, the ambush deck from the top, None where unknown. */
export interface MemoryView {
	hands: KnownView[];
	ambush_deck: (string | null)[];
	ambushes: ((string | null)[])[];
}

/** What the viewer knows for certain of a hand: at least so many of each kind. */
export interface KnownView {
	certain: Record<string, number>;
}

/** A seat's account at the end. */
export interface ScoreView {
	won: number;
	tasks: number;
	total: number;
	place: number;
}

/** The deal: who starts, everybody's colour, and the hands a viewer may see. */
export interface Dealt {
	event: "dealt";
	starter: number;
	colours: string[];
	hands: (string[] | null)[];
}

/** The top card of the pile was turned up. */
export interface Revealed {
	event: "revealed";
	seat: number;
	card: string;
}

/** There was no card to turn up; the turn goes on with the exchange. */
export interface NoCard {
	event: "no_card";
	seat: number;
}

/** The turned-up card went to the active hand; `is_forced` if there was nothing else to do with it. */
export interface Took {
	event: "took";
	seat: number;
	card: string;
	is_forced: boolean;
}

/** A purchase or a trade was opened, or an ambush prepared: the card lies before the active player. */
export interface Called {
	event: "called";
	seat: number;
	card: string;
	action: string;
}

/** An attack was announced; nothing is seen or drawn yet. */
export interface Attacked {
	event: "attacked";
	seat: number;
	target: number;
	card: string;
	action: string;
}

/** The attacked player lets it happen. Proves nothing about the hand. */
export interface Allowed {
	event: "allowed";
	seat: number;
}

/** A necklace warded the attack off: the defender got the attacking card, the attacker the necklace. */
export interface Defended {
	event: "defended";
	seat: number;
	target: number;
	card: string;
}

/** A card drawn unseen from the target's hand; silver was paid. */
export interface Stole {
	event: "stole";
	seat: number;
	target: number;
	card: string | null;
}

/** A card chosen from the target's hand; pearls were paid. */
export interface Robbed {
	event: "robbed";
	seat: number;
	target: number;
	card: string | null;
}

/** The robber looked at the target's hand. */
export interface Searched {
	event: "searched";
	seat: number;
	target: number;
	cards: string[] | null;
}

/** A hand was laid open to all, in a raid. */
export interface Bared {
	event: "bared";
	seat: number;
	cards: string[];
}

/** A hand was shown to prove that it holds no card to offer. */
export interface Proved {
	event: "proved";
	seat: number;
	cards: string[];
}

/** A card chosen from the open hand; gems were paid. */
export interface Raided {
	event: "raided";
	seat: number;
	target: number;
	card: string;
}

/** A face-down offer for the copper lies ready; no card means a hand to be shown. */
export interface Answered {
	event: "answered";
	seat: number;
	card: string | null;
}

/** An offer lies open: turned up for the copper, or laid out for the chest. */
export interface Offered {
	event: "offered";
	seat: number;
	cards: string[];
}

/** An offer was accepted: its cards to the active hand, copper or chest to its maker. */
export interface Swapped {
	event: "swapped";
	seat: number;
	giver: number;
	cards: string[];
	card: string;
}

/** Every offer was refused; the copper went to the active hand. */
export interface Refused {
	event: "refused";
	seat: number;
	card: string;
}

/** Nobody could offer anything; the card went to the active hand. */
export interface NoOffer {
	event: "no_offer";
	seat: number;
	card: string;
}

/** The top ambush cards were looked at. */
export interface Looked {
	event: "looked";
	seat: number;
	count: number;
	ambushes: string[] | null;
}

/** An ambush was laid, with gold under it. */
export interface Laid {
	event: "laid";
	seat: number;
	ambush: string | null;
}

/** The only ambush card left showed the own colour: it went back, the gold to the hand. */
export interface PutBack {
	event: "put_back";
	seat: number;
	ambush: string;
	card: string;
}

/** No exchange this turn. Proves nothing about the hand. */
export interface Declined {
	event: "declined";
	seat: number;
}

/** A set lies open, to be exchanged unless an ambush stops it. */
export interface LaidOut {
	event: "laid_out";
	seat: number;
	card: string;
	count: number;
}

/** A player with an ambush did not strike. Proves nothing about it. */
export interface HeldBack {
	event: "held_back";
	seat: number;
}

/** An ambush took a card of the set; its gold went to the victim's hand. `count` cards are left. */
export interface Struck {
	event: "struck";
	seat: number;
	victim: number;
	ambush: string;
	card: string;
	count: number;
}

/** Too few cards are left for a set: they go back to the hand. */
export interface Failed {
	event: "failed";
	seat: number;
	card: string;
	count: number;
}

/** A set was exchanged: one card to the win pile, the others discarded. */
export interface Exchanged {
	event: "exchanged";
	seat: number;
	card: string;
	count: number;
	value: number;
}

/** A task was completed and its cards discarded; `value` is what its card counts now. */
export interface Completed {
	event: "completed";
	seat: number;
	task: string;
	cards: string[];
	value: number;
}

/** The first finisher of a task turned the card to its lower value. */
export interface Turned {
	event: "turned";
	owner: number;
	task: string;
	value: number;
}

/** The sheriff moved on; `number` is that of the space reached. */
export interface Stepped {
	event: "stepped";
	space: number;
	number: number;
}

/** The sheriff came back to town. */
export interface Returned {
	event: "returned";
}

/** A favour: a card from the pile, unseen by the others. */
export interface Favoured {
	event: "favoured";
	seat: number;
	card: string | null;
}

/** There is no card left for a favour. */
export interface Unserved {
	event: "unserved";
	seat: number;
}

/** The discards became the new pile. */
export interface Reshuffled {
	event: "reshuffled";
	count: number;
}

/** Both piles are empty: who holds more cards than the limit must discard down to it. */
export interface Emergency {
	event: "emergency";
	limit: number;
}

/** A card was chosen to be discarded, unseen until all have chosen. */
export interface SetAside {
	event: "set_aside";
	seat: number;
	card: string | null;
}

/** The cards chosen in an emergency lie open on the discards. */
export interface Discarded {
	event: "discarded";
	seat: number;
	cards: string[];
}

/** The match is over, and why. */
export interface Ended {
	event: "ended";
	seat: number;
	reason: string;
}

/** A player's account at the end. */
export interface Scored {
	event: "scored";
	seat: number;
	cards: string[];
	won: number;
	tasks: number;
	total: number;
}

export type View = NottinghamView;
export type Event = Dealt | Revealed | NoCard | Took | Called | Attacked | Allowed | Defended | Stole | Robbed | Searched | Bared | Proved | Raided | Answered | Offered | Swapped | Refused | NoOffer | Looked | Laid | PutBack | Declined | LaidOut | HeldBack | Struck | Failed | Exchanged | Completed | Turned | Stepped | Returned | Favoured | Unserved | Reshuffled | Emergency | SetAside | Discarded | Ended | Scored;
export type Action =
	| { do: "take" }
	| { do: "purchase" }
	| { do: "trade" }
	| { do: "lay" }
	| { do: "defend" }
	| { do: "show" }
	| { do: "refuse" }
	| { do: "pass" }
	| { do: "steal"; target: number }
	| { do: "rob"; target: number }
	| { do: "raid"; target: number }
	| { do: "pick"; card: string }
	| { do: "keep"; ambush: string }
	| { do: "offer"; cards: string[] }
	| { do: "accept"; giver: number }
	| { do: "exchange"; card: string; count: number }
	| { do: "complete"; task: string; cards: string[] }
	| { do: "strike"; ambush: string }
	| { do: "discard"; card: string };
