/** The browser says everything exactly as brigand.text does: fixtures/said-*.json, made by `python -m tests.regenerate`. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTexts, languages, lookUp, type Language } from '../src/lib/i18n';
import { Speaker, type Catalogue, type Fields, type Words } from '../src/lib/say';
import { sourceOf } from './catalogues';

type Said = Record<Language, string> & { id: string; words?: Words; fields?: Fields };
interface Fixture {
  game: string;
  names: string[];
  sides: string[];
  said: Said[];
}

const folder = new URL('fixtures/', import.meta.url);
const fixtures = readdirSync(folder)
  .filter((name) => name.startsWith('said-'))
  .map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Fixture);

function catalogue(lang: Language, game: string): Catalogue {
  const texts = createTexts(
    lang,
    [...new Set(['app', game])].map((name) => sourceOf(name, lang)),
  );
  return { has: (key) => texts.has(key), say: (key, words) => lookUp([texts], key, words) };
}

describe.each(fixtures.map((fixture) => [fixture.game, fixture] as const))('%s', (game, { names, sides, said }) => {
  it.each(languages)('is told in %s as the server tells it', (lang) => {
    const texts = catalogue(lang, game);
    const speaker = new Speaker(texts, game, names, sides);
    expect(said.length).toBeGreaterThan(20);
    for (const one of said)
      expect(one.fields ? speaker.told(one.id, one.fields) : texts.say(one.id, one.words), one.id).toBe(one[lang]);
  });
});

describe('words', () => {
  const speaker = new Speaker(catalogue('en', 'loot'), 'loot', ['Ann', 'Bob']);

  it('counts lists and leaves nested ones out', () => {
    expect(speaker.inWords({ discarded: ['blue 1', 'admiral'], hands: [['m2'], null] })).toEqual({
      discarded: 'blue pirate ship (1 skull), admiral',
      discarded_count: 2,
      hands: '',
      hands_count: 2,
    });
  });
  it('counts equal pieces that have words for it', () => {
    const trader = new Speaker(catalogue('it', 'nuremberg'), 'nuremberg', ['Ann']);
    expect(trader.inWords({ cards: ['ore', 'wood', 'ore'] })).toEqual({
      cards: '2 carte pietra e 1 carta legno',
      cards_count: 3,
    });
    expect(trader.several('gold', 1)).toBe('1 gettone oro');
    expect(trader.several('no such piece', 2)).toBe('2 × no such piece');
  });
  it('names a side in every game, also where nobody plays in teams', () => {
    const trader = new Speaker(catalogue('en', 'nuremberg'), 'nuremberg', ['Ann', 'Bob']);
    expect([trader.side(1), speaker.side(0)]).toEqual(['Bob', 'Ann']);
    expect(new Speaker(catalogue('en', 'loot'), 'loot', ['Ann', 'Bob'], ['Team A']).side(0)).toBe('Team A');
  });
  it('keeps a sign', () => {
    const bandit = new Speaker(catalogue('en', 'sherwood'), 'sherwood', ['Ann']);
    expect(bandit.action({ do: 'put_token', change: 2 })).toBe('Token +2');
    expect(bandit.action({ do: 'put_token', change: -2 })).toBe('Token −2');
    expect(bandit.action({ do: 'put_token', change: 0 })).toBe('No token');
  });
  it('tells seats from numbers, and yes from no', () => {
    expect(speaker.inWords({ seat: 1, gold: 1, owner: 7, teams: true })).toEqual({
      seat: 'Bob',
      gold: 1,
      owner: '8',
      teams: 'yes',
    });
  });
  it('has short names', () => {
    expect(speaker.piece('green 3', 'short')).toBe('green 3');
    expect(speaker.piece('no such piece')).toBe('no such piece');
  });
});
