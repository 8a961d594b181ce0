/** What is worth a look: assaults die by die, tokens that were drawn, what the sheriff did. */
import { cardsOf, linesOf, type Result, type ResultDie, type ResultLine } from '$lib/results.svelte';
import type { Event } from './types';

type Of<T extends Event['event']> = Extract<Event, { event: T }>;
const line = linesOf('sherwood');
const card = cardsOf('sherwood');
const ofStretch = (event: Event, stretch: number): boolean => 'stretch' in event && event.stretch === stretch;

/** The dice as they fell, then as they were changed, with the sum from the left; a shared space counts whole. */
function diceOf(rolled: Of<'rolled'>, changes: Event[], counted: number): ResultDie[] {
  const faces = [...rolled.faces];
  for (const change of changes) {
    if (change.event === 'die_changed' || change.event === 'rerolled') faces[change.die - 1] = change.face;
    if (change.event === 'turned') for (const die of change.dice) faces[die - 1] = change.face;
  }
  let sum = 0;
  return faces.map((face, i) => {
    const gang = rolled.gangs[i] ?? 0;
    const fell = rolled.faces[i] ?? face;
    const late = i >= counted;
    if (!late) sum += face;
    return { piece: `die:${gang}:${face}`, gang, face, was: fell === face ? null : fell, sum, late };
  });
}

/** What followed a verdict at once: points, loot, tokens drawn. */
function spoils(events: Event[], stretch: number): ResultLine[] {
  const lines: ResultLine[] = [];
  for (const event of events) {
    if (event.event === 'assault_began' || event.event === 'scuffle') break;
    if (event.event === 'points_won' && event.stretch === stretch)
      lines.push(line(event, { seat: event.seat, strong: true }));
    if (event.event === 'loot_drawn' && event.stretch === stretch)
      lines.push(line(event, { seat: event.seat, pieces: event.tokens ?? Array(event.count).fill(null) }));
    if (event.event === 'drew') lines.push(line(event, { seat: event.seat, pieces: [event.token] }));
    if (event.event === 'no_loot_left') lines.push(line(event, { seat: event.seat }));
  }
  return lines;
}

const changers = ['die_changed', 'rerolled', 'turned'];

function assault(events: Event[], at: number, seats: number[]): Result | null {
  const end = events[at] as Of<'beaten'> | Of<'escaped'>;
  const began = events.findLastIndex(
    (event, i) => i < at && event.event === 'assault_began' && ofStretch(event, end.stretch),
  );
  const story = events.slice(Math.max(began, 0), at).filter((event) => ofStretch(event, end.stretch));
  const rolled = story.find((event) => event.event === 'rolled');
  if (began < 0 || !rolled) return null;
  const changes = story.filter((event) => changers.includes(event.event));
  const dice = diceOf(rolled, changes, end.event === 'beaten' ? end.dice : Infinity);
  const late = dice.filter((die) => die.late).map((die) => die.gang);
  return {
    ...card('assault', { stretch: end.stretch, wagon: end.wagon }, end.event === 'beaten' ? 'good' : 'bad', seats),
    dice,
    goal: end.defence,
    lines: [
      ...story.filter((event) => event.event === 'fair_rolled').map((event) => line(event)),
      ...changes.map((event) => line(event, 'seat' in event ? { seat: event.seat } : {})),
      { id: `sherwood-shown-${end.event}`, fields: { sum: end.sum, defence: end.defence }, strong: true },
      ...[...new Set(late)].map((gang) => {
        const count = late.filter((other) => other === gang).length;
        return { id: 'sherwood-shown-late', fields: { seat: gang, count }, seat: gang };
      }),
      ...spoils(events.slice(at + 1), end.stretch),
    ],
  };
}

const single = (event: Event & { seat: number }, sign: Result['sign'], more: Partial<ResultLine> = {}): Result => ({
  ...card(event.event, { seat: event.seat }, sign, [event.seat]),
  lines: [line(event, { seat: event.seat, ...more })],
});

/** A token drawn in an assault stands on the card of the assault. */
const isSpoil = (event: Of<'drew'>): boolean => event.why !== 'reward' && event.why !== 'trade';

/** Shown to its owner before it goes into the chest. */
function drawn(event: Of<'drew'>, me: number | null): Result {
  const shown = single(event, 'good', { pieces: [event.token], strong: true });
  return event.seat === me ? { ...shown, title: { id: 'sherwood-shown-own_draw', fields: {} } } : shown;
}

/** The results among the events from number `from` on; what came before tells how they came about. */
export function results(events: Event[], from: number, seats: number, me: number | null): Result[] {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  return events.slice(from).flatMap((event, i) => {
    switch (event.event) {
      case 'beaten':
      case 'escaped': {
        const shown = assault(events, from + i, everybody);
        return shown ? [shown] : [];
      }
      case 'drew':
        return isSpoil(event) || event.token === null ? [] : [drawn(event, me)];
      case 'arrested':
      case 'jailed':
        return [single(event, 'bad')];
      case 'rewarded':
        return [single(event, 'good')];
      default:
        return [];
    }
  });
}
