/** The rules behind the things on the table. */
import { kindOf } from './art/wagons';
import type { SherwoodView } from './types';

const moments: Record<string, string> = {
  lady_marion: 'sherwood.marion.window',
  little_john: 'sherwood.john.window',
  robin_hood: 'sherwood.robin.window',
  friar_tuck: 'sherwood.tuck.window',
};
const specials: Record<string, readonly string[]> = {
  beer: ['sherwood.beer_wagon.lowest'],
  gypsy: ['sherwood.gypsy_wagon.highest'],
  war: ['sherwood.war_wagon.unbeatable'],
  royal: ['sherwood.royal_wagon.two_each'],
  sheriff: ['sherwood.sheriff_wagon.jails', 'sherwood.sheriff_wagon.on_card_safe'],
  fair: ['sherwood.fair_wagon.first', 'sherwood.fair_wagon.three_dice'],
};
const tokens: Record<string, readonly string[]> = {
  ring: ['sherwood.end.three_rings', 'sherwood.end.set', 'sherwood.end.majority'],
  bracelet: ['sherwood.end.two_bracelets', 'sherwood.end.set', 'sherwood.end.majority'],
  necklace: ['sherwood.end.necklace', 'sherwood.end.set', 'sherwood.end.majority'],
  coin: ['sherwood.end.coins', 'sherwood.placement.coin_is_loot'],
};
const places: Record<string, readonly string[]> = {
  hideout: ['sherwood.result.sum', 'sherwood.points.right_end', 'sherwood.result.too_late'],
  attack: ['sherwood.result.sum', 'sherwood.result.equal_beats'],
  die: ['sherwood.result.sum', 'sherwood.result.equal_beats'],
  circle: ['sherwood.placement.pickpocket_coin'],
  bridge: ['sherwood.arrest.above_ten', 'sherwood.reward.below_five', 'sherwood.bail.one_token'],
  prison: ['sherwood.arrest.next_round', 'sherwood.release.first'],
  leader: ['sherwood.leader.helps', 'sherwood.leader.once'],
  bandits: ['sherwood.placement.all_four'],
  front: ['sherwood.loot.face_down', 'sherwood.bail.this_round_only'],
  tray: ['sherwood.loot.face_down', 'sherwood.bail.this_round_only'],
  chest: ['sherwood.cleanup.chest_closed'],
  deck: ['sherwood.placement.wagons_dealt'],
  supply: ['sherwood.loot.draw', 'sherwood.loot.keep_pass'],
  score: ['sherwood.points.participant', 'sherwood.points.right_end'],
};
const wagon = ['sherwood.reveal.defence', 'sherwood.result.sum', 'sherwood.loot.draw'];

function wagonTips(view: SherwoodView, stretch: number): readonly string[] {
  const front = view.road[stretch - 1]?.front;
  return front?.is_special ? [...(specials[kindOf(front.name) ?? ''] ?? []), 'sherwood.result.sum'] : wagon;
}

export function tips(key: string, view: SherwoodView): readonly string[] {
  const [place = '', name = ''] = key.split(':');
  if (place === 'wagon') return wagonTips(view, Number(name));
  if (place === 'merry') return [moments[name] ?? 'sherwood.leader.own_moment', 'sherwood.leader.once'];
  const kind = Object.keys(tokens).find((one) => name.endsWith(one));
  if ((place === 'token' || place === 'card') && kind) return tokens[kind] ?? [];
  return places[place] ?? [];
}
