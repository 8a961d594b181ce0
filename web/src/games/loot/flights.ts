/** Which cards fly where when something happens, and what it sounds like. */
import type { Flight } from '$lib/board';
import type { SoundName } from '$lib/sound';
import type { Event, LootView } from './types';

const hand = (seat: number, card: string | null, me: number | null): string[] =>
  seat === me && card ? [`card:${card}`, `hand:${seat}`] : [`hand:${seat}`];

function toBattle(event: { seat: number; card: string; berth: number }, view: LootView, me: number | null): Flight {
  const color = event.card.split(' ')[0];
  const battle = view.sea.find((one) => one.berth === event.berth);
  const last = (battle?.fleets.find((fleet) => fleet.color === color)?.ships.length ?? 1) - 1;
  const to = [
    `ship:${event.berth}:${color}:${last}`,
    `trump:${event.berth}:${event.card}`,
    `fleet:${event.berth}:${color}`,
    `berth:${event.berth}`,
  ];
  return { piece: event.card, from: hand(event.seat, event.card, me), to, stage: 0 };
}

const discards = (cards: string[], berth: number, stage: number): Flight[] =>
  cards.map((card) => {
    const color = card.split(' ')[0];
    const from = [`trump:${berth}:${card}`, `fleet:${berth}:${color}`, `berth:${berth}`];
    return { piece: card, from, to: ['discards'], stage };
  });

export function flights(event: Event, view: LootView, me: number | null): Flight[] {
  switch (event.event) {
    case 'drew':
      return [{ piece: event.card, from: ['pile'], to: hand(event.seat, event.card, me), stage: 0 }];
    case 'launched':
      return [{ piece: event.card, from: hand(event.seat, event.card, me), to: [`berth:${event.berth}`], stage: 0 }];
    case 'attacked':
    case 'commanded':
    case 'defended':
      return [toBattle(event, view, me)];
    case 'discarded':
      return [{ piece: event.card, from: hand(event.seat, event.card, me), to: ['discards'], stage: 0 }];
    case 'captured':
      return [
        { piece: event.merchant, from: [`berth:${event.berth}`], to: [`prizes:${event.side}`], stage: 0 },
        ...discards(event.discarded, event.berth, 0),
      ];
    case 'lost':
      return [
        { piece: event.merchant, from: [`berth:${event.berth}`], to: ['discards'], stage: 0 },
        ...discards(event.discarded, event.berth, 0),
      ];
    default:
      return [];
  }
}

const sounds: Record<string, SoundName> = {
  drew: 'card',
  launched: 'card',
  discarded: 'card',
  attacked: 'cannon',
  commanded: 'cannon',
  defended: 'cannon',
  captured: 'capture',
  ended: 'win',
};
export const sound = (event: Event): SoundName | null => sounds[event.event] ?? null;
