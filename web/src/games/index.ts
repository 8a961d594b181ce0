// Generated from the games by `python -m tests.regenerate`. Do not edit.
import type { Listed } from '$lib/games';
import loot from './loot/face';
import nottingham from './nottingham/face';
import sherwood from './sherwood/face';
import nuremberg from './nuremberg/face';

export const games: Listed[] = [
	{ ...loot, id: "loot", seats: [2, 3, 4, 5, 6, 8], minutes: 20 },
	{ ...nottingham, id: "nottingham", seats: [3, 4, 5, 6, 7], minutes: 30 },
	{ ...sherwood, id: "sherwood", seats: [2, 3, 4, 5], minutes: 45 },
	{ ...nuremberg, id: "nuremberg", seats: [3, 4], minutes: 120 },
];
