/** Requests about oneself: devices, links that work once, an account, what is kept. */
import type { Done, LinkInfo, LinkUsed, MadeLink, Me } from './api';
import { request } from './http';

export const getMe = () => request<Me>('GET', '/me');
/** A link for another device, which leads there to a table or to the first page. */
export const makeLink = (table: string | null) => request<MadeLink>('POST', '/me/links', { table });
export const endDevice = (device: string) => request<Me>('DELETE', `/me/devices/${encodeURIComponent(device)}`);
export const lookAtLink = (token: string) => request<LinkInfo>('POST', '/links/look', { token });
export const useLink = (token: string, password: string | null = null) =>
  request<LinkUsed>('POST', '/links/use', { token, password });
export const signUp = (name: string, password: string, mail: string) =>
  request<Me>('POST', '/account', { name, password, mail });
export const changePassword = (old: string, fresh: string) =>
  request<Me>('PUT', '/account/password', { old, new: fresh });
export const setMail = (mail: string, password: string) => request<Me>('PUT', '/account/mail', { mail, password });
/** With the tables of the guest that this browser was, or without. */
export const signIn = (name: string, password: string, bring: boolean) =>
  request<Done>('POST', '/session', { name, password, bring });
export const signOut = () => request<Done>('DELETE', '/session');
/** A link to the e-mail address of a name, if it has one. */
export const mailLink = (name: string) => request<Done>('POST', '/session/mail', { name });
export const forgetMe = (password: string | null) => request<Done>('DELETE', '/me', { password });
export const dataAddress = '/api/me/data';
