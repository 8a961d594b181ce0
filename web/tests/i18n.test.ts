import { describe, expect, it } from 'vitest';
import { catalogue, createTexts, lookUp, preferredLanguage } from '$lib/i18n';

const en = createTexts('en', [
  `
loot-turn = { $name }, choose a ship to attack.
loot-gold = { $count ->
    [one] one coin
   *[other] { $count } coins
}
loot-draw-pile_empty =
    .refusal = The draw pile is empty: play or discard a card.
only-english = Only here
`,
]);
const de = createTexts('de', ['loot-turn = { $name }, wähle ein Schiff.\n', 'game-word = Zweiter Katalog\n']);

describe('texts', () => {
  it('fills in names without isolation marks', () => {
    expect(en.find('loot-turn', { name: 'Anna' })).toBe('Anna, choose a ship to attack.');
  });

  it('counts', () => {
    expect(en.find('loot-gold', { count: 1 })).toBe('one coin');
    expect(en.find('loot-gold', { count: 7 })).toBe('7 coins');
  });

  it('reads an attribute after the dot', () => {
    expect(en.find('loot-draw-pile_empty.refusal')).toContain('draw pile is empty');
    expect(en.find('loot-draw-pile_empty')).toBeUndefined();
    expect(en.find('loot-draw-pile_empty.nothing')).toBeUndefined();
  });

  it('reads several catalogues', () => {
    expect(de.find('game-word')).toBe('Zweiter Katalog');
  });

  it('falls back to English, then shows the key', () => {
    expect(lookUp([de, en], 'loot-turn', { name: 'Jörg' })).toBe('Jörg, wähle ein Schiff.');
    expect(lookUp([de, en], 'only-english')).toBe('Only here');
    expect(lookUp([de, en], 'no-such-text')).toBe('⟦no-such-text⟧');
  });
});

describe('language and catalogues', () => {
  it('prefers the stored language, then the browser, then English', () => {
    expect(preferredLanguage('it', ['de-AT'])).toBe('it');
    expect(preferredLanguage(null, ['fr-FR', 'de-AT'])).toBe('de');
    expect(preferredLanguage('xx', ['fr'])).toBe('en');
  });

  it('finds the app and each game in its own folder', async () => {
    const file = (text: string) => () => Promise.resolve(text);
    const files = {
      '../../../src/brigand/texts/de.ftl': file('app'),
      './covers/de.ftl': file('covers'),
      '../../../src/brigand/games/loot/texts/de.ftl': file('loot'),
      '../../../examples/briscola/texts/de.ftl': file('briscola'),
    };
    expect(await catalogue('app', 'de', files)?.()).toBe('app');
    expect(await catalogue('loot', 'de', files)?.()).toBe('loot');
    expect(await catalogue('covers', 'de', files)?.()).toBe('covers');
    expect(await catalogue('briscola', 'de', files)?.()).toBe('briscola');
    expect(catalogue('sherwood', 'de', files)).toBeUndefined();
  });
});
