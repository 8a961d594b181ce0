/** What this browser added to deals and saw of them, kept here: who verifies later need not believe the server. */
import type { TableMessage } from '$lib/api';
import { addEntropy, getFair, Refused } from '$lib/http';
import { toHex } from './sha256';
import type { Seen } from './verify';

const KEY = 'brigand.fair';
const MOST = 40;
type Kept = Record<string, Seen>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** What was seen of a table. */
export const seenOf = (table: string): Seen => kept()[table] ?? {};

/** Remembers something of a table. */
function remember(table: string, seen: Seen): void {
  const { [table]: known, ...others } = kept();
  const latest = Object.entries(others).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [table]: { ...known, ...seen } }));
  } catch {
    // Without memory the record still proves itself.
  }
}

/** Adds chance of this browser to a deal. The commitment was told before, and is remembered first. */
export async function mixIn(table: string, commitment: string): Promise<void> {
  const entropy = toHex(crypto.getRandomValues(new Uint8Array(32)));
  remember(table, { commitment: seenOf(table).commitment ?? commitment });
  await addEntropy(table, entropy);
  remember(table, { entropy });
}

const busy = new Set<string>();

/** Does what a seat owes a fair deal: adds chance before it, and remembers what it was made of. */
export async function takePart({ id, status, you, commitment }: TableMessage): Promise<void> {
  const adds = status === 'lobby' && you.seat !== null && !you.mixed;
  const looks = status === 'playing' && you.seat !== null && seenOf(id).mix === undefined;
  if ((!adds && !looks) || busy.has(id)) return;
  busy.add(id);
  try {
    if (adds) await mixIn(id, commitment);
    else remember(id, { commitment: seenOf(id).commitment ?? commitment, mix: (await getFair(id)).mix ?? undefined });
  } catch (error) {
    if (!(error instanceof Refused)) throw error; // dealt meanwhile, or the line is gone: the deal goes without
  } finally {
    busy.delete(id);
  }
}
