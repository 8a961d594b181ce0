/** The four suits as shapes, each within a circle of radius 20: the plates of colour, then the ink. */
import type { Suit } from '../box';

export interface Shape {
  d: string;
  /** A fill class, or «line» for ink. */
  fill: string;
}

const cup = 'M-16-18H16C16-4 9 3 4 5V9C4 12 11 13 12 19H-12C-11 13-4 12-4 9V5C-9 3-16-4-16-18Z';
const blade = 'M0-21L6-12V5H-6V-12Z';
const hilt = 'M-15 4H15L13 10H4V15H-4V10H-13Z';
const club = 'M-16 15C-9 7-5 0-2-7C0-14 5-20 12-19C19-17 19-9 14-4C8 2 0 8-9 19C-12 22-19 19-16 15Z';
const leaves = 'M1-3C-7-2-12-8-12-15C-5-16 1-10 1-3ZM6 3C13 1 18 5 20 12C13 14 7 10 6 3Z';

export const signs: Record<Suit, Shape[]> = {
  coins: [],
  cups: [
    { d: cup, fill: 'line bold' },
    { d: cup, fill: 'gold' },
    { d: 'M-16-18H16L15-11H-15Z', fill: 'red' },
    { d: 'M-10-8C-9-3-6 0-4 1', fill: 'line thin' },
    { d: 'M-4 7H4M-9 16H9', fill: 'line thin' },
  ],
  swords: [
    { d: blade + hilt, fill: 'line bold' },
    { d: blade, fill: 'sky' },
    { d: hilt, fill: 'deep' },
    { d: 'M0-15V2', fill: 'line thin' },
    { d: 'M0 13A4 4 0 1 1-.1 13Z', fill: 'line' },
    { d: 'M0 13A4 4 0 1 1-.1 13Z', fill: 'gold' },
  ],
  clubs: [
    { d: club, fill: 'line bold' },
    { d: leaves, fill: 'line' },
    { d: club, fill: 'wood' },
    { d: leaves, fill: 'leaf' },
    { d: 'M9-13A2.4 2.4 0 1 1 8.9-13ZM-9 11L-5 14M-3 4L1 7M3-1L6-5', fill: 'line thin' },
  ],
};

/** The colour of a suit's ribbon and of its figures' clothes. */
export const inks: Record<Suit, string> = { coins: 'ochre', cups: 'red', swords: 'deep', clubs: 'leaf' };
