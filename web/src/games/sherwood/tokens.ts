/** Loot tokens by their names: «red ring», «coin», «village coin». */
import { jewels, lootColors as colors } from './box';

const rank = (token: string): number => {
  const [color, kind] = token.split(' ');
  return colors.includes(color ?? '')
    ? colors.indexOf(color ?? '') * 10 + jewels.indexOf(kind ?? '')
    : token === 'coin'
      ? 90
      : 91;
};

/** Colour by colour, coins last. */
export const sorted = (tokens: readonly string[]): string[] => [...tokens].sort((a, b) => rank(a) - rank(b));
export const kindOf = (token: string): string => token.split(' ')[1] ?? token;
export const colorOf = (token: string): string => token.split(' ')[0] ?? '';
