/** What can be done here and now, and what the bank and the cities ask and pay. */
import type { Choice } from '$lib/choice.svelte';
import { prefs } from '$lib/prefs.svelte';
import { bankRates, corners, gaps, goods, roads, sectors, sites, things, type Good, type Thing } from './box';
import { draftOf, some, type Amounts, type Building } from './draft.svelte';
import type { Action, NurembergView } from './types';

/** A place that glows: legal, and nothing else is being chosen. */
export const glows = (choice: Choice<Action>, action: Action): boolean => {
  const { building } = draftOf(choice);
  return choice.ready === null && (building === null || building === action.do) && choice.allows(action);
};

/** What is asked, as far as pictures mind: it changes when somebody has built or is asked something else. */
export const askedOf = (view: NurembergView, choice: Choice<Action>): string =>
  `${view.turn} ${view.decision} ${choice.legal.length}`;
/** Whether places for one thing alone are looked for. */
export const seeks = (view: NurembergView, choice: Choice<Action>): boolean =>
  choice.legal.length > 0 && (draftOf(choice).building !== null || (view.decision ?? '').startsWith('place_'));

export const held = (view: NurembergView, thing: Thing): number => {
  const own = view.viewer === null ? undefined : view.players[view.viewer];
  return thing === 'gold' ? (own?.gold ?? 0) : (own?.cards?.[thing] ?? 0);
};
/** How many more or fewer of each thing the own hand would have, once that is known. */
export const changes = (view: NurembergView, after: NurembergView | null): Amounts =>
  after ? Object.fromEntries(things.map((thing) => [thing, held(after, thing) - held(view, thing)])) : {};
/** What the own hand lacks. */
export const lacking = (view: NurembergView, cost: Amounts): Record<string, number> =>
  some(Object.fromEntries(things.map((thing) => [thing, (cost[thing] ?? 0) - held(view, thing)])));
/** Whether a seat may have this, as far as can be counted. */
export function mayHave(view: NurembergView, seat: number, wants: Amounts): boolean {
  const { gold = 0, ...cards } = some(wants);
  const player = view.players[seat];
  const count = Object.values(cards).reduce((sum, one) => sum + one, 0);
  const most = view.memory[seat]?.most ?? {};
  return (
    player !== undefined &&
    gold <= player.gold &&
    count <= player.size &&
    Object.entries(cards).every(([kind, one]) => one <= (most[kind] ?? player.size))
  );
}
/** How many cards the viewer still owes the knight. */
export const losses = (view: NurembergView): number =>
  view.viewer === null
    ? 0
    : (view.discard?.owed[view.viewer] ?? 0) -
      Object.values(view.discard?.picked ?? {}).reduce((sum, count) => sum + count, 0);
/** What is said in advance to an offer: no to all of this turn, or to what cannot be paid. Who writes answers alone. */
export function foregone(view: NurembergView, choice: Choice<Action>): Action | null {
  const { proposal } = view;
  const draft = draftOf(choice);
  if (view.decision !== 'answer' || !proposal || draft.touched || choice.legal.length === 0) return null;
  const cannot = prefs.declines && !proposal.is_call && !choice.allows({ do: 'accept' });
  return cannot || draft.quiet === view.turn ? { do: 'decline' } : null;
}

/** How many of a thing the bank wants from a seat. */
export function rate(view: NurembergView, seat: number, thing: Thing): number {
  const marks = sites.filter((site) => view.workshops[site.id] === seat).map((site) => site.market);
  if (marks.includes(thing)) return bankRates.kind;
  return marks.includes('any') ? bankRates.market : bankRates.usual;
}

export interface Sale {
  good: Good;
  city: string;
  gold: number;
  toll: number;
  /** Who takes the toll. */
  holder: number | null;
  isDouble: boolean;
  action: Extract<Action, { do: 'sell' }>;
}
/** Every good with the city that buys it, as a seat would sell it now. */
export function sales(view: NurembergView, seat: number): Sale[] {
  return goods.flatMap((good) =>
    Object.entries(good.prices).map(([city, price]) => {
      const makers = sectors.filter((sector) => sector.use === good.id).map((sector) => sector.id);
      const isDouble = sites.some(
        (site) => view.workshops[site.id] === seat && site.sectors.some((id) => makers.includes(id)),
      );
      const road = roads.find((one) => one.city === city);
      const holder = view.roads.find((one) => one.id === road?.id)?.holder ?? null;
      const toll = holder === null || holder === seat ? 0 : (road?.toll ?? 0);
      return {
        good,
        city,
        gold: isDouble ? 2 * price : price,
        toll,
        holder: toll > 0 ? holder : null,
        isDouble,
        action: { do: 'sell', good: good.id, city },
      };
    }),
  );
}

/** A building somewhere where nothing stands yet, for the server to say why not. */
export function attemptAt(view: NurembergView, building: Building): Action {
  if (building === 'wall') return { do: 'wall' };
  if (building === 'tower') return { do: 'tower', tile: gaps.find((tile) => isOpenGap(view, tile)) ?? firstGap(view) };
  if (building === 'workshop')
    return { do: 'workshop', site: sites.find((site) => view.workshops[site.id] === undefined)?.id ?? 'W01' };
  const isMine = (id: string) =>
    view.roads.some((road) => road.id === id && road.stations.some((seat) => seat === view.viewer));
  if (building === 'station') {
    const road = roads.find(
      (one) => (view.roads.find(({ id }) => id === one.id)?.stations.length ?? 0) < one.points.length - 1,
    );
    return { do: 'station', road: road?.id ?? 'I' };
  }
  const isFree = (road: string, i: number) => view.settlements[`${road}-${i}`] === undefined;
  const crossings = roads
    .filter((road) => isMine(road.id))
    .flatMap((road) => road.points.slice(1).map((_, i) => ({ road: road.id, i: i + 1 })))
    .filter(({ road, i }) => isFree(road, i));
  const { road, i } =
    crossings.find((one) => isFree(one.road, one.i - 1) && isFree(one.road, one.i + 1)) ?? crossings[0] ?? start;
  return { do: 'settlement', crossing: `${road}-${i}` };
}
const start = { road: 'I', i: 1 };
const firstGap = (view: NurembergView): number => gaps.find((tile) => !view.towers.includes(tile)) ?? 1;

/** Next wall tile, or 0 when all stand. */
export const nextWall = (view: NurembergView): number => (view.walls < corners.length ? view.walls + 1 : 0);
/** Whether both walls beside a corner stand and no tower does. */
export const isOpenGap = (view: NurembergView, tile: number): boolean =>
  !view.towers.includes(tile) && view.walls >= Math.min(tile + 1, corners.length);
