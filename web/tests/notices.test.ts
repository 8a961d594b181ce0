import { describe, expect, it } from 'vitest';
import { asMinute, asTime } from '../src/lib/notices';
import { parse } from '../src/lib/router';

describe('notices', () => {
  it('reads and writes quiet hours', () => {
    expect([0, 7 * 60 + 30, 1439].map(asTime)).toEqual(['00:00', '07:30', '23:59']);
    for (const minute of [0, 61, 1439]) expect(asMinute(asTime(minute))).toBe(minute);
  });
  it('has a page for links in letters, whose secret stands after the #', () => {
    expect(parse('/letter', '#stop.key.0.sign')).toEqual({ page: 'letter', token: 'stop.key.0.sign' });
  });
});
