/** Briscola's cards by their ids: «ace of cups». */
import { ranks, suits, type Rank, type Suit } from './box';

export interface CardFace {
  rank: Rank;
  suit: Suit;
}

/** What a card shows. */
export function faceOf(card: string): CardFace {
  const [rank, suit] = card.split(' of ');
  return {
    rank: ranks.find((name) => name === rank) ?? 'two',
    suit: suits.find((name) => name === suit) ?? 'coins',
  };
}

/** What stands in the corner, as Italian decks number their cards. */
export const corners: Record<Rank, string> = {
  ace: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  jack: '8',
  knight: '9',
  king: '10',
};

export const suitOf = (card: string): Suit => faceOf(card).suit;
