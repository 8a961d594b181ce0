/** Addresses of the app: what a path shows, and the path of every page. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; move: number | null }
  | { page: 'rules'; game: string; rule: string | null }
  | { page: 'me' }
  | { page: 'link'; token: string }
  | { page: 'letter'; token: string }
  | { page: 'person'; handle: string }
  | { page: 'leaders'; game: string; seats: number }
  | { page: 'lost' };

const word = (text: string | undefined): string | null => (text && /^[\w-]+$/.test(text) ? text : null);

/** Which page a path (and its part after #) means. */
export function parse(path: string, hash = ''): Route {
  const parts = path.split('/').filter(Boolean);
  const mark = decodeURIComponent(hash.replace(/^#/, ''));
  const [first, second, third] = parts;
  const name = word(second);
  if (parts.length === 0) return { page: 'home' };
  if (first === 'table' && name && parts.length === 2) return { page: 'table', id: name };
  if (first === 'table' && name && third === 'replay' && parts.length === 3)
    return { page: 'replay', id: name, move: /^\d+$/.test(mark) ? Number(mark) : null };
  if (first === 'rules' && name && parts.length === 2) return { page: 'rules', game: name, rule: mark || null };
  if (first === 'me' && parts.length === 1) return { page: 'me' };
  if (first === 'link' && parts.length === 1) return { page: 'link', token: mark };
  if (first === 'letter' && parts.length === 1) return { page: 'letter', token: mark };
  if (first === 'person' && name && parts.length === 2) return { page: 'person', handle: name };
  if (first === 'leaders' && name && /^\d{1,2}$/.test(third ?? '') && parts.length === 3)
    return { page: 'leaders', game: name, seats: Number(third) };
  return { page: 'lost' };
}

export const toTable = (id: string): string => `/table/${id}`;
/** The replay at a move, or with the coach's panel open. */
export const toReplay = (id: string, move?: number | 'coach'): string =>
  `/table/${id}/replay${move === undefined ? '' : `#${move}`}`;
export const toPerson = (handle: string): string => `/person/${handle}`;
/** The list of those rated in a game with so many players. */
export const toLeaders = (game: string, seats: number): string => `/leaders/${game}/${seats}`;
export const toRules = (game: string, rule?: string): string => `/rules/${game}${rule ? `#${rule}` : ''}`;
