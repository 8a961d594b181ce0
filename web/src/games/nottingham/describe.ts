/** The table in words: for the list, for labels, and for those who hear the board. */
import type { Round } from '$lib/board';
import { t } from '$lib/texts.svelte';
import { counted, titled } from './cards';
import type { NottinghamView, OfferView, TaskView } from './types';

export const nameOf = (seat: number, round: Round): string => round.speaker.names[seat] ?? String(seat + 1);
export const names = (seats: number[], round: Round): string => seats.map((seat) => nameOf(seat, round)).join(', ');

/** «2 × Gold, Pearls» */
export const listed = (cards: readonly string[], round: Round): string =>
  counted(cards)
    .map(({ kind, count }) => (count > 1 ? `${count} × ${round.speaker.piece(kind)}` : round.speaker.piece(kind)))
    .join(', ');

export function describeTask(task: TaskView, round: Round): string {
  const title = titled(round.speaker.piece(task.task));
  const worth = t('nottingham-task-worth', { single: task.single, double: task.double });
  const done = task.finishers.length > 0 ? t('nottingham-task-done', { players: names(task.finishers, round) }) : '';
  return [title, worth, done].filter(Boolean).join('. ');
}

export function describeOffer(offer: OfferView, round: Round): string {
  const player = nameOf(offer.seat, round);
  if (offer.cards === null)
    return t(offer.is_answered ? 'nottingham-offer-hidden' : 'nottingham-offer-open', { player });
  return offer.cards.length === 0
    ? t('nottingham-offer-none', { player })
    : t('nottingham-offer-cards', { player, cards: listed(offer.cards, round) });
}

/** The road begins and ends in town: at the end he is home there. */
const isHome = (view: NottinghamView): boolean => view.final !== null && view.sheriff === 0;

export function describeRoad(view: NottinghamView): string {
  const number = view.track[view.sheriff - 1];
  const left = view.track.length + 1 - view.sheriff;
  if (number !== undefined) return t('nottingham-road-space', { space: view.sheriff, number, left });
  return isHome(view) ? t('nottingham-road-home') : t('nottingham-road-town', { left });
}

export const describeSpace = (view: NottinghamView, space: number): string =>
  t('nottingham-road-stone', { space, number: view.track[space - 1] ?? 0 });

/** What everybody has before them, one sentence each. */
export function describeSeat(view: NottinghamView, seat: number, round: Round): string {
  const words = {
    player: nameOf(seat, round),
    hand: view.hands[seat]?.size ?? 0,
    won: view.won[seat]?.size ?? 0,
    ambushes: view.ambushes[seat]?.faces.length ?? 0,
  };
  const known = Object.entries(view.memory?.hands[seat]?.certain ?? {}).flatMap(([kind, count]) =>
    Array<string>(count).fill(kind),
  );
  const memory =
    seat !== round.me && known.length > 0 ? ` ${t('nottingham-label-memory')}: ${listed(known, round)}.` : '';
  return t('nottingham-seat-sentence', words) + memory;
}
