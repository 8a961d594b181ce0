/** Sherwood's board: previews, and the account told combination by combination. */
import { describe, expect, it } from 'vitest';
import { combinations } from '../src/games/sherwood/account';
import { attempt, parts, phaseOf, pickWagon, verbOf, wagonChosen, wagonInvites } from '../src/games/sherwood/play';
import { preview } from '../src/games/sherwood/preview';
import type { Action, DieView, HideoutView, ScoreView, SherwoodView, StretchView } from '../src/games/sherwood/types';
import { Choice } from '../src/lib/choice.svelte';

const free: HideoutView = { gang: null, is_lying: false, mover: null };
const bandit = (gang: number): HideoutView => ({ gang, is_lying: false, mover: null });
const die = (gang: number, face: number, hideout: number, is_marked = false): DieView => ({
  gang,
  face,
  hideout,
  is_marked,
});
const road = (hideouts: HideoutView[], dice: DieView[] = []): StretchView =>
  ({ hideouts, dice, change: 0 }) as unknown as StretchView;
const view = (one: StretchView, bridge: number[][] = [[], []]): SherwoodView =>
  ({
    viewer: 0,
    stretch: 1,
    road: [one, road([free, bandit(1), free, free])],
    village: [null, 1, null],
    gangs: bridge.map((faces) => ({ bridge: faces })),
  }) as unknown as SherwoodView;

describe('a preview', () => {
  const now = view(road([free, bandit(0), free, free], [die(0, 1, 1)]), [[2, 5], []]);
  it('is the table itself until the engine has told', () => {
    expect(preview(now, null)).toEqual({ view: now, ghosts: new Set() });
  });
  it('marks every place that would differ', () => {
    const after = view(road([free, free, free, free], [die(0, 2, 1), die(0, 3, 2)]), [[5], []]);
    after.village = [0, 1, null];
    expect([...preview(now, after).ghosts]).toEqual(['hideout:1:2', 'die:1:1', 'die:1:2', 'circle:1', 'bridge:0']);
    expect(preview(now, after).view).toBe(after);
  });
});

describe('the account', () => {
  const score = (fields: Partial<ScoreView>): ScoreView =>
    ({
      track: 0,
      majorities: {},
      three_rings: 0,
      sets: 0,
      two_bracelets: 0,
      necklaces: 0,
      coins: 0,
      combinations: 0,
      total: 0,
      tokens: 0,
      roll: 0,
      ...fields,
    }) as ScoreView;
  it('tells every combination once, and the rest as coins', () => {
    const tokens = [
      'red ring',
      'red ring',
      'red ring',
      'blue ring',
      'blue bracelet',
      'blue necklace',
      'green necklace',
      'coin',
      'coin',
      'village coin',
    ];
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

describe('a tip-off', () => {
  const sent: Action[] = [];
  const pairs: Action[] = [
    { do: 'tip_off', first: 1, second: 2 },
    { do: 'tip_off', first: 1, second: 4 },
    { do: 'tip_off', first: 2, second: 4 },
  ];
  function asked(): Choice<Action> {
    sent.length = 0;
    const choice = new Choice<Action>({
      parts,
      attempt: (picked) => attempt(view(road([free, free, free, free])), picked),
      atOnce: () => false,
      isCareful: () => false,
      send: (action) => sent.push(action),
    });
    choice.ask([{ do: 'hide', stretch: 1, hideout: 1 }, ...pairs]);
    choice.begin({ do: 'tip_off' });
    return choice;
  }
  const wagons = [1, 2, 3, 4];

  it('takes two wagons in any order', () => {
    const choice = asked();
    expect(wagons.filter((wagon) => wagonInvites(choice, wagon))).toEqual([1, 2, 4]);
    pickWagon(choice, 4);
    expect(choice.ready).toBeNull();
    expect(wagons.filter((wagon) => wagonInvites(choice, wagon))).toEqual([1, 2]);
    pickWagon(choice, 2);
    expect(choice.ready).toEqual(pairs[2]);
    expect(wagons.filter((wagon) => wagonChosen(choice, wagon))).toEqual([2, 4]);
  });
  it('is confirmed by a second click on either of them', () => {
    const choice = asked();
    for (const wagon of [1, 2, 1]) pickWagon(choice, wagon);
    expect(sent).toEqual([pairs[0]]);
  });
  it('begins anew with a third wagon', () => {
    const choice = asked();
    for (const wagon of [1, 2, 4]) pickWagon(choice, wagon);
    expect([choice.ready, choice.picked]).toEqual([null, { do: 'tip_off', wagons: [4] }]);
  });
  it('lets go of a wagon that is clicked twice', () => {
    const choice = asked();
    for (const wagon of [1, 1]) pickWagon(choice, wagon);
    expect(choice.picked).toEqual({ do: 'tip_off' });
  });
});
