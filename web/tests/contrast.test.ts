import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');
/** Games that live elsewhere have their colours beside their face too. */
const faces = [...read('games/index.ts').matchAll(/^import (\w+) from '(.*)\/face';$/gm)];
const css = [read('lib/style/tokens.css'), ...faces.map(([, , folder]) => read(`games/${folder}/colours.css`))].join(
  '\n',
);
type Theme = 'light' | 'dark';

/** The value of a custom property in a theme, from the block of the given selector. */
function token(name: string, theme: Theme, selector = ':root'): string {
  for (const [, head = '', body = ''] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    if (!head.trim().endsWith(selector)) continue;
    const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(body)?.[1];
    if (!value) continue;
    const pair = /light-dark\((#\w+), (#\w+)\)/.exec(value);
    return (pair ? pair[theme === 'light' ? 1 : 2] : value) as string;
  }
  throw new Error(`no token --${name}`);
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const v = parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (hi + 0.05) / (lo + 0.05);
}

const texts = ['ink', 'muted', 'act-text', 'warn-text', 'gold-text', 'good-text'];
const grounds = ['paper', 'sheet'];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground])))('%s on %s', (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['on-strong', 'act'],
    ['on-strong', 'warn'],
    ['ink', 'calm'],
    ['ink', 'calm-press'],
    ['ink', 'sunk'],
    ['paper', 'ink'],
    ['art-ink', 'art-paper'],
    ['art-ink', 'art-gold'],
  ])('%s on %s', (text, ground) => {
    expect(contrast(token(text, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['act-press', 'warn-press'])('a pressed button (%s) stays readable', (ground) => {
    expect(contrast(token('on-strong', theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  it('focus and legal marks stand out', () => {
    expect(contrast(token('focus', theme), token('paper', theme))).toBeGreaterThanOrEqual(3);
  });
});

describe('key colours', () => {
  it.each(faces.map(([, game]) => game))('text on the colour of %s', (game) => {
    expect(contrast(token('on-key', 'light'), token('key', 'light', `[data-game='${game}']`))).toBeGreaterThanOrEqual(
      4.5,
    );
  });
});
