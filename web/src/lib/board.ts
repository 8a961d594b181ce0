/**
 * What a game supplies to the table, and what the table gives to its board. web/README.md explains it.
 * Everything else (seats, log, chat, rules, history, end, replay) is the table's and the same for all games.
 */
import type { Component } from 'svelte';
import type { Picked } from './actions';
import type { Action, ClockInfo, GameEvent, SeatInfo } from './api';
import type { Choice } from './choice.svelte';
import type { Step } from './rules/steps';
import type { Result } from './results.svelte';
import type { Fields, Speaker } from './say';
import type { SoundName } from './sound';

export type { Action, GameEvent };

/** The clocks of a running match, and how to give somebody time; null for those who cannot. */
export interface TableClock {
  info: ClockInfo;
  give: ((seat: number) => void) | null;
}

/** The table around a board. */
export interface Round {
  game: string;
  seats: SeatInfo[];
  /** The side of every seat; without teams its own number. */
  sides: number[];
  /** Whether sides are teams. */
  teams: boolean;
  /** From whose seat the table is seen; null for a watcher. */
  me: number | null;
  /** Seats clockwise, the viewer's first. */
  order: number[];
  toAct: number[];
  /** Events of the last move, for the marks it leaves on the board. */
  last: GameEvent[];
  speaker: Speaker;
  /** Missing where there is no clock, and in replays. */
  clock?: TableClock | null;
}

export interface BoardProps<V = unknown, A extends Action = Action> {
  view: V;
  round: Round;
  choice: Choice<A>;
}

export interface PanelProps<V = unknown> {
  view: V;
  round: Round;
  seat: number;
}

export interface PieceProps {
  /** A piece's id; null for a hidden one. */
  id: string | null;
  /** Its name, read out; empty where the place already says it. */
  label?: string;
}

/** A hand that the viewer may see, in the order it is shown. */
export interface Hand {
  seat: number;
  cards: string[];
  /** The question is not about these cards: none of them is dimmed. */
  still?: boolean;
  /** What cannot be played now is dimmed even if that is all of them. */
  strict?: boolean;
}

/** A button for an action that needs no place on the board. At most three per moment. */
export interface ActionButton<A extends Action = Action> {
  action: A;
  /** Grey is optional; act is the usual way on. */
  kind: 'act' | 'calm';
  disabled?: boolean;
}

/** A key that tries an action at once, or presses a button of the board, named by its `data-action`. */
export interface ActionKey<A extends Action = Action> {
  key: string;
  action?: A;
  press?: string;
  /** Text id of what it does. */
  text: string;
}

/** A piece flies between two anchors (`data-anchor`); the first that is on the page counts. Stages follow one another. */
export interface Flight {
  piece: string | null;
  from: string[];
  to: string[];
  stage: number;
}

/** One line of the account: what it counts, for whom, how much. */
export interface ScoreStep {
  side: number;
  text: string;
  amount: number;
  /** The total of this side after this step. */
  total: number;
  /** Pieces shown beside the line. */
  pieces: string[];
}

/** A number worth telling after the match, by seat or side. */
export interface Statistic {
  text: string;
  who: string;
  value: string | number;
}

/** A game at the web table, by its own types of views, events and actions. */
export interface GameKit<V = unknown, E extends { event: string } = GameEvent, A extends Action = Action> {
  id: string;
  Board: Component<BoardProps<V, A>>;
  /** The board as a list of sentences and buttons, for screen readers and small screens. */
  List: Component<BoardProps<V, A>>;
  /** What a seat's panel tells besides name and connection. */
  Panel: Component<PanelProps<V>>;
  /** Any card or piece, as wide as its place. */
  Piece: Component<PieceProps>;
  /** The colours of the players' pieces by seat, where the box has them: `--piece-<colour>` in tokens.css. */
  colours?(view: V): string[];
  /** Hands the viewer sees: the own one first, then a partner's. */
  hands(view: V): Hand[];
  /** The own hand, if it is no fan of cards. */
  Hand?: Component<BoardProps<V, A>>;
  /** Text id (and fields) of the status line, by what the viewer may answer. */
  status(view: V, round: Round, legal: readonly A[]): { id: string; fields: Fields };
  /** What is asked for while a choice is half made, if the game has words of its own for it. */
  prompt?(view: V, choice: Choice<A>): { id: string; fields: Fields } | null;
  /** Answers that are chosen together and confirmed once, in one sentence. */
  several?(actions: readonly A[], speaker: Speaker): string;
  /** Cards of the own hand that are given one by one and chosen together: how many, and the answer for one of them. */
  gathers?(view: V): { count: number; each(card: string): A } | null;
  /** Events the log leaves out: a later line tells them all at once. */
  untold?: readonly E['event'][];
  /** What goes without saying, by a preference or because nothing else is possible: it is answered so after a pause. */
  foregone?(view: V, choice: Choice<A>): A | null;
  /** What else the sentence of an action needs (`<game>-action-<do>`). */
  words(view: V, action: A): Fields;
  /** What a move in words adds to that sentence, which is also on buttons: what an offer gives and wants. */
  aside?(action: A, speaker: Speaker): string;
  buttons(view: V, choice: Choice<A>): ActionButton<A>[];
  keys: ActionKey<A>[];
  /** An action by the parts it is picked by, where these are not its fields. */
  parts?(action: A): Picked;
  /** What a click on something illegal would have meant, so that the server can say why not. */
  attempt(view: V, picked: Picked): A | null;
  /** Which of several answers to what is picked is shown first, to be changed or confirmed. */
  prefer?(view: V, possible: A[]): A | null;
  /** Cards of the own hand that the choice would take, with repeats; without it the one picked. */
  marked?(view: V, choice: Choice<A>): string[];
  /** Actions that are confirmed even with «one tap». */
  careful: A['do'][];
  flights(event: E, view: V, me: number | null): Flight[];
  sound(event: E): SoundName | null;
  /** How long the board itself takes to show an event, in milliseconds: dice tumble. */
  lasts?(event: E): number;
  /** What is to be seen on a card: results among the events from number `from` on, and how they came about. */
  results?(events: E[], from: number, round: Round): Result[];
  /** What the first steps (`<game>-tutorial-<n>`) point at, one after another. */
  steps?: Step[];
  /** The rules behind a thing on the table, by what it is called there (lib/tips.ts); the first tells most. */
  tips?(key: string, view: V): readonly string[];
  /** The account at the end, step by step. */
  account(events: E[], view: V, round: Round): ScoreStep[];
  statistics(events: E[], round: Round): Statistic[];
}
