/** A battle in words: for the list, and for those who hear the board. */
import type { Round } from '$lib/board';
import { t } from '$lib/texts.svelte';
import type { BattleView } from './types';

/** Who would take the ship now. */
export function standing(battle: BattleView, round: Round): string {
  if (battle.fleets.length === 0 && battle.trumps.length === 0) return t('loot-label-unattacked');
  if (battle.leader === null) return t('loot-label-tied');
  return t('loot-label-leads', { side: round.speaker.sides[battle.leader] ?? '' });
}

/** Every fleet and captain in a battle, one sentence each. */
export function forces(battle: BattleView, round: Round): string[] {
  const { speaker } = round;
  const fleets = battle.fleets.map((fleet) =>
    t('loot-battle-fleet', {
      side: speaker.sides[fleet.side] ?? '',
      color: speaker.piece(fleet.color),
      ships: fleet.ships.length,
      skulls: fleet.skulls,
    }),
  );
  const trumps = battle.trumps.map((trump) =>
    t('loot-battle-trump', { player: speaker.names[trump.seat] ?? '', card: speaker.piece(trump.card) }),
  );
  return [...fleets, ...trumps];
}

export const title = (battle: BattleView, round: Round): string =>
  t('loot-battle-title', {
    merchant: round.speaker.piece(battle.merchant),
    owner: round.speaker.names[battle.owner] ?? '',
  });

export const describe = (battle: BattleView, round: Round): string =>
  [title(battle, round), ...forces(battle, round), standing(battle, round)].join('. ');
