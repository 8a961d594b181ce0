import { describe, expect, it } from 'vitest';
import { parse, toReplay, toRules, toTable } from '../src/lib/router';

describe('addresses', () => {
  it.each([
    ['/', '', { page: 'home' }],
    ['/table/aB3-_x', '', { page: 'table', id: 'aB3-_x' }],
    ['/table/aB3/', '', { page: 'table', id: 'aB3' }],
    ['/table/aB3/replay', '', { page: 'replay', id: 'aB3', move: null }],
    ['/table/aB3/replay', '#17', { page: 'replay', id: 'aB3', move: 17 }],
    ['/table/aB3/replay', '#x', { page: 'replay', id: 'aB3', move: null }],
    ['/rules/loot', '#loot.capture.tie', { page: 'rules', game: 'loot', rule: 'loot.capture.tie' }],
    ['/rules/loot', '', { page: 'rules', game: 'loot', rule: null }],
    ['/me', '', { page: 'me' }],
    ['/link', '#aB3-_x', { page: 'link', token: 'aB3-_x' }],
    ['/person/0a1b', '', { page: 'person', handle: '0a1b' }],
    ['/leaders/loot/3', '', { page: 'leaders', game: 'loot', seats: 3 }],
    ['/leaders/loot/x', '', { page: 'lost' }],
    ['/rules', '', { page: 'lost' }],
    ['/table/a/b/c', '', { page: 'lost' }],
    ['/table/%3Cscript%3E', '', { page: 'lost' }],
  ])('%s%s', (path, hash, route) => {
    expect(parse(path, hash)).toEqual(route);
  });

  it('are read as they are made', () => {
    const read = (address: string) => parse(...(address.split(/(?=#)/) as [string, string?]));
    expect(read(toTable('x1'))).toEqual({ page: 'table', id: 'x1' });
    expect(read(toReplay('x1', 4))).toEqual({ page: 'replay', id: 'x1', move: 4 });
    expect(read(toRules('loot', 'loot.end.bound'))).toEqual({ page: 'rules', game: 'loot', rule: 'loot.end.bound' });
  });
});
