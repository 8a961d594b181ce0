/** The sealed chance of a table, drawn again: the same numbers as `SealedRng` (docs/rng.md). */
import { digest } from './sha256';

const WORDS = 2 ** 32;

export class SealedChance {
  private drawn = 0;
  private block: DataView = new DataView(new ArrayBuffer(32));

  constructor(private readonly seed: Uint8Array) {}

  /** The next 32 random bits: big-endian words of SHA-256(seed, number of the block). */
  word(): number {
    const place = this.drawn % 8;
    if (place === 0) {
      const number = new DataView(new ArrayBuffer(8));
      number.setBigUint64(0, BigInt(this.drawn / 8));
      const bytes = digest(this.seed, new Uint8Array(number.buffer));
      this.block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    }
    this.drawn++;
    return this.block.getUint32(4 * place);
  }

  /** A number from 0 to n - 1 (Lemire's multiplication, with rejection). */
  below(n: number): number {
    const threshold = (WORDS - n) % n;
    for (;;) {
      const product = BigInt(this.word()) * BigInt(n);
      if (Number(product & 0xffffffffn) >= threshold) return Number(product >> 32n);
    }
  }

  /** The same pile, shuffled from its end. */
  shuffled<T>(pile: readonly T[]): T[] {
    const items = [...pile];
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [items[i], items[j]] = [items[j]!, items[i]!];
    }
    return items;
  }
}
