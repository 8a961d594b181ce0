/** How the battles lie on the table seen from one seat, and what a preview adds to them. */
import type { Round } from '$lib/board';
import { faceOf } from './cards';
import type { Action, BattleView, FleetView, LootView, TrumpView } from './types';

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

/** All battles as they are to be drawn; after the action that is ready to be confirmed, once that is known. */
export function scenes(view: LootView, round: Round, ready: Action | null, after: LootView | null): Scene[] {
  const berth = ready !== null && 'berth' in ready ? ready.berth : null;
  const card = ready !== null && 'berth' in ready ? ready.card : null;
  const list = view.sea.map((battle) => {
    const next = battle.berth === berth ? after?.sea.find((other) => other.berth === berth) : undefined;
    return scene(next ?? battle, round, next ? card : null, false);
  });
  const isNew = (battle: BattleView) => !view.sea.some((other) => other.berth === battle.berth);
  return [...list, ...(after?.sea ?? []).filter(isNew).map((battle) => scene(battle, round, null, true))];
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
