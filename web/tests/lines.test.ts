import { describe, expect, it } from 'vitest';
import type { Line } from '../src/lib/api';
import { byMove, join, lastEvents } from '../src/lib/lines';

const line = (move: number, event = 'drew'): Line => ({ move, event: { event } });
const known = [line(0, 'dealt'), line(1), line(2)];

describe('the log', () => {
  it('goes on where it ended', () => {
    const { lines, fresh, gap } = join(known, 3, [line(3), line(3, 'captured')]);
    expect(lines).toHaveLength(5);
    expect(fresh.map((one) => one.event.event)).toEqual(['drew', 'captured']);
    expect(gap).toBe(false);
  });
  it('notices a gap and keeps what it has', () => {
    expect(join(known, 5, [line(5)])).toEqual({ lines: known, fresh: [], gap: true });
  });
  it('is told again from the start after a reconnect, and only the new lines are fresh', () => {
    const { lines, fresh } = join(known, 0, [...known, line(3)]);
    expect(lines).toHaveLength(4);
    expect(fresh).toEqual([line(3)]);
  });
  it('does not shrink when an old message comes late', () => {
    expect(join(known, 2, []).lines).toHaveLength(3);
  });
  it('is grouped by move', () => {
    expect(byMove([line(0), line(1), line(1), line(2)]).map((group) => group.lines.length)).toEqual([1, 2, 1]);
    expect(byMove([line(0), line(1, 'set_aside'), line(2)], ['set_aside']).map((group) => group.move)).toEqual([0, 2]);
    expect(lastEvents([line(1), line(2, 'a'), line(2, 'b')]).map((event) => event.event)).toEqual(['a', 'b']);
    expect(lastEvents([])).toEqual([]);
  });
});
