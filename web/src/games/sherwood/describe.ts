/** The table in words: for the list, and for those who hear the board. */
import type { Round } from '$lib/board';
import { t } from '$lib/texts.svelte';
import { nameOf } from './gangs';
import type { HideoutView, SherwoodView, StretchView } from './types';

export const percent = (chance: number): string => t('percent', { percent: Math.round(chance * 100) });

export function wagonWords(road: StretchView, stretch: number, round: Round): string {
  const where = t('sherwood-board-stretch', { stretch });
  if (!road.back) return `${where}: ${road.is_closed ? t('sherwood-board-closed') : t('sherwood-board-gone')}`;
  const range = { low: road.back[0] ?? 0, high: road.back[1] ?? 0 };
  const words = [road.front ? round.speaker.piece(road.front.name) : t('sherwood-board-wagon-hidden', range)];
  if (road.front && !road.is_revealed) words.push(t('sherwood-board-wagon-looked', range));
  if (road.defence !== null) words.push(t('sherwood-board-defence', { defence: road.defence }));
  if (road.change !== 0) words.push(road.change > 0 ? `+${road.change}` : `−${-road.change}`);
  if (road.is_marked) words.push(t('sherwood-board-marked'));
  if (road.front?.change)
    words.push(t('sherwood-board-changes', { character: round.speaker.piece(road.front.change) }));
  if (road.is_beaten) words.push(t('sherwood-board-beaten'));
  return `${where}: ${words.join(', ')}`;
}

export function hideoutWords(
  place: HideoutView,
  stretch: number,
  hideout: number,
  view: SherwoodView,
  round: Round,
): string {
  const where = `${t('sherwood-board-stretch', { stretch })}, ${t('sherwood-board-hideout', { hideout })}`;
  if (place.gang === null) return `${where}: ${t('sherwood-board-free')}`;
  const player = nameOf(place.gang, view, round);
  if (place.mover !== null)
    return `${where}: ${t('sherwood-board-pair', { player, mover: nameOf(place.mover, view, round) })}`;
  return `${where}: ${place.is_lying ? t('sherwood-board-lying', { player }) : player}`;
}

/** Everything on a stretch, one sentence each. */
export function stretchWords(road: StretchView, view: SherwoodView, round: Round): string[] {
  const bandits = road.hideouts.flatMap((place, i) => {
    if (place.gang === null) return [];
    const player = nameOf(place.gang, view, round);
    const who =
      place.mover !== null
        ? t('sherwood-board-pair', { player, mover: nameOf(place.mover, view, round) })
        : place.is_lying
          ? t('sherwood-board-lying', { player })
          : player;
    return [`${t('sherwood-board-hideout', { hideout: i + 1 })}: ${who}`];
  });
  const dice = road.dice.map((die) =>
    t('sherwood-board-die', { player: nameOf(die.gang, view, round), face: die.face }),
  );
  const odds = road.odds.at(-1);
  const chance =
    road.back && odds !== undefined && !road.is_beaten ? [`${t('sherwood-board-odds')}: ${percent(odds)}`] : [];
  return [...bandits, ...(dice.length > 0 ? [dice.join(', ')] : []), ...chance];
}
