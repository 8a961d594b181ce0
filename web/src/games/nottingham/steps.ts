/** What the first steps point at, in their order. */
import type { Step } from '$lib/rules/steps';

const hand = '.hand .fan';
const shown = '[data-anchor="revealed"]';
export const steps: Step[] = [
  { at: ['.self .panel'] },
  { at: [shown, '[data-anchor="pile"]'] },
  { at: [shown, '[data-anchor="pile"]'] },
  { at: [shown, '.panels'] },
  { at: ['[data-card="necklace"]', hand] },
  { at: [shown, '[data-anchor="pile"]'] },
  { at: ['[data-anchor="ambushes"]', shown] },
  { at: [hand] },
  { at: ['.tasks'] },
  { at: ['.place .rider', '.place'] },
];
