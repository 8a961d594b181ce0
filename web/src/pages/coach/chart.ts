/** The curves of a match: where every side's chance lies on paper. */
import type { Account, Decision } from '$lib/api';

export type Point = [x: number, y: number];
export interface Curve {
  side: number;
  /** The first seat of the side: its colour and shape. */
  seat: number;
  points: Point[];
}
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Decisions in the whole match. */
  total: number;
}

/** A side's chance: what its seats have of the win together. */
export const chanceOf = (side: number, shares: number[], sides: number[]): number =>
  shares.reduce((sum, share, seat) => (sides[seat] === side ? sum + share : sum), 0);

export const sidesOf = (sides: number[]): number[] => [...new Set(sides)].sort((a, b) => a - b);

export const xOf = (number: number, frame: Frame): number => frame.left + (frame.width * number) / Math.max(1, frame.total);
export const yOf = (chance: number, frame: Frame): number => frame.top + frame.height * (1 - Math.max(0, Math.min(1, chance)));

/** The decision at a place of the chart. */
export function numberAt(x: number, frame: Frame, marks: readonly number[] = []): number {
  const near = marks.filter((mark) => Math.abs(xOf(mark, frame) - x) <= 7);
  near.sort((a, b) => Math.abs(xOf(a, frame) - x) - Math.abs(xOf(b, frame) - x));
  const number = near[0] ?? Math.round(((x - frame.left) / frame.width) * frame.total);
  return Math.max(0, Math.min(frame.total, number));
}

/** One curve for every side: chance moves it between decisions, a choice at a decision. */
export function curvesOf(decisions: readonly Decision[], accounts: readonly Account[], sides: number[], frame: Frame): Curve[] {
  return sidesOf(sides).map((side) => {
    const at = (number: number, shares: number[]): Point => [xOf(number, frame), yOf(chanceOf(side, shares, sides), frame)];
    const points: Point[] = [];
    const first = decisions[0];
    if (first) points.push(at(0, first.before));
    for (const one of decisions) points.push(at(one.number - 0.5, one.before), at(one.number, one.after));
    if (accounts.length > 0) points.push(at(frame.total, accounts.map((account) => account.end)));
    return { side, seat: sides.indexOf(side), points };
  });
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Whom chance moved most before a decision, and by how much. */
export function luckiestOf(one: Decision, sides: number[]): { side: number; share: number } {
  const all = sidesOf(sides).map((side) => ({ side, share: chanceOf(side, one.luck, sides) }));
  return all.reduce((most, other) => (Math.abs(other.share) > Math.abs(most.share) ? other : most));
}

/** The parts of an account as steps along the scale of chances: each begins where the one before ended. */
export function stepsOf(account: Account, size: number): { part: 'own' | 'others' | 'luck'; from: number; to: number }[] {
  let at = account.start * size;
  const parts = [['own', account.own_choices], ['others', account.others_choices], ['luck', account.luck]] as const;
  return parts.map(([part, share]) => {
    const from = at;
    at += share * size;
    return { part, from, to: at };
  });
}
