/** The texts as they are written, wherever their game lives. */
import { readFileSync } from 'node:fs';
import { addresses } from '../src/games/texts';
import type { Language } from '../src/lib/i18n';

const list = new URL('../src/games/texts.ts', import.meta.url);

/** The source of the app's catalogue, or of a game's. */
export function sourceOf(name: string, lang: Language): string {
  const end = `/${name === 'app' ? 'brigand' : name}/texts/${lang}.ftl`;
  const path = Object.keys(addresses).find((one) => one.endsWith(end));
  if (!path) throw new Error(`no texts of ${name} in games/texts.ts`);
  return readFileSync(new URL(path, list), 'utf8');
}
