// Generated from the games by `python -m tests.regenerate`. Do not edit.
export type Suit = "coins" | "cups" | "swords" | "clubs";

export type Rank = "two" | "four" | "five" | "six" | "seven" | "jack" | "knight" | "king" | "three" | "ace";

export const suits: Suit[] = ["coins", "cups", "swords", "clubs"];
/** From the weakest to the strongest. */
export const ranks: Rank[] = ["two", "four", "five", "six", "seven", "jack", "knight", "king", "three", "ace"];
/** What the cards count, by rank. */
export const points: number[] = [0, 0, 0, 0, 0, 2, 3, 4, 10, 11];
/** Of the whole deck. */
export const allPoints: number = 120;
