import { describe, expect, it } from 'vitest';
import { aim, focus } from '$lib/aim';

const row = (...xs: number[]) => xs.map((x) => ({ x, y: 100 }));

describe('a finger among small places', () => {
  it('means the nearest one within its reach', () => {
    const spots = row(100, 140);
    expect(aim({ x: 118, y: 100 }, spots, 4)).toEqual({ at: 0 });
    expect(aim({ x: 122, y: 100 }, spots, 4)).toEqual({ at: 1 });
    expect(aim({ x: 100, y: 80 }, spots, 4)).toEqual({ at: 0 });
  });
  it('means none that lies further away', () => {
    expect(aim({ x: 70, y: 100 }, row(100, 140), 4)).toBeNull();
    expect(aim({ x: 70, y: 100 }, [], 4)).toBeNull();
  });
  it('looks closer where two are too near, until they are not', () => {
    const looked = aim({ x: 101, y: 100 }, row(100, 116, 300), 4);
    expect(looked).toEqual({ between: { x: 108, y: 100 }, grow: 46 / 16 });
    const grow = looked && 'grow' in looked ? looked.grow : 1;
    expect(aim({ x: 100 * grow, y: 100 }, row(100 * grow, 116 * grow), 4)).toEqual({ at: 0 });
  });
  it('means the nearest where one cannot look closer', () => {
    expect(aim({ x: 101, y: 100 }, row(100, 116), 1)).toEqual({ at: 0 });
  });
  it('minds only the neighbours of what is meant', () => {
    expect(aim({ x: 300, y: 100 }, row(100, 116, 300), 4)).toEqual({ at: 2 });
  });
});

describe('a look at all places', () => {
  it('comes closer if they fit then', () => {
    expect(focus(row(100, 123), 300, 300)).toEqual({ between: { x: 111.5, y: 100 }, grow: 2 });
  });
  it('stays where they are far enough from each other, or one alone', () => {
    expect(focus(row(100, 140), 300, 300)).toBeNull();
    expect(focus(row(100), 300, 300)).toBeNull();
    expect(focus([], 300, 300)).toBeNull();
  });
  it('stays where they would not fit', () => {
    expect(focus(row(10, 33, 290), 300, 300)).toBeNull();
  });
});
