/** What is worth a look: who captured which merchant, and with what strength. */
import { cardsOf, type Result, type ResultLine } from '$lib/results.svelte';
import { faceOf } from './cards';
import type { Event } from './types';

type Of<T extends Event['event']> = Extract<Event, { event: T }>;
type Play = Of<'attacked'> | Of<'commanded'> | Of<'defended'>;
const card = cardsOf('loot');
const isPlay = (event: Event): event is Play => ['attacked', 'commanded', 'defended'].includes(event.event);

/** What was played in a battle, from its launch on. */
function playsOf(events: Event[], berth: number): Play[] {
  const launched = events.findLastIndex((event) => event.event === 'launched' && event.berth === berth);
  return events.slice(launched + 1).filter((event): event is Play => isPlay(event) && event.berth === berth);
}

const skullsOf = (cards: string[]): number =>
  cards.map(faceOf).reduce((sum, face) => sum + (face.kind === 'pirate' ? face.skulls : 0), 0);

/** What each side had there: its cards, its skulls. */
function fleet(plays: Play[], side: number, sides: number[]): ResultLine {
  const cards = plays.filter((play) => sides[play.seat] === side).map((play) => play.card);
  return {
    id: 'loot-shown-fleet',
    fields: { side, skulls: skullsOf(cards) },
    side,
    pieces: cards,
  };
}

function captured(events: Event[], at: number, sides: number[]): Result {
  const event = events[at] as Of<'captured'>;
  const plays = playsOf(events.slice(0, at), event.berth);
  const there = [...new Set(plays.map((play) => sides[play.seat] ?? play.seat))];
  const trump = plays.findLast((play) => play.event !== 'attacked');
  const concerned = [event.side, sides[event.owner] ?? event.owner, ...there];
  const seats = sides.flatMap((side, seat) => (concerned.includes(side) ? [seat] : []));
  return {
    ...card('captured', { side: event.side, merchant: event.merchant }, 'good', seats),
    lines: [
      ...(there.length === 0
        ? [{ id: 'loot-shown-unattacked', fields: {} }]
        : there.map((side) => fleet(plays, side, sides))),
      ...(trump ? [{ id: 'loot-shown-trump', fields: { card: trump.card }, pieces: [trump.card] }] : []),
      {
        id: 'loot-shown-gold',
        fields: { side: event.side, gold: event.gold },
        side: event.side,
        pieces: [event.merchant],
        strong: true,
      },
    ],
  };
}

/** The results among the events from number `from` on; what came before tells how they came about. */
export const results = (events: Event[], from: number, sides: number[]): Result[] =>
  events.slice(from).flatMap((event, i) => (event.event === 'captured' ? [captured(events, from + i, sides)] : []));
