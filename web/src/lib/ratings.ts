/** Requests about results and ratings. */
import type { HeadToHead, Leaders, Profile, TableRatings } from './api';
import { request } from './http';

export const getProfile = (handle: string) => request<Profile>('GET', `/people/${handle}`);
export const getAgainst = (one: string, other: string) => request<HeadToHead>('GET', `/people/${one}/against/${other}`);
export const getLeaders = (game: string, seats: number) =>
  request<Leaders>('GET', `/leaders?game=${encodeURIComponent(game)}&seats=${seats}`);
export const getTableRatings = (id: string) =>
  request<TableRatings>('GET', `/tables/${encodeURIComponent(id)}/ratings`);

const digits = (language: string, sign: boolean) =>
  new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: sign ? 'exceptZero' : 'auto',
  });
/** A rating as it is written: 26.3. */
export const written = (rating: number, language: string): string => digits(language, false).format(rating);
/** What a match changed: +1.2, −0.8. */
export const changed = (change: number, language: string): string => digits(language, true).format(change);

/** The way of a rating in a frame: x by match, y by rating, with a little room above and below. */
export function curve(ratings: readonly number[], width: number, height: number): [number, number][] {
  const low = Math.min(25, ...ratings) - 1;
  const high = Math.max(25, ...ratings) + 1;
  const all = [25, ...ratings];
  return all.map((rating, i) => [
    all.length === 1 ? 0 : (i / (all.length - 1)) * width,
    height - ((rating - low) / (high - low)) * height,
  ]);
}
