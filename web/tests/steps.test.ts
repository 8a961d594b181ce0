/** First steps: every sentence points at something. */
import { describe, expect, it } from 'vitest';
import { steps as loot } from '../src/games/loot/steps';
import { steps as nottingham } from '../src/games/nottingham/steps';
import { steps as nuremberg } from '../src/games/nuremberg/steps';
import { steps as sherwood } from '../src/games/sherwood/steps';
import { createTexts } from '../src/lib/i18n';
import { sourceOf } from './catalogues';

describe.each(Object.entries({ loot, nottingham, sherwood, nuremberg }))('%s', (game, steps) => {
  it('points at something with every sentence', () => {
    const texts = createTexts('en', [sourceOf(game, 'en')]);
    const told = Array.from({ length: 20 }, (_, i) => `${game}-tutorial-${i + 1}`).filter((id) => texts.has(id));
    expect(steps).toHaveLength(told.length);
    expect(steps.every((step) => step.at.length > 0)).toBe(true);
  });
});
