/**
 * Whether a match is the one that was sealed before its deal: commitment, what the seats added, seat order, every chance
 * and every seal, drawn and made again here. The same reading as `on_paper` of src/brigand/coach/verify.py; the rules
 * themselves are checked by `brigand verify`.
 */
import { SealedChance } from './chance';
import { digest, fromHex, toHex, utf8 } from './sha256';
import type { Added, Fair, MatchRecord, Noted, Result, Shuffled } from './types';

type Details = Record<string, number | string>;
/** A sentence by its id, and what it needs to know. */
export interface Remark {
  text: string;
  details: Details;
}
/** What was found good, in order, and the first thing that is not. */
export interface Verdict {
  good: Remark[];
  wrong: Remark | null;
}
/** What this browser saw of the table before and when it was dealt, and the result it was shown. */
export interface Seen {
  commitment?: string;
  mix?: string;
  entropy?: string;
  scores?: number[];
  places?: number[];
}
type Chance = [number, number] | Shuffled;

class Tampered extends Error {
  constructor(
    readonly text: string,
    readonly details: Details = {},
  ) {
    super(text);
  }
}

const FAIR = 1;
const WORDS = 2 ** 32;
const SHOWN = 16;

/** Checks a record against itself, and against what this browser has seen. */
export function verified(record: MatchRecord, seen: Seen = {}): Verdict {
  const verdict: Verdict = { good: [], wrong: null };
  try {
    if (!record.fair) throw new Tampered('verify-bad-nothing');
    onPaper(record, record.fair, seen, (text, details = {}) => verdict.good.push({ text, details }));
  } catch (error) {
    const known = error instanceof Tampered;
    verdict.wrong = known
      ? { text: error.text, details: { seats: record.seats, ...error.details } }
      : { text: 'verify-bad-shape', details: { seats: record.seats } };
  }
  return verdict;
}

function onPaper(record: MatchRecord, fair: Fair, seen: Seen, good: (text: string, details?: Details) => void): void {
  checkShape(record, fair);
  checkCommitment(record, fair, seen);
  good('verify-good-commitment');
  if (fair.version === FAIR) {
    checkLinks(record, fair, seen);
    checkOrder(record, fair);
    const count = (fair.added ?? []).filter((place) => place.entropy !== null).length;
    good('verify-good-entropy', { count, seats: record.seats });
    good('verify-good-order');
  } else {
    good('verify-good-old');
  }
  checkChance(record, fair);
  const chances = record.actions.reduce((sum, noted) => sum + (noted.chance?.length ?? 0), 0);
  good('verify-good-chance', { deal: fair.deal.length, chances });
  checkSeals(record, fair, seen);
  good('verify-good-seals', { count: record.actions.length });
}

const isHex = (word: string): boolean => /^([0-9a-f]{2})*$/.test(word);
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function checkShape(record: MatchRecord, fair: Fair): void {
  const { seats, names, result } = record;
  const bad = () => new Tampered('verify-bad-shape');
  if (![0, FAIR].includes(fair.version) || !result || !names) throw bad();
  const counts = [names.length, fair.order.length];
  if (fair.version === FAIR) counts.push(fair.added?.length ?? 0, (fair.links?.length ?? 0) - 1);
  const places = [...fair.order].sort((a, b) => a - b);
  if (counts.some((count) => count !== seats) || places.some((place, i) => place !== i)) throw bad();
  if (![record.secret ?? '?', fair.salt, fair.commitment, ...(fair.links ?? [])].every(isHex)) throw bad();
}

function checkCommitment(record: MatchRecord, fair: Fair, seen: Seen): void {
  if (seen.commitment !== undefined && seen.commitment !== fair.commitment)
    throw new Tampered('verify-bad-published', { published: seen.commitment, commitment: fair.commitment });
  if (toHex(digest(fromHex(fair.salt), fromHex(record.secret ?? ''))) !== fair.commitment)
    throw new Tampered('verify-bad-commitment');
}

/** The next link: the one before and some words, a line each. */
const link = (before: string, ...words: string[]): string => toHex(digest(fromHex(before), utf8(words.join('\n'))));
const placeLink = (before: string, place: number, added: Added): string =>
  link(before, String(place), added.kind, added.name, added.entropy ?? 'none');

/** Options as they were sealed: JSON without spaces, by name. */
function settings(options: MatchRecord['options']): string {
  return JSON.stringify(Object.fromEntries(Object.entries(options ?? {}).sort(([a], [b]) => (a < b ? -1 : 1))));
}

function checkLinks(record: MatchRecord, fair: Fair, seen: Seen): void {
  const [links, added] = [fair.links ?? [], fair.added ?? []];
  const manner = fair.by_lot ? 'by lot' : 'as seated';
  const words = [`brigand fair ${FAIR}`, record.game, String(record.version ?? 0), String(record.seats), manner];
  if (link(fair.commitment, ...words, settings(record.options)) !== links[0]) throw new Tampered('verify-bad-settings');
  added.forEach((one, place) => {
    const [before, after] = [links[place]!, links[place + 1]];
    if (placeLink(before, place, one) === after) return;
    const other = added.findIndex((rival, at) => at > place && placeLink(before, place, rival) === after);
    if (other >= 0) throw new Tampered('verify-bad-swapped', { one: place + 1, other: other + 1 });
    const dropped = one.entropy === null && one.kind === 'person';
    throw new Tampered(dropped ? 'verify-bad-dropped' : 'verify-bad-entropy', { place: place + 1, name: one.name });
  });
  if (seen.entropy !== undefined && !added.some((one) => one.entropy === seen.entropy))
    throw new Tampered('verify-bad-own');
  if (seen.mix !== undefined && seen.mix !== links.at(-1)) throw new Tampered('verify-bad-mix');
}

/** What feeds all chance of one purpose. */
const seedFor = (purpose: string, secret: string, mix: string): Uint8Array =>
  digest(utf8(purpose), fromHex(secret), fromHex(mix));

function checkOrder(record: MatchRecord, fair: Fair): void {
  const seats = Array.from({ length: record.seats }, (_, place) => place);
  const seed = seedFor('brigand seats', record.secret ?? '', fair.links?.at(-1) ?? '');
  const due = fair.by_lot ? new SealedChance(seed).shuffled(seats) : seats;
  due.forEach((place, seat) => {
    const [found, name] = [fair.order[seat] ?? 0, record.names?.[seat] ?? ''];
    if (found !== place) throw new Tampered('verify-bad-order', { chair: seat + 1, place: found + 1, due: place + 1 });
    const owner = fair.added?.[place]?.name ?? '';
    if (name !== owner) throw new Tampered('verify-bad-name', { chair: seat + 1, name, due: owner });
  });
}

function checkChance(record: MatchRecord, fair: Fair): void {
  const secret = record.secret ?? '';
  const seed = fair.version === 0 ? fromHex(secret) : seedFor('brigand deal', secret, fair.links?.at(-1) ?? '');
  const rng = new SealedChance(seed);
  fair.deal.forEach((chance, i) => {
    if (!fell(rng, chance)) throw new Tampered('verify-bad-deal', { draw: i + 1 });
  });
  record.actions.forEach((noted, number) =>
    noted.chance?.forEach((chance, i) => {
      if (!fell(rng, chance)) throw new Tampered('verify-bad-chance', { number: number + 1, draw: i + 1 });
    }),
  );
}

/** Whether the next of the sealed chance is this. */
function fell(rng: SealedChance, chance: Chance): boolean {
  if (!Array.isArray(chance)) return same(rng.shuffled(chance.before), chance.after);
  const [below, got] = chance;
  if (below === WORDS) return got === rng.word();
  return below > 0 && below < WORDS && got === rng.below(below);
}

const inWords = (chances: Chance[]): string =>
  chances
    .map((one) => (Array.isArray(one) ? `${one[0]}:${one[1]}` : `${one.before.join('|')}>${one.after.join('|')}`))
    .join(' ');
const seal = (before: Uint8Array, ...words: (string | number)[]): Uint8Array => digest(before, utf8(words.join('\n')));
const actionSeal = (before: Uint8Array, number: number, noted: Noted): Uint8Array =>
  seal(before, number, noted.seat, String(noted.action), inWords(noted.chance ?? []));
const lastSeal = (before: Uint8Array, result: Result): Uint8Array =>
  seal(
    before,
    'end',
    result.places.join(' '),
    result.scores.join(' '),
    (result.resigned ?? []).join(' '),
    result.reason,
    result.stopped ? 'stopped' : 'played out',
  );

function checkSeals(record: MatchRecord, fair: Fair, seen: Seen): void {
  const names = record.names ?? [];
  const start = fromHex(fair.links?.at(-1) ?? fair.commitment);
  let chain = seal(start, 'deal', inWords(fair.deal), ...names);
  record.actions.forEach((noted, i) => {
    chain = actionSeal(chain, i + 1, noted);
    if (toHex(chain).slice(0, SHOWN) !== noted.seal)
      throw new Tampered('verify-bad-action', { number: i + 1, name: names[noted.seat] ?? String(noted.seat + 1) });
  });
  const { result } = record;
  if (!result || toHex(lastSeal(chain, result)).slice(0, SHOWN) !== result.seal)
    throw new Tampered('verify-bad-end', { count: record.actions.length });
  const shown = seen.scores === undefined || (same(seen.scores, result.scores) && same(seen.places, result.places));
  if (!shown) throw new Tampered('verify-bad-ending');
}
