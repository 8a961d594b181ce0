/**
 * What a game supplies to the table, and what the table gives to its board. web/README.md explains it.
 * Everything else (seats, log, chat, rules, history, end, replay) is the table's and the same for all games.
 */
import type { Component } from 'svelte';
import type { SeatInfo } from './api';
import type { Choice } from './choice.svelte';
import type { Fields, Speaker } from './say';
import type { SoundName } from './sound';

/** An answer to a decision as the server reads it: `do` and its fields. */
export type Action = { do: string } & Fields;
/** Something that happened, as the reader may see it. */
export type GameEvent = { event: string } & Fields;

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
}

export interface BoardProps<V = unknown> {
  view: V;
  round: Round;
  choice: Choice;
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
}

/** A button for an action that needs no place on the board. At most three per moment. */
export interface ActionButton {
  action: Action;
  /** Grey is optional; act is the usual way on. */
  kind: 'act' | 'calm';
  disabled?: boolean;
}

/** A key that tries an action at once, or presses a button of the board, named by its `data-action`. */
export interface ActionKey {
  key: string;
  action?: Action;
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

/** A game at the web table. */
export interface GameKit<V = unknown> {
  id: string;
  Board: Component<BoardProps<V>>;
  /** The board as a list of sentences and buttons, for screen readers and small screens. */
  List: Component<BoardProps<V>>;
  /** What a seat's panel tells besides name and connection. */
  Panel: Component<PanelProps<V>>;
  /** Any card or piece, as wide as its place. */
  Piece: Component<PieceProps>;
  /** Hands the viewer sees: the own one first, then a partner's. */
  hands(view: V): Hand[];
  /** The own hand, if it is no fan of cards. */
  Hand?: Component<BoardProps<V>>;
  /** Text id (and fields) of the status line. */
  status(view: V, round: Round): { id: string; fields: Fields };
  /** What is asked for while a choice is half made, if the game has words of its own for it. */
  prompt?(view: V, choice: Choice): { id: string; fields: Fields } | null;
  /** What else the sentence of an action needs (`<game>-action-<do>`). */
  words(view: V, action: Action): Fields;
  buttons(view: V, choice: Choice): ActionButton[];
  keys: ActionKey[];
  /** What a click on something illegal would have meant, so that the server can say why not. */
  attempt(view: V, picked: Fields): Action | null;
  /** Which of several answers to what is picked is shown first, to be changed or confirmed. */
  prefer?(view: V, possible: Action[]): Action | null;
  /** Cards of the own hand that the choice would take, with repeats; without it the one picked. */
  marked?(view: V, choice: Choice): string[];
  /** Actions that are confirmed even with «one tap». */
  careful: string[];
  flights(event: GameEvent, view: V, me: number | null): Flight[];
  sound(event: GameEvent): SoundName | null;
  /** The account at the end, step by step. */
  account(events: GameEvent[], view: V, round: Round): ScoreStep[];
  statistics(events: GameEvent[], round: Round): Statistic[];
}
