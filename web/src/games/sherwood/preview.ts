/** The table as it would be after the action that is ready to be confirmed. Ghosts are drawn paler. */
import type { Action } from '$lib/board';
import { shovedTo } from './play';
import type { HideoutView, SherwoodView, StretchView } from './types';

export interface Preview {
  view: SherwoodView;
  /** Places that differ: `hideout:1:2`, `circle:1`, `die:1:2`, `bridge:0`, `change:1`. */
  ghosts: Set<string>;
}

const free: HideoutView = { gang: null, is_lying: false, mover: null };

function road(view: SherwoodView, stretch: number, change: (one: StretchView) => StretchView): SherwoodView {
  return { ...view, road: view.road.map((one, i) => (i + 1 === stretch ? change(one) : one)) };
}
const hideout = (view: SherwoodView, stretch: number, place: number, value: HideoutView): SherwoodView =>
  road(view, stretch, (one) => ({ ...one, hideouts: one.hideouts.map((old, i) => (i + 1 === place ? value : old)) }));
const circle = (view: SherwoodView, place: number, gang: number): SherwoodView => ({
  ...view,
  village: view.village.map((old, i) => (i + 1 === place ? gang : old)),
});
const at = (view: SherwoodView, stretch: number, place: number): HideoutView => view.road[stretch - 1]?.hideouts[place - 1] ?? free;
const die = (view: SherwoodView, stretch: number, place: number, face: (old: number) => number): SherwoodView =>
  road(view, stretch, (one) => ({ ...one, dice: one.dice.map((old, i) => (i + 1 === place ? { ...old, face: face(old.face) } : old)) }));
const column = (view: SherwoodView, gang: number, change: (faces: number[]) => number[]): SherwoodView => ({
  ...view,
  gangs: view.gangs.map((one, i) => (i === gang ? { ...one, bridge: change(one.bridge) } : one)),
});

/** Without the first die of this face. */
export const without = (faces: number[], face: number): number[] => {
  const i = faces.indexOf(face);
  return i < 0 ? faces : [...faces.slice(0, i), ...faces.slice(i + 1)];
};
const lowest = (faces: number[], count: number): number[] =>
  [...faces].sort((a, b) => a - b).slice(0, count).reduce(without, faces);
const kept = (value: number): number => Math.min(6, Math.max(1, value));

/** Dice turned by Look over there (left of the chosen one) or here (right of it). */
function turned(view: SherwoodView, action: Action): Preview {
  const stretch = Number(action.stretch);
  const dice = view.road[stretch - 1]?.dice ?? [];
  const chosen = dice[Number(action.die) - 1];
  if (!chosen) return { view, ghosts: new Set() };
  const side = action.do === 'over_there' ? -1 : 1;
  const turns = dice.map((one) => !one.is_marked && (one.hideout - chosen.hideout) * side > 0);
  const next = road(view, stretch, (one) => ({ ...one, dice: one.dice.map((old, i) => (turns[i] ? { ...old, face: chosen.face, is_marked: true } : old)) }));
  return { view: next, ghosts: new Set(turns.flatMap((is, i) => (is ? [`die:${stretch}:${i + 1}`] : []))) };
}

function moved(view: SherwoodView, action: Action, me: number): Preview | null {
  const [stretch, place] = [Number(action.stretch), Number(action.hideout)];
  const mine = { gang: me, is_lying: true, mover: null };
  const here = `hideout:${stretch}:${place}`;
  switch (action.do) {
    case 'infiltrate': {
      const other = Number(action.other);
      const next = hideout(hideout(view, stretch, place, at(view, other, place)), other, place, mine);
      return { view: next, ghosts: new Set([here, `hideout:${other}:${place}`]) };
    }
    case 'shove': {
      const to = shovedTo(action);
      const next = hideout(hideout(view, stretch, place, at(view, stretch, to)), stretch, to, mine);
      return { view: next, ghosts: new Set([here, `hideout:${stretch}:${to}`]) };
    }
    case 'squeeze_in': {
      const left = at(view, stretch, place - 1);
      const next = hideout(hideout(view, stretch, place, free), stretch, place - 1, { ...left, mover: me });
      return { view: next, ghosts: new Set([here, `hideout:${stretch}:${place - 1}`]) };
    }
    case 'quick_job': {
      const next = circle(hideout(view, stretch, place, free), Number(action.circle), me);
      return { view: next, ghosts: new Set([here, `circle:${String(action.circle)}`]) };
    }
  }
  return null;
}

export function preview(view: SherwoodView, action: Action | null): Preview {
  const me = view.viewer;
  if (!action || me === null) return { view, ghosts: new Set() };
  const stretch = Number(action.stretch ?? view.stretch ?? 0);
  const place = Number(action.die);
  switch (action.do) {
    case 'hide':
      return { view: hideout(view, stretch, Number(action.hideout), { gang: me, is_lying: false, mover: null }), ghosts: new Set([`hideout:${stretch}:${String(action.hideout)}`]) };
    case 'pick_pockets':
      return { view: circle(view, Number(action.circle), me), ghosts: new Set([`circle:${String(action.circle)}`]) };
    case 'put_token':
      return { view: road(view, stretch, (one) => ({ ...one, change: Number(action.change) })), ghosts: new Set([`change:${stretch}`]) };
    case 'heads_down':
      return { view: die(view, stretch, place, (old) => kept(old + Number(action.change))), ghosts: new Set([`die:${stretch}:${place}`]) };
    case 'over_there':
    case 'over_here':
      return turned(view, action);
    case 'cheer_up':
      return { view: column(view, me, (faces) => without(faces, Number(action.face))), ghosts: new Set([`bridge:${me}`]) };
    case 'raise': {
      const [gang, face] = [Number(action.target), Number(action.face)];
      return { view: column(view, gang, (faces) => [...without(faces, face), kept(face + 2)]), ghosts: new Set([`bridge:${gang}`]) };
    }
    case 'bail_one':
    case 'bail_three':
      return { view: column(view, me, (faces) => lowest(faces, action.do === 'bail_one' ? 1 : 2)), ghosts: new Set([`bridge:${me}`]) };
    default:
      return moved(view, action, me) ?? { view, ghosts: new Set() };
  }
}
