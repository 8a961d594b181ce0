/** The rules behind the things on the table. */

const byCard: Record<string, readonly string[]> = {
  wood: ['nuremberg.station.cost', 'nuremberg.settlement.cost'],
  wool: ['nuremberg.settlement.cost'],
  grain: ['nuremberg.settlement.cost', 'nuremberg.workshop.cost'],
  clay: ['nuremberg.station.cost', 'nuremberg.settlement.cost', 'nuremberg.wall.cost'],
  ore: ['nuremberg.workshop.cost'],
  gold: ['nuremberg.wall.cost', 'nuremberg.tower.cost', 'nuremberg.knight.gold_ignored'],
};
const byPlace: Record<string, readonly string[]> = {
  station: ['nuremberg.station.cost', 'nuremberg.station.outwards', 'nuremberg.right.overtake'],
  road: ['nuremberg.station.cost', 'nuremberg.right.point', 'nuremberg.right.income'],
  site: ['nuremberg.settlement.cost', 'nuremberg.settlement.point', 'nuremberg.settlement.own_station'],
  settlement: ['nuremberg.settlement.cost', 'nuremberg.settlement.point', 'nuremberg.settlement.own_station'],
  workshop: ['nuremberg.workshop.cost', 'nuremberg.workshop.point', 'nuremberg.workshop.all_neighbours'],
  wall: ['nuremberg.wall.cost', 'nuremberg.wall.prestige', 'nuremberg.council.first'],
  tower: ['nuremberg.tower.cost', 'nuremberg.tower.yard', 'nuremberg.tower.prestige'],
  sell: ['nuremberg.sale.recipe', 'nuremberg.sale.at_once'],
  hex: ['nuremberg.harvest.per_settlement', 'nuremberg.harvest.knight_blocks'],
  knight: ['nuremberg.harvest.knight_blocks', 'nuremberg.knight.over_seven'],
  pile: ['nuremberg.card.draw', 'nuremberg.card.harvest_first'],
  gold: ['nuremberg.bank.gold_in', 'nuremberg.knight.gold_ignored'],
  hand: ['nuremberg.knight.over_seven', 'nuremberg.knight.half_down'],
  stack: ['nuremberg.harvest.shortage'],
  council: ['nuremberg.council.prestige', 'nuremberg.council.first', 'nuremberg.council.one_card'],
  points: ['nuremberg.end.thirteen', 'nuremberg.end.sources'],
  bank: ['nuremberg.bank.four'],
};

export function tips(key: string): readonly string[] {
  const [place = '', name = ''] = key.split(':');
  return place === 'card' ? (byCard[name] ?? []) : (byPlace[place] ?? []);
}
