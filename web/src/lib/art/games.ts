/** The four games, in the order of their covers. */
export const games = ['loot', 'nottingham', 'sherwood', 'nuremberg'] as const;
export type GameId = (typeof games)[number];
