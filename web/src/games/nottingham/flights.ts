/** Which cards fly where when something happens, and what it sounds like. */
import type { Flight } from '$lib/board';
import type { SoundName } from '$lib/sound';
import { cardOf, payment } from './cards';
import type { Event, NottinghamView } from './types';

type Place = string | string[];
const list = (place: Place) => (typeof place === 'string' ? [place] : place);
const fly = (piece: string | null, from: Place, to: Place, stage = 0): Flight => ({
  piece,
  from: list(from),
  to: list(to),
  stage,
});

const hand = (seat: number, card: string | null, me: number | null): string[] =>
  seat === me && card ? [`card:${card}`, `hand:${seat}`] : [`hand:${seat}`];
const shown = ['revealed', 'pile'];
const [necklace, gold] = [cardOf('defence'), cardOf('ambush')];

export function flights(event: Event, _view: NottinghamView, me: number | null): Flight[] {
  switch (event.event) {
    case 'revealed':
      return [fly(event.card, 'pile', shown)];
    case 'took':
    case 'refused':
    case 'no_offer':
    case 'put_back':
      return [fly(event.card, shown, hand(event.seat, event.card, me))];
    case 'stole':
    case 'robbed':
    case 'raided': {
      const paid = payment[event.event];
      return [
        fly(event.card, hand(event.target, event.card, me), hand(event.seat, event.card, me)),
        fly(paid, shown, hand(event.target, paid, me)),
      ];
    }
    case 'defended':
      return [
        fly(necklace, hand(event.seat, necklace, me), hand(event.target, necklace, me)),
        fly(event.card, shown, hand(event.seat, event.card, me)),
      ];
    case 'answered':
      return [fly(event.card, hand(event.seat, event.card, me), `offer:${event.seat}`)];
    case 'offered':
      return event.cards.map((card) => fly(card, hand(event.seat, card, me), `offer:${event.seat}`));
    case 'swapped':
      return [
        ...event.cards.map((card) =>
          fly(card, [`offer:${event.giver}`, `hand:${event.giver}`], hand(event.seat, card, me)),
        ),
        fly(event.card, shown, hand(event.giver, event.card, me)),
      ];
    case 'laid':
      return [
        fly(gold, shown, `camp:${event.seat}`),
        fly(event.ambush ?? 'ambush', 'ambushes', `camp:${event.seat}`, 1),
      ];
    case 'laid_out':
      return Array.from({ length: Math.min(event.count, 5) }, () =>
        fly(event.card, hand(event.seat, event.card, me), 'set'),
      );
    case 'struck':
      return [
        fly(event.card, 'set', hand(event.seat, event.card, me)),
        fly(gold, [`camp:${event.seat}`, `hand:${event.seat}`], hand(event.victim, gold, me)),
      ];
    case 'failed':
      return [fly(event.card, 'set', hand(event.seat, event.card, me))];
    case 'exchanged':
      return [
        fly(event.card, ['set', `hand:${event.seat}`], [`won:${event.seat}`, `hand:${event.seat}`]),
        ...Array.from({ length: Math.min(event.count - 1, 4) }, () =>
          fly(event.card, ['set', `hand:${event.seat}`], 'discards'),
        ),
      ];
    case 'completed':
    case 'discarded':
      return event.cards.map((card) => fly(card, `hand:${event.seat}`, 'discards'));
    case 'favoured':
      return [fly(event.card, 'pile', hand(event.seat, event.card, me))];
    case 'reshuffled':
      return [fly(null, 'discards', 'pile')];
    default:
      return [];
  }
}

const sounds: Record<string, SoundName> = {
  revealed: 'card',
  took: 'card',
  answered: 'card',
  offered: 'card',
  attacked: 'cannon',
  defended: 'capture',
  stole: 'card',
  robbed: 'card',
  raided: 'card',
  swapped: 'coin',
  laid: 'card',
  struck: 'cannon',
  exchanged: 'coin',
  completed: 'capture',
  favoured: 'card',
  reshuffled: 'dice',
  ended: 'win',
};
export const sound = (event: Event): SoundName | null => sounds[event.event] ?? null;
