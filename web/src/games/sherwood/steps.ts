/** What the first steps point at, in their order. */
import type { Step } from '$lib/rules/steps';

export const steps: Step[] = [
  { at: ['[data-stretch="1"]'] },
  { at: ['[data-wagon]', '[data-anchor="wagon:1"]'] },
  { at: ['[data-anchor^="hideout:1"]'] },
  { at: ['[data-anchor^="circle:"]'] },
  { at: ['[data-target^="merry:"]'] },
  { at: ['[data-anchor^="attack:1"]', '[data-stretch="1"]'] },
  { at: ['[data-anchor="tray"]'] },
  { at: ['[data-column]'] },
  { at: ['[data-anchor="chest"]', '[data-anchor^="chest:"]'] },
];
