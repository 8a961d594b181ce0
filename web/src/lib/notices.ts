/** Requests about turns, notices of them, and answers in advance. */
import type { AheadInfo, LetterUsed, MyTurns, NoticeInfo, SetNotices } from './api';
import { request } from './http';

export type HookKind = NonNullable<NoticeInfo['hook_kind']>;
export type Lasting = AheadInfo['said'][string];

export const getTurns = () => request<MyTurns>('GET', '/me/turns');
export const getNotices = () => request<NoticeInfo>('GET', '/me/notices');
export const setNotices = (wish: SetNotices) => request<NoticeInfo>('PUT', '/me/notices', wish);
export const testHook = () => request<NoticeInfo>('POST', '/me/notices/test');
/** What a link in a letter is for is done. */
export const useLetter = (token: string) => request<LetterUsed>('POST', `/letters/${encodeURIComponent(token)}`);
export const getAhead = (table: string) => request<AheadInfo>('GET', `/tables/${encodeURIComponent(table)}/ahead`);
export const sayAhead = (table: string, said: Record<string, Lasting>) =>
  request<AheadInfo>('PUT', `/tables/${encodeURIComponent(table)}/ahead`, { said });

/** Minutes since midnight as an input of time has them, and back. */
export const asTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
export const asMinute = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
