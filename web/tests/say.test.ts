/** The browser says every event and refusal exactly as brigand.text does (tests/fixtures/loot-said.json). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createTexts, languages, lookUp, type Language } from '../src/lib/i18n';
import { Speaker, type Catalogue } from '../src/lib/say';

interface Said {
  said: Record<Language, string>;
}
interface Fixture {
  names: string[];
  sides: string[];
  events: (Said & { event: Record<string, unknown> })[];
  refusals: (Said & { rule: string; details: Record<string, unknown> })[];
}

const fixture = JSON.parse(readFileSync(new URL('fixtures/loot-said.json', import.meta.url), 'utf8')) as Fixture;
const source = (path: string) => readFileSync(new URL(`../../src/brigand/${path}`, import.meta.url), 'utf8');

function catalogue(lang: Language): Catalogue {
  const texts = createTexts(lang, [source(`texts/${lang}.ftl`), source(`games/loot/texts/${lang}.ftl`)]);
  return { has: (key) => texts.has(key), say: (key, words) => lookUp([texts], key, words) };
}

describe.each(languages)('in %s', (lang) => {
  const speaker = new Speaker(catalogue(lang), 'loot', fixture.names, fixture.sides);

  it.each(fixture.events.map((one) => [String(one.event.event), one] as const))('says %s as the server does', (_, one) => {
    expect(speaker.event(one.event)).toBe(one.said[lang]);
  });
  it.each(fixture.refusals.map((one) => [one.rule, one] as const))('refuses with %s as the server does', (_, one) => {
    expect(speaker.refusal(one.rule, one.details)).toBe(one.said[lang]);
  });
});

describe('words', () => {
  const speaker = new Speaker(catalogue('en'), 'loot', ['Ann', 'Bob']);

  it('counts lists and leaves nested ones out', () => {
    expect(speaker.inWords({ discarded: ['blue 1', 'admiral'], hands: [['m2'], null] })).toEqual({
      discarded: 'blue pirate ship (1 skull), admiral',
      discarded_count: 2,
      hands: '',
      hands_count: 2,
    });
  });
  it('tells seats from numbers, and yes from no', () => {
    expect(speaker.inWords({ seat: 1, gold: 1, owner: 7, teams: true })).toEqual({ seat: 'Bob', gold: 1, owner: '8', teams: 'yes' });
  });
  it('has short names', () => {
    expect(speaker.piece('green 3', 'short')).toBe('green 3');
    expect(speaker.piece('no such piece')).toBe('no such piece');
  });
});
