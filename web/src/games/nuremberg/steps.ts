/** What the first steps point at, in their order. */
import type { Step } from '$lib/rules/steps';

export const steps: Step[] = [
  { at: ['.self .points', '.self .panel'] },
  { at: ['[data-anchor="pile"]'], open: 'show-city' },
  { at: ['[data-target^="station:"]', '.land'], open: 'show-land' },
  { at: ['[data-target^="site:"]', '.land'], open: 'show-land' },
  { at: ['[data-target^="give:"]', '[data-action="show-trade"]'], open: 'show-trade' },
  { at: ['[data-target^="sell:"]', '[data-action="show-trade"]'], open: 'show-trade' },
  { at: ['[data-target^="workshop:"]', '[data-action="show-city"]'], open: 'show-city' },
  { at: ['[data-target="wall"]', '[data-action="show-city"]'], open: 'show-city' },
  { at: ['[data-anchor="knight"]', '.land'], open: 'show-land' },
  { at: ['.self .points', '.self .panel'] },
];
