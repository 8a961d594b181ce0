import { describe, expect, test } from 'vitest';
import { same } from '../src/lib/actions';
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

describe('several parts at once', () => {
  const jobs = [1, 2].map((circle): Action => ({ do: 'job', stretch: 1, circle }));

  test('are kept until the rest is chosen', () => {
    const choice = asked([...jobs, { do: 'pass' }]);
    choice.begin({ do: 'job', stretch: 1 });
    expect([choice.picked, choice.ready]).toEqual([{ do: 'job', stretch: 1 }, null]);
    expect([choice.goesOn({ circle: 2 }), choice.goesOn({ do: 'pass' })]).toEqual([true, false]);
    expect([choice.offers({ do: 'pass' }), choice.offers({ circle: 3 })]).toEqual([true, false]);
    choice.pick('circle', 2);
    expect(choice.ready).toEqual(jobs[1]);
    expect([choice.isReady({ do: 'job' }), choice.isReady({ circle: 1 })]).toEqual([true, false]);
  });

  test('are the whole action if only one way is left', () => {
    const choice = asked([...jobs, { do: 'pass' }]);
    choice.begin({ circle: 1 });
    expect(choice.ready).toEqual(jobs[0]);
    choice.begin({ circle: 1 });
    expect(sent).toEqual([jobs[0]]);
  });

  test('that cannot be are tried, so that the server says why not', () => {
    const choice = asked(jobs);
    choice.begin({ do: 'job', stretch: 2 });
    expect(sent).toEqual([{ do: 'job', stretch: 2 }]);
    expect(choice.isEmpty).toBe(true);
  });
});

describe('the same action', () => {
  test('counts things and lists cards in any order', () => {
    const trade: Action = { do: 'offer', give: { wood: 1, ore: 2 }, want: { gold: 1 } };
    expect(same(trade, { do: 'offer', want: { gold: 1 }, give: { ore: 2, wood: 1 } })).toBe(true);
    expect(same(offer('gold', 'gems'), offer('gems', 'gold'))).toBe(true);
  });

  test('has the same parts, as many, and no more', () => {
    const trade: Action = { do: 'offer', give: { wood: 1 }, want: { gold: 1 } };
    expect(same(trade, { ...trade, to: 2 })).toBe(false);
    expect(same(trade, { ...trade, give: { wood: 2 } })).toBe(false);
    expect(same(trade, { ...trade, give: { wood: 1, ore: 1 } })).toBe(false);
    expect(same(offer('gold'), offer('gold', 'gold'))).toBe(false);
    expect(same({ do: 'pass' }, { do: 'draw' })).toBe(false);
  });
});

describe('answers that follow one another', () => {
  const lose = (card: string): Action => ({ do: 'discard', card });
  const legal = [lose('wood'), lose('ore')];

  test('are put in and out one by one; too many push the first out', () => {
    const choice = asked([lose('ore'), lose('wood')]);
    choice.toggle(lose('ore'), false, 2);
    expect(choice.ready).toBeNull();
    choice.toggle(lose('wood'), false, 2);
    expect(choice.ready).toEqual(lose('ore'));
    choice.toggle(lose('wood'), false, 2);
    expect(choice.several).toEqual([lose('wood'), lose('wood')]);
    choice.toggle(lose('wood'), true, 2);
    expect(choice.several).toEqual([lose('wood')]);
    expect(choice.ready).toBeNull();
  });

  test('are chosen together, confirmed once and sent one after the other', () => {
    const choice = asked(legal);
    choice.gather([lose('ore'), lose('ore')], false);
    expect(choice.ready).toBeNull();
    choice.gather([lose('ore'), lose('ore'), lose('wood')], true);
    choice.confirm();
    expect(sent).toEqual([lose('ore')]);
    choice.ask([]);
    expect(sent).toHaveLength(1);
    choice.ask(legal);
    choice.ask(legal);
    choice.ask(legal);
    expect(sent).toEqual([lose('ore'), lose('ore'), lose('wood')]);
  });

  test('stay chosen when others have answered, and can be put back', () => {
    const choice = asked(legal);
    choice.gather([lose('ore'), lose('wood')], true);
    choice.ask(structuredClone(legal));
    expect(choice.several).toHaveLength(2);
    choice.cancel();
    choice.confirm();
    expect(sent).toEqual([]);
  });

  test('are not sent on when one of them was refused or is impossible', () => {
    const choice = asked(legal);
    choice.gather([lose('ore'), lose('ore')], true);
    choice.confirm();
    choice.halt();
    choice.ask(legal);
    choice.gather([lose('ore'), lose('wood')], true);
    choice.confirm();
    choice.ask([lose('ore')]);
    choice.ask(legal);
    expect(sent).toEqual([lose('ore'), lose('ore')]);
  });
});
