/** First steps: every sentence points at something. */
import { describe, expect, it } from 'vitest';
import { createTexts } from '../src/lib/i18n';
import type { Step } from '../src/lib/rules/steps';
import { sourceOf } from './catalogues';

const files = import.meta.glob<Step[]>('../src/games/*/steps.ts', { import: 'steps', eager: true });
const games = Object.entries(files).map(([path, steps]) => [path.split('/').at(-2) ?? '', steps] as const);

describe.each(games)('%s', (game, steps) => {
  it('points at something with every sentence', () => {
    const texts = createTexts('en', [sourceOf(game, 'en')]);
    const told = Array.from({ length: 20 }, (_, i) => `${game}-tutorial-${i + 1}`).filter((id) => texts.has(id));
    expect(steps).toHaveLength(told.length);
    expect(steps.every((step) => step.at.length > 0)).toBe(true);
  });
});
