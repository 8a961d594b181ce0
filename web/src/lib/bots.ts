/** The bot one meets without choosing: neither the weakest nor the slowest. */
export const usualBot = (bots: string[]): string => (bots.includes('medium') ? 'medium' : (bots.at(-1) ?? 'greedy'));
