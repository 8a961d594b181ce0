/** The account at the end, combination by combination, told from the journal and the last view. */
import type { Round, ScoreStep, Statistic } from '$lib/board';
import { ofKind } from '$lib/lines';
import { jewels, lootColors as colors, points } from './box';
import { colorOf, kindOf, sorted } from './tokens';
import type { Event, ScoreView, SherwoodView } from './types';

/** Takes `count` tokens that fit out of a heap. */
function take(heap: string[], count: number, fits: (token: string) => boolean): string[] {
  const taken: string[] = [];
  for (let i = 0; i < heap.length && taken.length < count;)
    if (fits(heap[i] as string)) taken.push(...heap.splice(i, 1));
    else i++;
  return taken;
}
const count = (heap: string[], kind: string, color: string) =>
  heap.filter((token) => token === `${color} ${kind}`).length;

/** The pieces of one combination after another, as the best split uses them. */
export function combinations(tokens: string[], score: ScoreView): { text: string; amount: number; pieces: string[] }[] {
  const heap = sorted(tokens);
  const found: { text: string; amount: number; pieces: string[] }[] = [];
  const same = (kind: string, size: number, times: number, text: string, amount: number) => {
    for (let i = 0; i < times; i++) {
      const color = colors.find((one) => count(heap, kind, one) >= size);
      if (color) found.push({ text, amount, pieces: take(heap, size, (token) => token === `${color} ${kind}`) });
    }
  };
  same('ring', 3, score.three_rings, 'sherwood-account-rings', points.three_rings);
  for (let i = 0; i < score.sets; i++) {
    const color = setColor(heap);
    if (!color) continue;
    const pieces = jewels.flatMap((kind) => take(heap, 1, (token) => token === `${color} ${kind}`));
    found.push({ text: 'sherwood-account-set', amount: points.set, pieces });
  }
  same('bracelet', 2, score.two_bracelets, 'sherwood-account-bracelets', points.two_bracelets);
  const necklaces = take(heap, score.necklaces, (token) => kindOf(token) === 'necklace');
  if (necklaces.length > 0)
    found.push({ text: 'sherwood-account-necklaces', amount: necklaces.length * points.necklace, pieces: necklaces });
  const rest = score.combinations - found.reduce((sum, one) => sum + one.amount, 0);
  if (rest !== 0 || heap.length > 0) found.push({ text: 'sherwood-account-coins', amount: rest, pieces: heap });
  return found;
}

/** A colour with a whole set, rather one that leaves no pair of bracelets behind. */
const setColor = (heap: string[]): string | undefined => {
  const whole = colors.filter((color) => jewels.every((kind) => count(heap, kind, color) > 0));
  return whole.find((color) => count(heap, 'bracelet', color) % 2 === 1) ?? whole[0];
};

/** Track first, majorities, then every combination; lowest total first so that the winner comes last. */
export function account(events: Event[], view: SherwoodView, _round: Round): ScoreStep[] {
  const opened = ofKind(events, 'chest_opened');
  const gangs = (view.final ?? [])
    .map((score, side) => ({ score, side }))
    .sort((a, b) => a.score.total - b.score.total);
  return gangs.flatMap(({ score, side }) => {
    const tokens = opened.find((one) => one.seat === side)?.tokens ?? view.gangs[side]?.chest.tokens ?? [];
    const steps: Omit<ScoreStep, 'side' | 'total'>[] = [
      { text: 'sherwood-account-track', amount: score.track, pieces: [] },
    ];
    for (const [kind, amount] of Object.entries(score.majorities))
      if (amount > 0)
        steps.push({
          text: `sherwood-account-most-${kind}`,
          amount,
          pieces: sorted(tokens).filter((token) => kindOf(token) === kind && colorOf(token) !== 'village'),
        });
    steps.push(...combinations(tokens, score));
    let total = 0;
    return steps.map((step) => ({ ...step, side, total: (total += step.amount) }));
  });
}

function tally(events: { seat: number }[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { seat } of events) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return counts;
}

/** Who robbed most, the best haul, arrests, help asked for, wagons that got away. */
export function statistics(events: Event[], round: Round): Statistic[] {
  const name = (seat: number) => String(round.speaker.inWords({ seat }).seat);
  const best = (text: string, counts: Map<number, number>): Statistic[] => {
    const most = Math.max(0, ...counts.values());
    const who = [...counts].filter(([, value]) => value === most).map(([seat]) => name(seat));
    return most > 0 ? [{ text, who: who.join(', '), value: most }] : [];
  };
  const beaten = ofKind(events, 'beaten');
  const strongest = Math.max(0, ...beaten.map((one) => one.defence));
  return [
    ...best('sherwood-stat-assaults', tally(ofKind(events, 'points_won'))),
    ...best('sherwood-stat-pockets', tally(ofKind(events, 'picked_pockets'))),
    ...best('sherwood-stat-help', tally(ofKind(events, 'asked'))),
    ...best('sherwood-stat-arrests', tally([...ofKind(events, 'arrested'), ...ofKind(events, 'jailed')])),
    ...(strongest > 0 ? [{ text: 'sherwood-stat-strongest', who: '', value: strongest }] : []),
    {
      text: 'sherwood-stat-beaten',
      who: '',
      value: `${beaten.length} / ${beaten.length + ofKind(events, 'escaped').length + ofKind(events, 'deserted').length}`,
    },
  ];
}
