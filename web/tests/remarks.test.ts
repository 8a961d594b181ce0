import { describe, expect, it } from 'vitest';
import type { Remark } from '$lib/api';
import { freshRemarks, roomOf } from '$lib/remarks';

const said = (...texts: string[]): Remark[] =>
  texts.map((text) => ({ name: 'Ann', seat: 0, channel: 'table', phrase: null, text, own: false }));

describe('new remarks', () => {
  it('are those that follow', () => {
    expect(freshRemarks(said('a'), said('a', 'b', 'c'))).toEqual(said('b', 'c'));
    expect(freshRemarks([], said('a'))).toEqual(said('a'));
    expect(freshRemarks(said('a'), said('a'))).toEqual([]);
  });
  it('are found when older ones were left out', () => {
    expect(freshRemarks(said('a', 'b', 'c'), said('b', 'c', 'd'))).toEqual(said('d'));
  });
  it('may say the same again', () => {
    expect(freshRemarks(said('a', 'a'), said('a', 'a', 'a'))).toEqual(said('a'));
  });
  it('are all there are after the chat was cleared', () => {
    expect(freshRemarks(said('a', 'b'), [])).toEqual([]);
    expect(freshRemarks(said('a', 'b'), said('c'))).toEqual(said('c'));
  });
});

describe('who comes to read', () => {
  const fresh: Remark[] = said('a', 'b').map((one) => ({ ...one, channel: 'team' }));
  it('is led to where something new was said', () => {
    expect(roomOf(fresh, 'table')).toBe('team');
    expect(roomOf([...said('c'), ...fresh], 'watchers')).toBe('table');
  });
  it('stays where something new is, and where nothing is new anywhere', () => {
    expect(roomOf([...fresh, ...said('c')], 'table')).toBe('table');
    expect(roomOf([], 'team')).toBe('team');
  });
});
