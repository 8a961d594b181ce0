/** What the first steps point at, in their order. */
import type { Step } from '$lib/rules/steps';

const sea = '[data-target^="berth:"]';
const hand = '.hand .fan';
export const steps: Step[] = [
  { at: ['.self .panel'] },
  { at: [hand] },
  { at: ['[data-card^="m"]', hand] },
  { at: [sea, '[data-card*=" "]', hand] },
  { at: ['[data-anchor^="fleet:"]', sea, '.place'] },
  { at: ['[data-card$="captain"]', hand] },
  { at: ['[data-card="admiral"]', hand] },
  { at: ['[data-anchor="pile"]'] },
];
