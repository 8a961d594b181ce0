/** SHA-256 (FIPS 180-4), ours: a page over plain http in a home network has no `crypto.subtle`. */

const PRIMES = firstPrimes(64);
/** The first 32 bits of the fractional part of a root of a prime. */
const root = (prime: number, power: number): number => ((prime ** power % 1) * 2 ** 32) | 0;
const K = Int32Array.from(PRIMES, (prime) => root(prime, 1 / 3));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => root(prime, 1 / 2));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a one bit, zeros, and the length in bits: a whole number of blocks of 64 bytes. */
function padded(data: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((data.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set(data);
  view.setUint8(data.length, 0x80);
  view.setUint32(view.byteLength - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(view.byteLength - 4, (data.length * 8) >>> 0);
  return view;
}

function schedule(view: DataView, block: number): Int32Array {
  const words = new Int32Array(64);
  for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + 4 * i);
  for (let i = 16; i < 64; i++) {
    const [w2, w7, w15, w16] = [words[i - 2]!, words[i - 7]!, words[i - 15]!, words[i - 16]!];
    const low = turned(w15, 7) ^ turned(w15, 18) ^ (w15 >>> 3);
    const high = turned(w2, 17) ^ turned(w2, 19) ^ (w2 >>> 10);
    words[i] = w16 + low + w7 + high;
  }
  return words;
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + words[i]!;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
}

/** The digest of some bytes. */
export function sha256(data: Uint8Array): Uint8Array {
  const view = padded(data);
  const state = START.slice();
  for (let block = 0; block < view.byteLength; block += 64) compress(state, schedule(view, block));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const encoder = new TextEncoder();
export const utf8 = (text: string): Uint8Array => encoder.encode(text);

/** The digest of several parts, one after the other. */
export function digest(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return sha256(whole);
}
