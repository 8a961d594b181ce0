/** Tooltips name rules that exist, in three languages, and lie beside what they speak of. */
import { describe, expect, it } from 'vitest';
import { tips as loot } from '../src/games/loot/tips';
import { kinds } from '../src/games/nottingham/box';
import { tips as nottingham } from '../src/games/nottingham/tips';
import { tips as nuremberg } from '../src/games/nuremberg/tips';
import { characters } from '../src/games/sherwood/box';
import { tips as sherwood } from '../src/games/sherwood/tips';
import type { SherwoodView } from '../src/games/sherwood/types';
import { createTexts, languages } from '../src/lib/i18n';
import { ruleMessage } from '../src/lib/say';
import { keysOf, placed } from '../src/lib/tips';
import { sourceOf } from './catalogues';

const wagons = ['beer', 'gypsy', 'war', 'royal', 'sheriff', 'fair'];
const road = (name: string, is_special: boolean) =>
  ({ road: [{ front: { name, is_special } }] }) as unknown as SherwoodView;
const empty = { road: [] } as unknown as SherwoodView;
const tasks = ['seven_different', 'five_alike', 'four_pairs', 'three_pairs'];

const told: Record<string, (readonly string[])[]> = {
  loot: [
    'card:m5',
    'card:blue 3',
    'card:gold captain',
    'card:admiral',
    'berth:2',
    'fleet:1:blue',
    'trump:1:admiral',
    'pile',
    'discards',
    'prizes:0',
  ].map(loot),
  nottingham: [
    ...kinds.flatMap((kind) => [nottingham(`card:${kind}`, null), nottingham('revealed', kind)]),
    ...[
      ...tasks.map((task) => `task:${task}`),
      'ambush:red',
      'camp:1',
      'won:1',
      'offer:0',
      'pile',
      'discards',
      'ambushes',
    ].map((key) => nottingham(key, null)),
  ],
  sherwood: [
    ...wagons.map((kind) => sherwood('wagon:1', road(`${kind} wagon`, true))),
    sherwood('wagon:1', road('wagon 9', false)),
    ...characters.map((name) => sherwood(`merry:${name}`, empty)),
    ...[
      'token:red ring',
      'token:blue bracelet',
      'token:green necklace',
      'token:village coin',
      'hideout:1-2',
      'circle:1',
      'bridge:0-1',
      'prison',
      'leader:0',
      'bandits:0',
      'front:0',
      'tray',
      'chest:0',
      'deck',
      'supply',
      'score:1',
      'die:1-1',
      'attack:1:1',
    ].map((key) => sherwood(key, empty)),
  ],
  nuremberg: [
    'card:wood',
    'card:wool',
    'card:grain',
    'card:clay',
    'card:ore',
    'card:gold',
    'station:I',
    'site:I-3',
    'workshop:W01',
    'wall',
    'tower:3',
    'sell:compass',
    'hex:A1',
    'knight',
    'pile',
    'gold:0',
    'hand:0',
    'stack:ore',
    'bank',
    'points',
    'council:kleiner_rat',
  ].map(nuremberg),
};

describe.each(Object.entries(told))('%s', (game, rules) => {
  it('has a rule for every thing', () => expect(rules.filter((one) => one.length === 0)).toEqual([]));
  it.each(languages)('tells rules that exist in %s', (lang) => {
    const texts = createTexts(lang, [sourceOf(game, lang)]);
    expect(rules.flat().filter((rule) => !texts.has(ruleMessage(rule)))).toEqual([]);
  });
});

it('each of the Merry Men has a moment of their own', () => {
  expect(new Set(characters.map((name) => sherwood(`merry:${name}`, empty)[0])).size).toBe(characters.length);
});

describe('a tip', () => {
  const covers = (thing: { left: number; top: number; width: number; height: number }) => {
    const { x, y } = placed(thing, 300, 120, 360, 640);
    return x < thing.left + thing.width && x + 300 > thing.left && y < thing.top + thing.height && y + 120 > thing.top;
  };
  it('lies above, or below at the upper edge, never over its thing', () => {
    expect(placed({ left: 100, top: 300, width: 60, height: 80 }, 300, 120, 360, 640).y).toBe(170);
    expect(placed({ left: 100, top: 60, width: 60, height: 80 }, 300, 120, 360, 640).y).toBe(150);
    expect([10, 200, 540].map((top) => covers({ left: 20, top, width: 80, height: 90 }))).toEqual([
      false,
      false,
      false,
    ]);
  });
  it('stays on a phone’s screen', () =>
    expect(placed({ left: 340, top: 300, width: 20, height: 20 }, 300, 120, 360, 640).x).toBe(52));
  it('knows a thing by its marks, the own one first', () => {
    expect(keysOf({ anchor: 'berth:1', card: 'm5', target: 'berth:1', tip: 'ship' })).toEqual([
      'ship',
      'berth:1',
      'card:m5',
      'berth:1',
    ]);
  });
});
