/** Which options go together, and those that every seat or a file has its own way with. */
import { expect, test } from 'vitest';
import type { GameInfo } from '../src/lib/api';
import { eachSeat, fitting, hashOf, offered, swapped } from '../src/lib/options';

const info: GameInfo = {
  id: 'nottingham',
  seats: [3, 4],
  minutes: 30,
  options: [
    { name: 'starter', kind: 'choice', choices: ['drawn', 3, 4], default: 'drawn' },
    { name: 'colours', kind: 'each_seat', choices: ['red', 'purple', 'yellow', 'blue'], default: '' },
    { name: 'box', kind: 'document', choices: [], default: '' },
  ],
  facts: {},
  fits: {
    3: ['drawn', 3].map((starter) => ({ starter, colours: '', box: '' })),
    4: ['drawn', 3, 4].map((starter) => ({ starter, colours: '', box: '' })),
  },
  chapters: {},
};
const colours = info.options[1]!.choices;

test('what is free is kept when the rest must change', () => {
  const wish = { starter: 4, colours: 'blue red', box: '[track]' };
  expect(fitting(info, 4, wish)).toEqual(wish);
  expect(fitting(info, 3, wish)).toEqual({ ...wish, starter: 'drawn' });
  expect(fitting(info, 3, { starter: 3 })).toEqual({ starter: 3, colours: '', box: '' });
});

test('nobody is offered a seat that the table does not have', () => {
  const choices = info.options[0]!.choices;
  expect(offered(info, 3, 'starter', choices)).toEqual(['drawn', 3]);
  expect(offered(info, 4, 'starter', choices)).toEqual(['drawn', 3, 4]);
});

test('whoever has not chosen has what is left', () => {
  expect(eachSeat(colours, 3, '')).toEqual(['red', 'purple', 'yellow']);
  expect(eachSeat(colours, 3, 'blue red')).toEqual(['blue', 'red', 'purple']);
  expect(eachSeat(colours, 3, 'blue red yellow purple')).toEqual(['blue', 'red', 'yellow']);
});

test('a choice that somebody has is swapped for', () => {
  expect(swapped(colours, 3, '', 0, 'yellow')).toBe('yellow purple red');
  expect(swapped(colours, 3, 'blue red', 2, 'yellow')).toBe('blue red yellow');
});

test('a text is told by its hash', () => {
  expect(hashOf(`# sha256: 3db862925047${'0'.repeat(52)}\n[track]`)).toBe('3db86292');
  expect(hashOf('[track]')).toBe('');
});
