import { describe, expect, test } from 'vitest';
import type { Action } from '../src/lib/board';
import { Choice } from '../src/lib/choice.svelte';

const sent: Action[] = [];
function asked(legal: Action[]): Choice {
  sent.length = 0;
  const choice = new Choice({
    attempt: (picked) => ({ do: 'attempt', ...picked }),
    prefer: (possible) => possible.find((action) => 'count' in action) ?? null,
    atOnce: () => false,
    isCareful: () => false,
    send: (action) => sent.push(action),
  });
  choice.ask(legal);
  return choice;
}
const offer = (...cards: string[]): Action => ({ do: 'offer', cards });

describe('answers that take several cards', () => {
  const offers = [offer('gold'), offer('gems'), offer('gold', 'gems'), offer('gems', 'gems')];

  test('are gathered card by card, in any order', () => {
    const choice = asked(offers);
    choice.pick('card', 'gems');
    expect(choice.ready).toEqual(offer('gems'));
    choice.pick('card', 'gold');
    expect(choice.ready).toEqual(offer('gold', 'gems'));
    choice.drop('card', 'gold');
    expect(choice.ready).toEqual(offer('gems'));
    choice.pick('card', 'gems');
    expect(choice.ready).toEqual(offer('gems', 'gems'));
  });

  test('make room for the latest card', () => {
    const choice = asked(offers);
    for (const card of ['gems', 'gems', 'gold']) choice.pick('card', card);
    expect(choice.ready).toEqual(offer('gold', 'gems'));
  });

  test('stay chosen when the same is asked again', () => {
    const choice = asked(offers);
    choice.pick('card', 'gold');
    choice.ask(structuredClone(offers));
    expect(choice.ready).toEqual(offer('gold'));
  });

  test('an illegal card is tried, so that the server says why not', () => {
    asked(offers).pick('card', 'chest');
    expect(sent).toEqual([{ do: 'attempt', cards: ['chest'] }]);
  });
});

describe('answers that count', () => {
  const sets = [3, 4].map((count): Action => ({ do: 'exchange', card: 'gold', count }));

  test('begin with the preferred one and take one more or less', () => {
    const choice = asked([...sets, { do: 'pass' }]);
    choice.pick('card', 'gold');
    expect(choice.ready?.count).toBe(3);
    choice.pick('card', 'gold');
    expect(choice.ready?.count).toBe(4);
    choice.drop('card', 'gold');
    expect(choice.ready?.count).toBe(3);
    choice.drop('card', 'gold');
    expect(choice.isEmpty).toBe(true);
  });
});

describe('an answer that is proposed', () => {
  const counter = (wool: number): Action => ({ do: 'counter', give: { wool }, want: { wood: 2 } });

  test('waits to be confirmed, whatever it is made of', () => {
    const choice = asked([{ do: 'decline' }, counter(1), counter(2)]);
    choice.propose(counter(2));
    expect(choice.ready).toEqual(counter(2));
    expect(sent).toEqual([]);
    choice.ask([{ do: 'decline' }, counter(1), counter(2)]);
    expect(choice.ready).toEqual(counter(2));
    choice.confirm();
    expect(sent).toEqual([counter(2)]);
  });

  test('is nothing if it is not allowed', () => {
    const choice = asked([{ do: 'decline' }]);
    choice.propose(counter(1));
    expect(choice.isEmpty).toBe(true);
  });
});
