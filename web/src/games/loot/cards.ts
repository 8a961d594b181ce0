/** Loot's cards by their ids: «m5», «green 3», «blue captain», «admiral». */
import type { LootFace } from './art/LootCard.svelte';
import { fleets } from './box';

/** What a card shows. */
export function faceOf(card: string): LootFace {
  if (card === 'admiral') return { kind: 'admiral' };
  if (/^m\d$/.test(card)) return { kind: 'merchant', value: Number(card.slice(1)) };
  const [color, what] = card.split(' ');
  const fleet = fleets.find((name) => name === color) ?? 'blue';
  return what === 'captain' ? { kind: 'captain', fleet } : { kind: 'pirate', fleet, skulls: Number(what) };
}

/** Merchants, then fleet by fleet with its captain, the admiral last. */
function rank(card: string): number {
  const face = faceOf(card);
  if (face.kind === 'merchant') return face.value;
  if (face.kind === 'admiral') return 1000;
  const fleet = 100 * (1 + fleets.indexOf(face.fleet));
  return fleet + (face.kind === 'captain' ? 50 : face.skulls);
}

export const sorted = (cards: readonly string[]): string[] => [...cards].sort((a, b) => rank(a) - rank(b));

export const goldOf = (card: string): number => {
  const face = faceOf(card);
  return face.kind === 'merchant' ? face.value : 0;
};
