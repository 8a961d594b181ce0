/** What is worth a look: tolls, sales, and what the robber knight took. */
import { cardsOf, linesOf, type Result } from '$lib/results.svelte';
import type { Event } from './types';

type Of<T extends Event['event']> = Extract<Event, { event: T }>;
const line = linesOf('nuremberg');
const gold = (count: number): string[] => Array<string>(Math.min(count, 6)).fill('gold');
const card = cardsOf('nuremberg');

/** All who paid on a toll card, told on one card. */
function toll(events: Event[], at: number): Result {
  const first = events[at] as Of<'toll_paid'>;
  const rest = events.slice(at);
  const end = rest.findIndex((event) => event.event !== 'toll_paid' && event.event !== 'seized');
  const story = end < 0 ? rest : rest.slice(0, end);
  const lines = story.flatMap((event) => {
    if (event.event === 'toll_paid') return [line(event, { seat: event.seat, pieces: gold(event.gold), strong: true })];
    if (event.event !== 'seized') return [];
    return [line(event, { seat: event.seat, pieces: event.cards ?? Array<null>(event.count).fill(null) })];
  });
  const payers = story.flatMap((event) => (event.event === 'toll_paid' ? [event.seat] : []));
  return { ...card('toll', { road: first.road }, 'plain', [first.owner, ...payers]), lines };
}

/** A sale, and the toll on its way; who sells has seen the sum before. */
function sale(events: Event[], at: number): Result {
  const event = events[at] as Of<'sold'>;
  const rest = events.slice(at + 1);
  const end = rest.findIndex((one) => one.event !== 'sale_toll_paid');
  const tolls = (end < 0 ? rest : rest.slice(0, end)).flatMap((one) => (one.event === 'sale_toll_paid' ? [one] : []));
  return {
    ...card(
      'sale',
      { seat: event.seat, good: event.good },
      'good',
      tolls.map((one) => one.owner),
    ),
    lines: [
      line(event, { seat: event.seat, pieces: gold(event.gold), strong: true }),
      ...tolls.map((one) => line(one, { seat: one.owner, pieces: gold(one.gold) })),
    ],
  };
}

function robbery(event: Of<'stolen'>): Result {
  const lines = [line(event, { seat: event.seat, pieces: [event.card], strong: true })];
  return { ...card('robbery', { seat: event.seat, victim: event.victim }, 'bad', [event.seat, event.victim]), lines };
}

/** The results among the events from number `from` on. */
export function results(events: Event[], from: number): Result[] {
  return events.slice(from).flatMap((event, i) => {
    const at = from + i;
    if (event.event === 'sold') return [sale(events, at)];
    if (event.event === 'stolen') return [robbery(event)];
    const follows = ['toll_paid', 'seized'].includes(events[at - 1]?.event ?? '');
    return event.event === 'toll_paid' && !follows ? [toll(events, at)] : [];
  });
}
