/** Every game of the list has a face and the words of its cover; no other game has any. */
import { describe, expect, it } from 'vitest';
import { covers } from '../src/games/texts';
import { createTexts, languages } from '../src/lib/i18n';
import { games, isListed, listed, loadKit } from '../src/lib/games';

const of = (file: string): string => covers[`./covers/${file}.ftl`] ?? '';

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, { seats, minutes, motif }) => {
  it('can be shown before it is loaded', () => {
    expect(listed(id).id).toBe(id);
    expect(motif).toMatch(/^M/);
    expect(seats.length).toBeGreaterThan(0);
    expect(minutes).toBeGreaterThan(0);
  });
  it.each(languages)('has the words of its cover in %s', (lang) => {
    const texts = createTexts(lang, [of(lang)]);
    for (const what of ['name', 'weight', 'tagline']) expect(texts.has(`${id}-${what}`), what).toBe(true);
  });
});

describe('a game that is not listed', () => {
  it('is no other game: asking for it fails by its name', async () => {
    expect(isListed('chess')).toBe(false);
    expect(() => listed('chess')).toThrow('no game chess');
    await expect(loadKit('chess')).rejects.toThrow('no game chess');
  });
});
