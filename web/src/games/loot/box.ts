// Generated from the games by `python -m tests.regenerate`. Do not edit.
export type Fleet = "blue" | "green" | "purple" | "gold";

export const fleets: Fleet[] = ["blue", "green", "purple", "gold"];
/** The different merchants, by their gold. */
export const merchants: number[] = [2, 3, 4, 5, 6, 7, 8];
/** The different pirate ships of a fleet. */
export const skulls: number[] = [1, 2, 3, 4];
