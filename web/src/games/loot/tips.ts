/** The rules behind the things on the table. */
import { faceOf } from './cards';

const byKind = {
  merchant: ['loot.merchant.value', 'loot.merchant.safe', 'loot.scoring.minus'],
  pirate: ['loot.strength.skulls', 'loot.attack.color_taken', 'loot.attack.one_color'],
  captain: ['loot.captain.needs_ship', 'loot.captain.same_color', 'loot.captain.beats_skulls'],
  admiral: ['loot.admiral.own_only', 'loot.admiral.no_ship_needed', 'loot.admiral.like_captain'],
} as const;
const byPlace: Record<string, readonly string[]> = {
  berth: ['loot.strength.strict', 'loot.capture.strongest', 'loot.capture.tie'],
  fleet: ['loot.strength.sum', 'loot.strength.strict'],
  ship: ['loot.strength.sum', 'loot.strength.strict'],
  trump: ['loot.strength.trump_first', 'loot.strength.later_ships'],
  pile: ['loot.draw.top_card', 'loot.empty_deck.play_or_discard'],
  discards: ['loot.empty_deck.no_reshuffle'],
  prizes: ['loot.scoring.plus'],
};

export function tips(key: string): readonly string[] {
  const [place = '', ...rest] = key.split(':');
  return place === 'card' ? byKind[faceOf(rest.join(':')).kind] : (byPlace[place] ?? []);
}
