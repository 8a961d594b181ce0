/** Sherwood's board: sums, previews, and the account told combination by combination. */
import { describe, expect, it } from 'vitest';
import { combinations } from '../src/games/sherwood/account';
import { reach, verdictOf } from '../src/games/sherwood/gangs';
import { phaseOf, verbOf } from '../src/games/sherwood/play';
import { preview, without } from '../src/games/sherwood/preview';
import type { DieView, HideoutView, ScoreView, SherwoodView, StretchView } from '../src/games/sherwood/types';

const free: HideoutView = { gang: null, is_lying: false, mover: null };
const bandit = (gang: number): HideoutView => ({ gang, is_lying: false, mover: null });
const die = (gang: number, face: number, hideout: number, is_marked = false): DieView => ({ gang, face, hideout, is_marked });
const road = (hideouts: HideoutView[], dice: DieView[] = []): StretchView => ({ hideouts, dice, change: 0 }) as unknown as StretchView;
const view = (one: StretchView, bridge: number[][] = [[], []]): SherwoodView =>
  ({ viewer: 0, stretch: 1, road: [one, road([free, bandit(1), free, free])], village: [null, 1, null], gangs: bridge.map((faces) => ({ bridge: faces })) }) as unknown as SherwoodView;

describe('sums', () => {
  it('stop at the die that reaches the defence', () => {
    expect(reach([die(0, 4, 1), die(1, 5, 2), die(0, 6, 3)], 9)).toEqual({ sum: 9, counted: 2 });
  });
  it('count a shared space as one die', () => {
    expect(reach([die(0, 4, 1), die(1, 5, 1), die(0, 6, 2)], 4)).toEqual({ sum: 9, counted: 2 });
  });
  it('meet the sheriff: below 5 a reward, above 10 an arrest', () => {
    expect([4, 5, 10, 11].map(verdictOf)).toEqual(['reward', 'free', 'free', 'arrest']);
  });
});

describe('a preview', () => {
  it('hides a bandit', () => {
    const shown = preview(view(road([free, free, free, free])), { do: 'hide', stretch: 1, hideout: 2 });
    expect(shown.view.road[0]?.hideouts[1]?.gang).toBe(0);
    expect([...shown.ghosts]).toEqual(['hideout:1:2']);
  });
  it('swaps two bandits; the own one lies', () => {
    const shown = preview(view(road([free, bandit(0), free, free])), { do: 'infiltrate', stretch: 1, hideout: 2, other: 2 });
    expect(shown.view.road[0]?.hideouts[1]).toEqual(bandit(1));
    expect(shown.view.road[1]?.hideouts[1]).toEqual({ gang: 0, is_lying: true, mover: null });
  });
  it('shoves to the left', () => {
    const shown = preview(view(road([bandit(1), bandit(0), free, free])), { do: 'shove', stretch: 1, hideout: 2, to: 'left' });
    expect(shown.view.road[0]?.hideouts.map((one) => one.gang)).toEqual([0, 1, null, null]);
  });
  it('turns the unmarked dice on the left', () => {
    const dice = [die(0, 1, 1), die(1, 2, 2, true), die(0, 6, 3)];
    const shown = preview(view(road([free, free, free, free], dice)), { do: 'over_there', stretch: 1, die: 3 });
    expect(shown.view.road[0]?.dice.map((one) => one.face)).toEqual([6, 2, 6]);
  });
  it('keeps a die between 1 and 6', () => {
    const shown = preview(view(road([free, free, free, free], [die(0, 5, 1)])), { do: 'heads_down', stretch: 1, die: 1, change: 2 });
    expect(shown.view.road[0]?.dice[0]?.face).toBe(6);
  });
  it('takes the lowest dice off the bridge', () => {
    const start = view(road([free, free, free, free]), [[5, 2, 4], []]);
    expect(preview(start, { do: 'bail_one', token: 'coin' }).view.gangs[0]?.bridge).toEqual([5, 4]);
    expect(preview(start, { do: 'bail_three' }).view.gangs[0]?.bridge).toEqual([5]);
    expect(without([3, 3, 1], 3)).toEqual([3, 1]);
  });
});

describe('the account', () => {
  const score = (fields: Partial<ScoreView>): ScoreView =>
    ({ track: 0, majorities: {}, three_rings: 0, sets: 0, two_bracelets: 0, necklaces: 0, coins: 0, combinations: 0, total: 0, tokens: 0, roll: 0, ...fields }) as ScoreView;
  it('tells every combination once, and the rest as coins', () => {
    const tokens = ['red ring', 'red ring', 'red ring', 'blue ring', 'blue bracelet', 'blue necklace', 'green necklace', 'coin', 'coin', 'village coin'];
    const told = combinations(tokens, score({ three_rings: 1, sets: 1, necklaces: 1, combinations: 12 }));
    expect(told.map((one) => [one.text.replace('sherwood-account-', ''), one.amount, one.pieces.length])).toEqual([
      ['rings', 6, 3],
      ['set', 4, 3],
      ['necklaces', 1, 1],
      ['coins', 1, 3],
    ]);
    expect(told.flatMap((one) => one.pieces).sort()).toEqual([...tokens].sort());
  });
});

describe('the round', () => {
  it('has three phases', () => {
    expect(['place', 'john', 'robin', 'draft', 'tuck', 'reward'].map(phaseOf)).toEqual([0, 0, 1, 1, 2, 2]);
  });
  it('knows which action asks for an effect', () => {
    expect(['infiltrator', 'squeeze', 'barter'].map(verbOf)).toEqual(['infiltrate', 'squeeze_in', 'barter']);
  });
});
