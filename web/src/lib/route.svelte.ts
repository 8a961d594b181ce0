/** The page shown now. Links inside the app are followed without loading the page again. */
import { parse, type Route } from './router';

const here = (): Route => parse(location.pathname, location.hash);
let current = $state.raw<Route>(here());

export const route = (): Route => current;

/** Shows another page of the app. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  const before = location.pathname;
  history[options.replace ? 'replaceState' : 'pushState'](null, '', path);
  current = here();
  if (location.pathname !== before) scrollTo(0, 0);
}

function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin || link.pathname.startsWith('/api')) return;
  if (link.getAttribute('href')?.startsWith('#')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** Call once: follows links and the browser's back and forward. */
export function startRouter(): void {
  addEventListener('click', follow);
  addEventListener('popstate', () => (current = here()));
  addEventListener('hashchange', () => (current = here()));
}
