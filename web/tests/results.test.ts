/** What the cards tell: dice with their sums, strength in a battle, who paid whom. */
import { describe, expect, it } from 'vitest';
import { results as loot } from '../src/games/loot/results';
import type { Event as LootEvent } from '../src/games/loot/types';
import { results as nottingham } from '../src/games/nottingham/results';
import { results as nuremberg } from '../src/games/nuremberg/results';
import { results as sherwood } from '../src/games/sherwood/results';
import type { Event } from '../src/games/sherwood/types';
import { chosen, Results, type Result } from '../src/lib/results.svelte';

const ids = (result: Result | undefined) => result?.lines.map((line) => line.id.split('-').slice(1).join('-'));

describe('an assault', () => {
  const events: Event[] = [
    { event: 'assault_began', seat: 0, stretch: 2, wagon: 'wagon 9' },
    { event: 'rolled', stretch: 2, gangs: [0, 1, 2, 0], hideouts: [1, 2, 3, 4], faces: [3, 1, 2, 6] },
    { event: 'rerolled', seat: 2, stretch: 2, die: 2, target: 1, old: 1, face: 5 },
    { event: 'beaten', stretch: 2, wagon: 'wagon 9', sum: 10, defence: 9, dice: 3, late: 1 },
    { event: 'points_won', seat: 2, stretch: 2, points: 2 },
    { event: 'loot_drawn', seat: 2, stretch: 2, count: 3, tokens: null },
  ];
  const [card] = sherwood(events, 3, 3, 0);

  it('shows the dice as they lie at last, with the sum from the left', () => {
    expect(card?.dice.map((die) => [die.face, die.was, die.sum, die.late])).toEqual([
      [3, null, 3, false],
      [5, 1, 8, false],
      [2, null, 10, false],
      [6, null, 10, true],
    ]);
    expect(card?.goal).toBe(9);
  });
  it('tells what Robin changed, the verdict, who came too late, points and loot', () => {
    expect(ids(card)).toEqual(['event-rerolled', 'shown-beaten', 'shown-late', 'event-points_won', 'event-loot_drawn']);
    expect(card?.lines.at(-1)?.pieces).toEqual([null, null, null]);
  });
  it('counts the dice of a gang that came too late', () => {
    const early = events.map((event) => (event.event === 'beaten' ? { ...event, dice: 1, late: 3 } : event));
    const gangs = early.map((event) => (event.event === 'rolled' ? { ...event, gangs: [0, 1, 2, 1] } : event));
    const late = sherwood(gangs, 3, 3, 0)[0]?.lines.filter((line) => line.id === 'sherwood-shown-late');
    expect(late?.map((line) => line.fields)).toEqual([
      { seat: 1, count: 2 },
      { seat: 2, count: 1 },
    ]);
  });
  it('concerns everybody, and is told once', () => {
    expect(card?.seats).toEqual([0, 1, 2]);
    expect(sherwood(events, 4, 3, 0)).toEqual([]);
  });
  it('lets a wagon go when the sum is too small', () => {
    const escaped: Event[] = [
      ...events.slice(0, 2),
      { event: 'escaped', stretch: 2, wagon: 'wagon 9', sum: 12, defence: 13 },
    ];
    expect(sherwood(escaped, 2, 3, 0)[0]).toMatchObject({ sign: 'bad', goal: 13 });
  });
});

describe('a token', () => {
  const drew = (token: string | null, why: string): Event => ({
    event: 'drew',
    seat: 1,
    token,
    why,
    is_seen: true,
    is_open: false,
  });
  it('is shown to its owner before it goes into the chest', () => {
    expect(sherwood([drew('red ring', 'reward')], 0, 2, 1)[0]?.title.id).toBe('sherwood-shown-own_draw');
  });
  it('is nobody else’s business', () => {
    expect(sherwood([drew(null, 'reward')], 0, 2, 0)).toEqual([]);
  });
});

describe('a captured ship', () => {
  const play = (event: 'attacked' | 'commanded', seat: number, card: string): LootEvent => ({
    event,
    seat,
    card,
    berth: 4,
    merchant: 'm5',
    owner: 0,
  });
  const events: LootEvent[] = [
    play('attacked', 2, 'gold 4'),
    { event: 'launched', seat: 0, card: 'm5', berth: 4 },
    play('attacked', 1, 'blue 3'),
    play('attacked', 2, 'green 2'),
    play('attacked', 1, 'blue 1'),
    {
      event: 'captured',
      seat: 1,
      side: 1,
      berth: 4,
      merchant: 'm5',
      gold: 5,
      owner: 0,
      discarded: ['blue 3', 'blue 1', 'green 2'],
    },
  ];
  it('tells each side’s skulls since the launch, and the gold', () => {
    const [card] = loot(events, 5, [0, 1, 2, 3]);
    expect(card?.lines.map((line) => line.fields)).toEqual([
      { side: 1, skulls: 4 },
      { side: 2, skulls: 2 },
      { side: 1, gold: 5 },
    ]);
    expect(card?.seats).toEqual([0, 1, 2]);
  });
  it('names the captain that decided', () => {
    const fought = [...events.slice(0, 5), play('commanded', 2, 'green captain'), ...events.slice(5)];
    expect(loot(fought, 6, [0, 1, 2])[0]?.lines.map((line) => line.id)).toContain('loot-shown-trump');
  });
  it('that nobody attacked came home', () => {
    const home = events.filter((event) => event.event === 'launched' || event.event === 'captured');
    expect(ids(loot(home, 1, [0, 1])[0])).toEqual(['shown-unattacked', 'shown-gold']);
  });
});

describe('in Nottingham', () => {
  it('who was robbed sees the card and what paid for it; the robber has chosen it', () => {
    const [card] = nottingham([{ event: 'robbed', seat: 1, target: 0, card: 'gold' }], 0);
    expect(card?.seats).toEqual([0]);
    expect(card?.lines.map((line) => line.pieces)).toEqual([['gold'], ['pearls']]);
  });
  it('an exchange tells its ambush', () => {
    const [card] = nottingham(
      [
        { event: 'laid_out', seat: 0, card: 'gems', count: 3 },
        { event: 'struck', seat: 1, victim: 0, ambush: 'red', card: 'gems', count: 2 },
        { event: 'failed', seat: 0, card: 'gems', count: 2 },
      ],
      1,
    );
    expect(ids(card)).toEqual(['event-laid_out', 'event-struck', 'event-failed']);
    expect(card?.seats).toEqual([0, 1]);
  });
  it('one’s own favour comes before those of others', () => {
    const favour = (seat: number, card: string | null) => ({ event: 'favoured' as const, seat, card });
    const [card] = nottingham(
      [
        { event: 'exchanged', seat: 1, card: 'gems', count: 3, value: 11 },
        favour(1, null),
        favour(2, null),
        favour(0, 'copper'),
      ],
      0,
    );
    expect(card?.lines.map((line) => line.seat)).toEqual([1, 0, 1, 2]);
  });
});

describe('in Nuremberg', () => {
  it('all tolls of a card are one result', () => {
    const paid = (seat: number) => ({ event: 'toll_paid' as const, seat, owner: 0, road: 'ulm', gold: 1 });
    const cards = nuremberg([paid(1), { event: 'seized', seat: 0, victim: 1, cards: null, count: 2 }, paid(2)], 0);
    expect(cards).toHaveLength(1);
    expect(cards[0]?.seats).toEqual([0, 1, 2]);
    expect(cards[0]?.lines[1]?.pieces).toEqual([null, null]);
  });
  it('a sale concerns who gets its toll', () => {
    const sold = {
      event: 'sold' as const,
      cost: ['wood'],
      shows: true,
      seat: 1,
      good: 'compass',
      city: 'frankfurt',
      gold: 4,
    };
    expect(
      nuremberg([sold, { event: 'sale_toll_paid', seat: 1, owner: 2, road: 'ulm', gold: 1 }], 0)[0]?.seats,
    ).toEqual([2]);
  });
});

describe('cards', () => {
  const result = (seats: number[], lines = 2): Result => ({
    kind: 'x',
    title: { id: 'x', fields: {} },
    sign: 'plain',
    seats,
    dice: [],
    goal: null,
    lines: Array.from({ length: lines }, () => ({ id: 'x', fields: {} })),
  });
  it('are shown as the reader likes', () => {
    const both = [result([0]), result([1])];
    expect([chosen(both, 'mine', 0).length, chosen(both, 'all', 0).length, chosen(both, 'none', 0).length]).toEqual([
      1, 2, 0,
    ]);
    expect(chosen(both, 'mine', null)).toHaveLength(2);
  });
  it('hold the log until they are told, one after another', () => {
    const results = new Results();
    results.add([result([0])], 7);
    results.add([result([0])], 9);
    expect([results.line, results.more]).toEqual([7, 1]);
    results.tell();
    expect(results.line).toBe(7);
    results.tell();
    expect(results.line).toBe(9);
    results.next();
    expect([results.line, results.more]).toEqual([9, 0]);
    results.tell(true);
    expect(results.line).toBe(Infinity);
  });
  it('behind the first hold nothing once the reader is asked, but stay', () => {
    const results = new Results();
    results.add([result([0]), result([1])], 7);
    results.release();
    expect(results.line).toBe(7);
    results.tell(true);
    expect([results.line, results.more]).toEqual([Infinity, 1]);
  });
});
