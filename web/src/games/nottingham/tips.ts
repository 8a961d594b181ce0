/** The rules behind the things on the table. */

const byCard: Record<string, readonly string[]> = {
  copper: ['nottingham.purchase.everyone_offers', 'nottingham.purchase.choose_one'],
  silver: ['nottingham.theft.unseen', 'nottingham.theft.pay'],
  gold: ['nottingham.ambush_lay.look_two', 'nottingham.ambush_lay.keep_one', 'nottingham.ambush_lay.gold_under'],
  pearls: ['nottingham.robbery.look', 'nottingham.robbery.pay'],
  gems: ['nottingham.raid.hand_shown', 'nottingham.raid.pay'],
  necklace: ['nottingham.defence.from_hand', 'nottingham.defence.swap'],
  chest: ['nottingham.trade.one_or_two', 'nottingham.trade.must_accept'],
};
const inHand = ['nottingham.exchange.three_or_more', 'nottingham.exchange.keep_one'];
const ofTasks = ['nottingham.task.first_single', 'nottingham.task.flip', 'nottingham.task.no_ambush'];
const byPlace: Record<string, readonly string[]> = {
  ambush: [
    'nottingham.ambush_spring.object_card',
    'nottingham.ambush_spring.colour_card',
    'nottingham.ambush_spring.take_one',
  ],
  camp: ['nottingham.ambush_lay.not_hand', 'nottingham.ambush_lay.stays'],
  won: ['nottingham.exchange.win_pile', 'nottingham.score.card_value'],
  offer: ['nottingham.purchase.swap', 'nottingham.purchase.return'],
  pile: ['nottingham.reveal.first', 'nottingham.deck.reshuffle'],
  discards: ['nottingham.exchange.discard_pile', 'nottingham.deck.reshuffle'],
  ambushes: ['nottingham.ambush_lay.queue'],
  road: ['nottingham.sheriff.step', 'nottingham.sheriff.favour_limit', 'nottingham.sheriff.one_card'],
  town: ['nottingham.sheriff.none_in_town'],
};

export function tips(key: string, revealed: string | null): readonly string[] {
  const [place = '', name = ''] = key.split(':');
  if (place === 'card') return [...(name === 'necklace' ? (byCard[name] ?? []) : []), ...inHand];
  if (place === 'revealed') return revealed === null ? [] : (byCard[revealed] ?? []);
  if (place === 'task') return [`nottingham.task.${name}`, ...ofTasks];
  return byPlace[place] ?? [];
}
