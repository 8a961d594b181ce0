/** Which cards fly where when something happens, and what it sounds like. */
import type { Flight } from '$lib/board';
import type { SoundName } from '$lib/sound';
import type { Event, NurembergView } from './types';

const hand = (seat: number, card: string | null, me: number | null): string[] =>
  seat === me && card ? [`card:${card}`, `hand:${seat}`] : [`hand:${seat}`];
const bank = (card: string): string[] => [`stack:${card}`, 'bank', 'pile'];
/** At most a handful: more would only be a swarm. */
const few = (cards: string[]): string[] => cards.slice(0, 5);

export function flights(event: Event, _view: NurembergView, me: number | null): Flight[] {
  switch (event.event) {
    case 'card_drawn':
      return [{ piece: event.card, from: ['pile'], to: ['discards'], stage: 0 }];
    case 'harvested':
      return few(event.cards).map((card) => ({
        piece: card,
        from: bank(card),
        to: hand(event.seat, card, me),
        stage: 1,
      }));
    case 'discarded':
      return few(event.cards).map((card) => ({
        piece: card,
        from: hand(event.seat, card, me),
        to: bank(card),
        stage: 0,
      }));
    case 'stolen':
      return [
        { piece: event.card, from: hand(event.victim, event.card, me), to: hand(event.seat, event.card, me), stage: 0 },
      ];
    case 'traded':
      return [
        ...few(event.give).map((card) => ({
          piece: card,
          from: hand(event.seat, card, me),
          to: hand(event.target, card, me),
          stage: 0,
        })),
        ...few(event.take).map((card) => ({
          piece: card,
          from: hand(event.target, card, me),
          to: hand(event.seat, card, me),
          stage: 0,
        })),
      ];
    case 'sold':
      return [{ piece: 'gold', from: ['bank', 'pile'], to: hand(event.seat, 'gold', me), stage: 0 }];
    default:
      return [];
  }
}

const sounds: Record<string, SoundName> = {
  card_drawn: 'card',
  harvested: 'card',
  sold: 'coin',
  toll_paid: 'coin',
  exchanged: 'coin',
  traded: 'coin',
  station_built: 'dice',
  settlement_built: 'dice',
  workshop_built: 'dice',
  wall_built: 'dice',
  tower_built: 'dice',
  stolen: 'card',
  knight_moved: 'cannon',
  right_taken: 'capture',
  right_passed: 'capture',
  council_entered: 'capture',
  council_taken: 'capture',
  council_swapped: 'capture',
  ended: 'win',
};
export const sound = (event: Event): SoundName | null => sounds[event.event] ?? null;
