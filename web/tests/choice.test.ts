import { describe, expect, it } from 'vitest';
import type { Action } from '../src/lib/board';
import { Choice } from '../src/lib/choice.svelte';

const legal: Action[] = [
  { do: 'draw' },
  { do: 'launch', card: 'm5' },
  { do: 'attack', card: 'blue 3', berth: 1 },
  { do: 'attack', card: 'blue 3', berth: 2 },
  { do: 'attack', card: 'green 1', berth: 2 },
];

function table(oneTap = false) {
  const sent: Action[] = [];
  const choice = new Choice({
    attempt: (picked) => ({ do: 'try', ...picked }),
    atOnce: () => oneTap,
    isCareful: (action) => action.do === 'discard',
    send: (action) => sent.push(action),
  });
  choice.ask(legal);
  return { choice, sent };
}

describe('choose, preview, confirm', () => {
  it('shows where a card can go, previews it there and sends it when confirmed', () => {
    const { choice, sent } = table();
    choice.pick('card', 'blue 3');
    expect([1, 2, 3].map((berth) => choice.invites('berth', berth))).toEqual([true, true, false]);
    expect(choice.ready).toBeNull();
    choice.pick('berth', 2);
    expect(choice.ready).toEqual({ do: 'attack', card: 'blue 3', berth: 2 });
    expect(sent).toEqual([]);
    choice.confirm();
    expect(sent).toEqual([{ do: 'attack', card: 'blue 3', berth: 2 }]);
    expect(choice.isEmpty).toBe(true);
  });
  it('previews at once what has only one way', () => {
    const { choice } = table();
    choice.pick('card', 'm5');
    expect(choice.ready).toEqual({ do: 'launch', card: 'm5' });
  });
  it('begins anew with another card and puts the same one back', () => {
    const { choice } = table();
    choice.pick('card', 'blue 3');
    choice.pick('card', 'green 1');
    expect(choice.ready?.berth).toBe(2);
    choice.pick('card', 'green 1');
    expect(choice.isEmpty).toBe(true);
  });
  it('takes the target first as well', () => {
    const { choice } = table();
    choice.pick('berth', 2);
    expect(choice.invites('card', 'green 1')).toBe(true);
    choice.pick('card', 'green 1');
    expect(choice.ready).toEqual({ do: 'attack', card: 'green 1', berth: 2 });
  });
  it('asks the server why not', () => {
    const { choice, sent } = table();
    choice.pick('card', 'green 1');
    choice.pick('berth', 1);
    expect(sent).toEqual([{ do: 'try', card: 'green 1', berth: 1 }]);
  });
  it('confirms with a second click on the target', () => {
    const { choice, sent } = table();
    choice.pick('card', 'blue 3');
    choice.pick('berth', 1);
    choice.pick('berth', 1);
    expect(sent).toEqual([{ do: 'attack', card: 'blue 3', berth: 1 }]);
  });
  it('needs no confirmation with one tap, but a target of its own', () => {
    const { choice, sent } = table(true);
    choice.pick('card', 'green 1');
    expect(sent).toEqual([]);
    choice.cancel();
    choice.pick('card', 'm5');
    expect(sent).toEqual([{ do: 'launch', card: 'm5' }]);
  });
  it('plays a button at once', () => {
    const { choice, sent } = table();
    choice.play({ do: 'draw' });
    expect(sent).toEqual([{ do: 'draw' }]);
  });
  it('forgets what is no longer possible', () => {
    const { choice } = table();
    choice.pick('card', 'm5');
    choice.ask([{ do: 'draw' }]);
    expect(choice.ready).toBeNull();
    expect(choice.isEmpty).toBe(true);
  });
});
