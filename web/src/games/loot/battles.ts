/** How the battles lie on the table seen from one seat, and what a preview adds to them. */
import type { Action, Round } from '$lib/board';
import { faceOf } from './cards';
import type { BattleView, FleetView, LootView, TrumpView } from './types';

export type Side = 'south' | 'west' | 'north' | 'east';

/** A fleet with its place around the merchant and the captains on it. */
export interface Squadron extends FleetView {
  place: Side;
  captains: TrumpView[];
  /** The latest captain or admiral is here: nothing else counts. */
  commands: boolean;
  leads: boolean;
  /** The ship at the end is only being considered. */
  ghost: boolean;
}

export interface Scene {
  battle: BattleView;
  squadrons: Squadron[];
  admirals: TrumpView[];
  admiralGhost: boolean;
  isTied: boolean;
  isNew: boolean;
}

/** Sides clockwise from the viewer: own fleets lie south, the others west, north, east in the order of their panels. */
export function placeOf(side: number, round: Pick<Round, 'order' | 'sides' | 'me'>): Side {
  const sides = [...new Set(round.order.map((seat) => round.sides[seat] ?? seat))];
  const step = sides.indexOf(side);
  const others = sides.length - 1;
  if (step <= 0) return 'south';
  if (others === 1) return 'north';
  if (others === 2) return step === 1 ? 'west' : 'east';
  if (step === 1) return 'west';
  return step === others ? 'east' : 'north';
}

const latest = (battle: BattleView): TrumpView | undefined => battle.trumps.at(-1);

/** Who would take the ship, told again for a battle that is only considered. */
export function leaderOf(battle: BattleView): number | null {
  const trump = latest(battle);
  if (trump) return trump.side;
  if (battle.fleets.length === 0) return battle.side;
  const most = Math.max(...battle.fleets.map((fleet) => fleet.skulls));
  const strongest = battle.fleets.filter((fleet) => fleet.skulls === most);
  return strongest.length === 1 ? (strongest[0] as FleetView).side : null;
}

/** The battle as it would be after an action of `seat`. */
export function withAction(battle: BattleView, action: Action, seat: number, side: number): BattleView {
  const card = String(action.card);
  const next = { ...battle, fleets: battle.fleets.map((fleet) => ({ ...fleet, ships: [...fleet.ships] })), trumps: [...battle.trumps] };
  const face = faceOf(card);
  if (face.kind === 'pirate') {
    const fleet = next.fleets.find((one) => one.color === face.fleet);
    if (fleet) {
      fleet.ships.push(card);
      fleet.skulls += face.skulls;
    } else next.fleets.push({ side, color: face.fleet, ships: [card], skulls: face.skulls });
  } else next.trumps.push({ seat, side, card });
  return { ...next, leader: leaderOf(next) };
}

function squadron(fleet: FleetView, battle: BattleView, round: Round, ghost: string | null): Squadron {
  const captains = battle.trumps.filter((trump) => trump.card === `${fleet.color} captain`);
  return {
    ...fleet,
    place: placeOf(fleet.side, round),
    captains,
    commands: captains.some((trump) => trump === latest(battle)),
    leads: battle.leader === fleet.side,
    ghost: ghost !== null && faceOf(ghost).kind === 'pirate' && ghost.startsWith(`${fleet.color} `),
  };
}

/** All battles as they are to be drawn, with the action that is ready to be confirmed. */
export function scenes(view: LootView, round: Round, ready: Action | null): Scene[] {
  const me = view.viewer ?? -1;
  const side = view.sides[me] ?? me;
  const list = view.sea.map((battle) => {
    const here = ready !== null && ready.berth === battle.berth;
    const ghost = here ? String(ready.card) : null;
    const shown = here ? withAction(battle, ready, me, side) : battle;
    return scene(shown, round, ghost, false);
  });
  if (ready?.do === 'launch') list.push(scene(launched(String(ready.card), me, side), round, null, true));
  return list;
}

function scene(battle: BattleView, round: Round, ghost: string | null, isNew: boolean): Scene {
  return {
    battle,
    squadrons: battle.fleets.map((fleet) => squadron(fleet, battle, round, ghost)),
    admirals: battle.trumps.filter((trump) => trump.card === 'admiral'),
    admiralGhost: ghost === 'admiral',
    isTied: battle.leader === null,
    isNew,
  };
}

const launched = (merchant: string, owner: number, side: number): BattleView => ({
  berth: 0,
  merchant,
  gold: Number(merchant.slice(1)),
  owner,
  side,
  fleets: [],
  trumps: [],
  leader: side,
});
