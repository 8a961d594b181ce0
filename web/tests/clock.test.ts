import { describe, expect, it } from 'vitest';
import type { ClockInfo } from '../src/lib/api';
import { days, noteTime, profileOf, remaining, serverTime, shown } from '../src/lib/clock';

const clock: ClockInfo = {
  reserve: 60,
  each: 10,
  at_zero: 'bot',
  gift: 60,
  now: 1000,
  seats: [
    { reserve: 20, left: 10, running: true, over: false },
    null,
    { reserve: 20, left: 4, running: false, over: false },
  ],
};

describe('what a seat has left', () => {
  it('takes the time of the decision first, then the reserve, never less than nothing', () => {
    expect(remaining(clock, 0, 1004)).toMatchObject({ left: 6, reserve: 20, low: false });
    expect(remaining(clock, 0, 1015)).toMatchObject({ left: 0, reserve: 15, low: false });
    expect(remaining(clock, 0, 1021)).toMatchObject({ left: 0, reserve: 9, low: true });
    expect(remaining(clock, 0, 2000)).toMatchObject({ left: 0, reserve: 0, low: true });
  });
  it('stands still where no clock runs, and is nothing for a bot', () => {
    expect(remaining(clock, 2, 5000)).toMatchObject({ left: 4, reserve: 20, low: false });
    expect(remaining(clock, 1, 5000)).toBeNull();
  });
  it('does not go back when our clock is behind', () => {
    expect(remaining(clock, 0, 900)).toMatchObject({ left: 10, reserve: 20 });
  });
});

describe('the time of the server', () => {
  it('is told best by the message that took the least time', () => {
    expect(serverTime(1000, 0)).toBe(1000);
    noteTime(1000, 1_500); // half a second under way
    noteTime(1001, 2_100);
    noteTime(1002, 4_000);
    expect(serverTime(1002, 5_000)).toBeCloseTo(1003.9);
  });
  it('is believed anew when a clock was set', () => {
    noteTime(2000, 6_000);
    expect(serverTime(2000, 7_000)).toBeCloseTo(2001);
    noteTime(500, 8_000);
    expect(serverTime(500, 8_000)).toBeCloseTo(500);
  });
});

describe('how time is shown', () => {
  it('as a clock that is at zero only when nothing is left', () => {
    expect([0, 0.2, 9, 75, 3600, 3725.5].map(shown)).toEqual(['0:00', '0:01', '0:09', '1:15', '1:00:00', '1:02:06']);
  });
  it('in days where there are days', () => {
    expect(days(86_399)).toBeNull();
    expect(days(2 * 86_400 + 3 * 3600 + 59)).toEqual({ days: 2, hours: 3 });
  });
});

describe('which clock it is', () => {
  const profiles = [{ name: 'quick', reserve: 300, each: 15 }];
  it('has a name, none, or one of its own', () => {
    expect(profileOf(profiles, null)).toBe('none');
    expect(profileOf(profiles, { reserve: 300, each: 15 })).toBe('quick');
    expect(profileOf(profiles, { reserve: 0, each: 2 })).toBe('custom');
  });
});
