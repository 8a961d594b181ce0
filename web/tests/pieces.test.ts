/** Small things without a page: options, backoff, timing, and that every text the app asks for exists. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameInfo } from '../src/lib/api';
import { games } from '../src/lib/games';
import { createTexts } from '../src/lib/i18n';
import { backoff, clock } from '../src/lib/line.svelte';
import { choicesFor, fitting, offered, possible, ranges, seatsFor } from '../src/lib/options';
import { schedule } from '../src/lib/playback.svelte';
import { phrases } from '../src/lib/phrases';
import { clockwise, sideNames } from '../src/lib/round';
import { sourceOf } from './catalogues';

const info = {
  seats: [3, 4, 6],
  options: [{ name: 'teams', kind: 'choice', choices: [false, true], default: false }],
  fits: { 3: [{ teams: false }], 4: [{ teams: false }, { teams: true }], 6: [{ teams: true }] },
} as unknown as GameInfo;

describe('options', () => {
  it('fit the number of seats', () => {
    expect(choicesFor(info, 4, 'teams')).toEqual([false, true]);
    expect(choicesFor(info, 6, 'teams')).toEqual([true]);
    expect(fitting(info, 6, { teams: false })).toEqual({ teams: true });
    expect(fitting(info, 4, { teams: true })).toEqual({ teams: true });
  });
  it('are printed as ranges of players', () => {
    expect(ranges([2, 3, 4, 5, 6, 8])).toBe('2–6, 8');
    expect(ranges([3, 4])).toBe('3–4');
    expect(ranges([5])).toBe('5');
  });
  it('bring the number of seats along', () => {
    expect([...possible(info, 'teams')]).toEqual([false, true]);
    expect(offered(info, 3, 'teams', [false, true])).toEqual([false, true]);
    expect(seatsFor(info, 3, 'teams', true)).toBe(4);
    expect(seatsFor(info, 6, 'teams', false)).toBe(4);
  });
});

describe('the line', () => {
  it('waits longer each time, up to a bound', () => {
    expect(backoff(0, 0.5)).toBe(500);
    expect(backoff(3, 0.5)).toBe(4000);
    expect(backoff(20, 1)).toBeLessThanOrEqual(18_750);
  });
});

describe('a clock', () => {
  it('turns the minute after 59 seconds', () => {
    expect([9, 59, 60, 91].map(clock)).toEqual(['0:09', '0:59', '1:00', '1:31']);
  });
});

describe('flights', () => {
  it('never take long together', () => {
    expect(schedule(1)).toEqual({ step: 420, duration: 420 });
    expect(schedule(12).step * 12).toBeLessThanOrEqual(1500);
    expect(schedule(12).duration).toBeGreaterThanOrEqual(250);
  });
});

describe('seats', () => {
  it('go clockwise from the viewer', () => {
    expect(clockwise(4, 2)).toEqual([2, 3, 0, 1]);
    expect(clockwise(3, null)).toEqual([0, 1, 2]);
    expect(sideNames(['Ann', 'Bob', 'Cat', 'Dan'], [0, 0, 1, 1])).toEqual(['Ann & Bob', 'Cat & Dan']);
  });
});

describe('texts', () => {
  const root = new URL('../src/', import.meta.url);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(svelte|ts)$/.test(name) && !name.startsWith('gallery'),
  );
  const used = new Set(
    files.flatMap((name) =>
      [...readFileSync(new URL(name.replaceAll('\\', '/'), root), 'utf8').matchAll(/\bt\(\s*'([a-z][\w.-]*)'/g)].map(
        (found) => found[1] as string,
      ),
    ),
  );
  const texts = createTexts('en', [sourceOf('app', 'en'), ...games.map(({ id }) => sourceOf(id, 'en'))]);

  it('are there for everything the app says', () => {
    expect(used.size).toBeGreaterThan(100);
    expect([...used].filter((key) => !texts.has(key))).toEqual([]);
  });
  it('are there for every phrase', () => {
    expect(phrases.filter((phrase) => !texts.has(`phrase-${phrase}`))).toEqual([]);
  });
});
