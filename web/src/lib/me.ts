/** Requests about oneself: devices and links that work once. */
import type { LinkInfo, LinkUsed, MadeLink, Me } from './api';
import { request } from './http';

export const getMe = () => request<Me>('GET', '/me');
/** A link for another device, which leads there to a table or to the first page. */
export const makeLink = (table: string | null) => request<MadeLink>('POST', '/me/links', { table });
export const endDevice = (device: string) => request<Me>('DELETE', `/me/devices/${encodeURIComponent(device)}`);
export const lookAtLink = (token: string) => request<LinkInfo>('POST', '/links/look', { token });
export const useLink = (token: string) => request<LinkUsed>('POST', '/links/use', { token });
