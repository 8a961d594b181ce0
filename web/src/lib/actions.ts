/** When two actions say the same, and when one goes on from what is picked. */
import type { Action } from './api';

/** Some fields of an action, as they are picked one after the other. */
export type Picked = Partial<Action>;
export type Value = NonNullable<Action[string]>;

const isBundle = (value: Value | undefined): value is Record<string, number> =>
  typeof value === 'object' && !Array.isArray(value);

/** Whether a list has all of some things, each as often. */
function holds(whole: Value | undefined, some: readonly (string | number)[]): boolean {
  if (!Array.isArray(whole)) return false;
  const rest: (string | number)[] = [...whole];
  return some.every((thing) => rest.includes(thing) && rest.splice(rest.indexOf(thing), 1));
}

/** Whether two bundles count the same things. */
const alike = (a: Record<string, number>, b: Record<string, number>): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([thing, count]) => b[thing] === count);

function isPart(some: Value | undefined, whole: Value | undefined): boolean {
  if (Array.isArray(some)) return holds(whole, some);
  return isBundle(some) && isBundle(whole) ? alike(some, whole) : some === whole;
}

/** Whether an action has all that is picked; of a list it may have more. */
export const fits = (action: Picked, picked: Picked): boolean =>
  Object.entries(picked).every(([field, value]) => isPart(value, action[field]));

/** Whether two actions say the same; lists in any order. */
export const same = (a: Picked, b: Picked): boolean =>
  Object.keys(a).length === Object.keys(b).length && fits(a, b) && fits(b, a);
