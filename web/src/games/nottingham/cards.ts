/** Nottingham's cards by their ids: objects («gems»), ambushes («gems-copper», «red»). */
import { deedOf, isKind, valueOf } from './art/objects';
import { kinds, objects, tasks, type Deed, type Kind } from './box';
import type { Action, NottinghamView } from './types';

export { valueOf };

export const sorted = (cards: readonly string[]): string[] => [...cards].sort((a, b) => valueOf(a) - valueOf(b));

/** The card of a deed. */
export const cardOf = (deed: Deed): Kind => objects.find((one) => one.action === deed)!.name;

/** What the victim of an attack is paid with. */
export const payment = { stole: cardOf('theft'), robbed: cardOf('robbery'), raided: cardOf('raid') };

/** How many of each kind, in the order of their values. */
export function counted(cards: readonly string[]): { kind: Kind; count: number }[] {
  return kinds
    .map((kind) => ({ kind, count: cards.filter((card) => card === kind).length }))
    .filter((one) => one.count > 0);
}

/** All cards an answer would take from the own hand. */
export function taken(action: Action): string[] {
  if (action.do === 'offer') return action.cards;
  if (action.do === 'complete')
    return action.cards.flatMap((card) => Array<string>(tasks[action.task]?.each ?? 1).fill(card));
  if (action.do === 'exchange') return Array<string>(action.count).fill(action.card);
  if (action.do === 'defend') return [cardOf('defence')];
  return action.do === 'discard' ? [action.card] : [];
}

/** The points that a set or a task brings. */
export function worthOf(view: NottinghamView, action: Action): number {
  if (action.do === 'exchange') return valueOf(action.card);
  const task = view.tasks.find((one) => action.do === 'complete' && one.task === action.task);
  return task ? (task.finishers.length > 0 ? task.double : task.single) : 0;
}

export const deedOfCard = (card: string | null) => (card !== null && isKind(card) ? deedOf(card) : null);

/** Who has the colour of an ambush. */
export function seatOfColour(view: NottinghamView, ambush: string): number | undefined {
  const seat = view.colours.indexOf(ambush);
  return seat < 0 ? undefined : seat;
}

/** What lies open in a seat's score: its tasks, and its win pile where its faces are known. */
export function pointsOf(view: NottinghamView, seat: number): number | null {
  const cards = view.won[seat]?.cards;
  if (!cards && (view.won[seat]?.size ?? 0) > 0) return null;
  const tasks = view.tasks.filter((task) => task.finishers.includes(seat));
  const worth = tasks.map((task) => (task.finishers.length > 1 ? task.double : task.single));
  return [...worth, ...(cards ?? []).map(valueOf)].reduce((sum, one) => sum + one, 0);
}

/** Opponents clockwise from the active player's left. */
export const fromLeft = (view: NottinghamView): number[] => {
  const seats = view.hands.length;
  return Array.from({ length: seats - 1 }, (_, step) => ((view.turn ?? 0) + 1 + step) % seats);
};

/** A name as the beginning of a line. */
export const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
