/** What is worth a look: attacks, deals, and exchanges with the ambushes that met them. */
import { cardsOf, linesOf, type Result } from '$lib/results.svelte';
import { cardOf, payment } from './cards';
import type { Event } from './types';

type Of<T extends Event['event']> = Extract<Event, { event: T }>;
const line = linesOf('nottingham');
const card = cardsOf('nottingham');

/** Who attacks with pearls or gems has chosen the card and is told nothing new. */
function attack(event: Of<'stole'> | Of<'robbed'> | Of<'raided'>): Result {
  const { seat, target } = event;
  const seats = event.event === 'stole' ? [seat, target] : [target];
  return {
    ...card('attack', { seat, target }, 'bad', seats),
    lines: [
      line(event, { seat, pieces: [event.card], strong: true }),
      {
        id: 'nottingham-shown-paid',
        fields: { seat: target, card: payment[event.event] },
        seat: target,
        pieces: [payment[event.event]],
      },
    ],
  };
}

function defence(event: Of<'defended'>): Result {
  const { seat, target } = event;
  const lines = [line(event, { seat, pieces: [cardOf('defence'), event.card], strong: true })];
  return { ...card('defence', { seat, target }, 'good', [target]), lines };
}

function swap(event: Of<'swapped'>): Result {
  const lines = [line(event, { seat: event.seat, pieces: [...event.cards, event.card], strong: true })];
  return { ...card('deal', { seat: event.seat, giver: event.giver }, 'plain', [event.giver]), lines };
}

/** What happened after a set was laid out: strikes, the exchange or its failure, favours. */
function exchange(events: Event[], at: number): Result {
  const event = events[at] as Of<'exchanged'> | Of<'failed'>;
  const laid = events.findLastIndex((one, i) => i < at && one.event === 'laid_out' && one.seat === event.seat);
  const story = events.slice(Math.max(laid, 0), at);
  const strikes = story.filter((one) => one.event === 'struck');
  const rest = events.slice(at + 1);
  const next = rest.findIndex((one) => one.event === 'revealed' || one.event === 'laid_out');
  const after = (next < 0 ? rest : rest.slice(0, next))
    .filter((one) => one.event === 'favoured')
    .sort((a, b) => Number(a.card === null) - Number(b.card === null)); // the reader's own is seen, and comes first
  const surprised = strikes.length > 0 ? [event.seat, ...strikes.map((one) => one.seat)] : [];
  const favoured = after.map((one) => one.seat);
  return {
    ...card(event.event, { seat: event.seat }, event.event === 'failed' ? 'bad' : 'good', [...surprised, ...favoured]),
    lines: [
      ...story
        .filter((one) => one.event === 'laid_out')
        .map((one) => line(one, { seat: one.seat, pieces: Array<string>(Math.min(one.count, 6)).fill(one.card) })),
      ...strikes.map((one) => line(one, { seat: one.seat, pieces: [one.ambush] })),
      line(event, { seat: event.seat, strong: true }),
      ...after.map((one) => line(one, { seat: one.seat, pieces: [one.card] })),
    ],
  };
}

/** A task that counts less for whoever had it first. */
function task(events: Event[], at: number): Result {
  const event = events[at] as Of<'completed'>;
  const turned = events
    .slice(at + 1)
    .filter((one) => one.event === 'turned' && one.task === event.task)
    .slice(0, 1);
  const owners = turned.flatMap((one) => (one.event === 'turned' ? [one.owner] : []));
  return {
    ...card('task', { seat: event.seat }, 'good', owners),
    lines: [
      line(event, { seat: event.seat, pieces: event.cards.slice(0, 6), strong: true }),
      ...turned.map((one) => line(one, owners[0] === undefined ? {} : { seat: owners[0] })),
    ],
  };
}

/** The results among the events from number `from` on; what came before tells how they came about. */
export function results(events: Event[], from: number): Result[] {
  return events.slice(from).flatMap((event, i) => {
    switch (event.event) {
      case 'stole':
      case 'robbed':
      case 'raided':
        return [attack(event)];
      case 'defended':
        return [defence(event)];
      case 'swapped':
        return [swap(event)];
      case 'exchanged':
      case 'failed':
        return [exchange(events, from + i)];
      case 'completed':
        return [task(events, from + i)];
      default:
        return [];
    }
  });
}
