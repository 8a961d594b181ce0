/** Which cards fly where when something happens, and what it sounds like. */
import type { Flight } from '$lib/board';
import type { SoundName } from '$lib/sound';
import type { BriscolaView, Event } from './types';

const hand = (seat: number, card: string | null, me: number | null): string[] =>
  seat === me && card ? [`card:${card}`, `hand:${seat}`] : [`hand:${seat}`];

export function flights(event: Event, _view: BriscolaView, me: number | null): Flight[] {
  switch (event.event) {
    case 'played':
      return [{ piece: event.card, from: hand(event.seat, event.card, me), to: [`slot:${event.seat}`], stage: 0 }];
    case 'drew':
      return [{ piece: event.card, from: ['stock'], to: hand(event.seat, event.card, me), stage: 1 }];
    case 'took_trump':
      return [{ piece: event.card, from: ['trump', 'stock'], to: hand(event.seat, event.card, me), stage: 1 }];
    default:
      return [];
  }
}

const sounds: Partial<Record<Event['event'], SoundName>> = {
  played: 'card',
  took: 'capture',
  drew: 'card',
  took_trump: 'card',
  ended: 'win',
};
export const sound = (event: Event): SoundName | null => sounds[event.event] ?? null;
