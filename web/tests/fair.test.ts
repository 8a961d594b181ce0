import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SealedChance } from '../src/lib/fair/chance';
import { sha256, toHex, utf8 } from '../src/lib/fair/sha256';
import type { MatchRecord } from '../src/lib/fair/types';
import { verified, type Remark } from '../src/lib/fair/verify';

type Path = (string | number)[];
interface Change {
  what: string;
  patches: [Path, unknown][];
  wrong: string;
  details: Remark['details'];
}
/** Made by tests/coach/tampered.py: what Python finds, the browser finds. */
const fixture = JSON.parse(readFileSync(new URL('fixtures/fair.json', import.meta.url), 'utf-8')) as {
  record: MatchRecord;
  other: MatchRecord;
  changes: Change[];
};

function altered(record: MatchRecord, patches: [Path, unknown][]): MatchRecord {
  const data = structuredClone(record);
  for (const [path, value] of patches) {
    let inner = data as unknown as Record<string | number, unknown>;
    for (const step of path.slice(0, -1)) inner = inner[step] as typeof inner;
    const last = path.at(-1)!;
    if (value === null && Array.isArray(inner)) inner.splice(Number(last), 1);
    else inner[last] = value;
  }
  return data;
}

describe('SHA-256', () => {
  it('is that of everybody, at every length around a block', () => {
    for (let length = 0; length < 200; length++) {
      const data = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      expect(toHex(sha256(data))).toBe(createHash('sha256').update(data).digest('hex'));
    }
    expect(toHex(sha256(utf8('Zoë')))).toBe(createHash('sha256').update('Zoë').digest('hex'));
  });
});

describe('sealed chance', () => {
  it('draws what the words of SHA-256 say', () => {
    const rng = new SealedChance(utf8('seed'));
    const block = createHash('sha256').update('seed').update(Buffer.alloc(8)).digest();
    expect([rng.word(), rng.word()]).toEqual([block.readUInt32BE(0), block.readUInt32BE(4)]);
    const many = Array.from({ length: 600 }, () => rng.below(6));
    expect(new Set(many).size).toBe(6);
    expect([...new SealedChance(utf8('x')).shuffled(['a', 'b', 'c'])].sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('a record', () => {
  it('that was not altered is what was sealed', () => {
    for (const record of [fixture.record, fixture.other]) {
      const { good, wrong } = verified(record, {
        commitment: record.fair?.commitment,
        mix: record.fair?.links?.at(-1),
      });
      expect(wrong).toBeNull();
      expect(good).toHaveLength(5);
    }
  });
  it.each(fixture.changes.map((change) => [change.what, change] as const))('altered is found out: %s', (_, change) => {
    expect(verified(altered(fixture.record, change.patches)).wrong).toEqual({
      text: change.wrong,
      details: { seats: fixture.record.seats, ...change.details },
    });
  });
  it('is held against what this browser saw itself', () => {
    const { record } = fixture;
    const wrong = (seen: Parameters<typeof verified>[1]) => verified(record, seen).wrong?.text;
    expect(wrong({ commitment: '00' })).toBe('verify-bad-published');
    expect(wrong({ mix: '00' })).toBe('verify-bad-mix');
    expect(wrong({ entropy: 'ff'.repeat(32) })).toBe('verify-bad-own');
    expect(wrong({ entropy: '3d'.repeat(32) })).toBeUndefined();
    expect(wrong({ scores: [0, 0, 0], places: [1, 1, 1] })).toBe('verify-bad-ending');
    expect(wrong({ scores: record.result?.scores, places: record.result?.places })).toBeUndefined();
  });
  it('of anything else is no record', () => {
    expect(verified({} as MatchRecord).wrong?.text).toBe('verify-bad-nothing');
    expect(verified({ ...fixture.record, fair: { version: 1 } as never }).wrong?.text).toBe('verify-bad-shape');
  });
});
