import { describe, expect, it, vi } from 'vitest';

vi.mock('../src/lib/texts.svelte', () => ({ t: (_: string, words: { action: string }) => `${words.action}?` }));
const { asked } = await import('../src/lib/status');

describe('the question before a move', () => {
  it('has one mark at its end', () => {
    expect(asked('Draw a card')).toBe('Draw a card?');
    expect(asked('Where is the beer?')).toBe('Where is the beer?');
    expect(asked('To market!')).toBe('To market!');
  });
});
