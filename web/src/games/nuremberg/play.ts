/** What can be done here and now, and what it would cost or bring. */
import type { Action } from '$lib/board';
import type { Choice } from '$lib/choice.svelte';
import { bankRates, corners, costs, freeClayCost, goods, roads, sectors, sites, type Good, type Thing } from './map';
import type { NurembergView } from './types';

const same = (a: Action, b: Action | null): boolean => b !== null && Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value);

export const may = (choice: Choice, action: Action): boolean => choice.legal.some((other) => same(action, other));
export const isReady = (choice: Choice, action: Action): boolean => same(action, choice.ready);
/** A place that glows: legal, and nothing else is being chosen. */
export const glows = (choice: Choice, action: Action): boolean => choice.ready === null && may(choice, action);

export type Amounts = Partial<Record<string, number>>;
export const held = (view: NurembergView, thing: Thing): number => {
  const own = view.viewer === null ? undefined : view.players[view.viewer];
  return thing === 'gold' ? (own?.gold ?? 0) : (own?.cards?.[thing] ?? 0);
};
/** Only what there is something of. */
export const some = (amounts: Amounts): Record<string, number> =>
  Object.fromEntries(Object.entries(amounts).filter((entry): entry is [string, number] => (entry[1] ?? 0) > 0));

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
  action: Action;
}
/** Every good with the city that buys it, as a seat would sell it now. */
export function sales(view: NurembergView, seat: number): Sale[] {
  return goods.flatMap((good) =>
    Object.entries(good.prices).map(([city, price]) => {
      const makers = sectors.filter((sector) => sector.use === good.id).map((sector) => sector.id);
      const isDouble = sites.some((site) => view.workshops[site.id] === seat && site.sectors.some((id) => makers.includes(id)));
      const road = roads.find((one) => one.city === city);
      const holder = view.roads.find((one) => one.id === road?.id)?.holder ?? null;
      const toll = holder === null || holder === seat ? 0 : (road?.toll ?? 0);
      return { good, city, gold: isDouble ? 2 * price : price, toll, holder: toll > 0 ? holder : null, isDouble, action: { do: 'sell', good: good.id, city } };
    }),
  );
}

/** What the player on turn gives and gets by closing the trade with somebody: the offer, or the counter-offer turned round. */
function deal(view: NurembergView, target: unknown): { give: Amounts; get: Amounts } {
  const answer = view.proposal?.answers.find((one) => one.seat === target);
  if (answer?.answer === 'counter') return { give: answer.want, get: answer.give };
  return { give: view.proposal?.give ?? {}, get: view.proposal?.want ?? {} };
}

/** What an action takes from the own hand. */
export function costOf(view: NurembergView, action: Action | null): Amounts {
  if (action === null || view.viewer === null || view.decision?.startsWith('place_')) return {};
  if (action.do === 'wall' && view.decision === 'free_clay') return freeClayCost;
  if (action.do === 'sell') return goods.find((good) => good.id === action.good)?.recipe ?? {};
  if (action.do === 'take') return deal(view, action.target).give;
  if (action.do === 'exchange') return { [String(action.give)]: rate(view, view.viewer, action.give as Thing) };
  return action.do in costs ? costs[action.do as keyof typeof costs] : {};
}

/** What an action brings to the own hand; a sale less its toll. */
export function gainOf(view: NurembergView, action: Action | null): Amounts {
  if (action === null || view.viewer === null) return {};
  if (action.do === 'take') return deal(view, action.target).get;
  if (action.do === 'exchange') return { [String(action.take)]: 1 };
  const sale = sales(view, view.viewer).find((one) => one.action.good === action.good && one.city === action.city);
  return action.do === 'sell' && sale ? { gold: sale.gold - sale.toll } : {};
}

/** Next wall tile, or 0 when all stand. */
export const nextWall = (view: NurembergView): number => (view.walls < corners.length ? view.walls + 1 : 0);
/** Whether both walls beside a corner stand and no tower does. */
export const isOpenGap = (view: NurembergView, tile: number): boolean =>
  !view.towers.includes(tile) && view.walls >= Math.min(tile + 1, corners.length);
