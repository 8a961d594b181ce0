/** Texts from Fluent catalogues: one per language for the app, one per language and game. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const languages = ['en', 'it', 'de'] as const;
export type Language = (typeof languages)[number];
export type Args = Record<string, FluentVariable>;

export interface Texts {
  lang: Language;
  /** The text of a message (`loot-draw`) or of its attribute (`loot-draw.refusal`), or undefined. */
  find(key: string, args?: Args): string | undefined;
  /** Whether there is such a message or attribute. */
  has(key: string): boolean;
}

/** Makes one language's texts from the sources of its catalogues. Broken messages are left out. */
export function createTexts(lang: Language, sources: string[]): Texts {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return { lang, find: (key, args) => find(bundle, key, args), has: (key) => pattern(bundle, key) !== undefined };
}

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>;

function pattern(bundle: FluentBundle, key: string): Pattern | undefined {
  const dot = key.indexOf('.');
  const message = bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  return (dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)]) ?? undefined;
}

function find(bundle: FluentBundle, key: string, args?: Args): string | undefined {
  const found = pattern(bundle, key);
  if (found === undefined) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(found, args ?? null, errors);
  if (errors.length > 0 && import.meta.env.DEV) console.warn(`text ${key}:`, ...errors);
  return text;
}

/** The text in the first language that has it; a missing key stays visible as ⟦key⟧. */
export function lookUp(chain: Texts[], key: string, args?: Args): string {
  for (const texts of chain) {
    const text = texts.find(key, args);
    if (text !== undefined) return text;
  }
  if (import.meta.env.DEV) console.warn(`no text for ${key}`);
  return `⟦${key}⟧`;
}

/** The reader's language: stored choice, else the first of the browser's that we speak, else English. */
export function preferredLanguage(stored: string | null, wanted: readonly string[]): Language {
  const speak = (tag: string) => languages.find((lang) => lang === tag.toLowerCase().split('-')[0]);
  for (const tag of [stored, ...wanted]) {
    const lang = tag ? speak(tag) : undefined;
    if (lang) return lang;
  }
  return 'en';
}

type Loader = () => Promise<string>;
/** Catalogues are fetched as they are written: they are text, not code. */
const addresses = import.meta.glob<string>('../../../src/brigand/**/texts/*.ftl', { query: '?url', import: 'default', eager: true });
const files: Record<string, Loader> = Object.fromEntries(
  Object.entries(addresses).map(([path, address]) => [path, async () => (await fetch(address)).text()]),
);

/** Catalogue `app` lies in src/brigand/texts, a game's in src/brigand/games/<game>/texts. */
export function catalogue(name: string, lang: Language, among: Record<string, Loader> = files): Loader | undefined {
  const folder = name === 'app' ? 'src/brigand/texts' : `src/brigand/games/${name}/texts`;
  const path = Object.keys(among).find((file) => file.endsWith(`/${folder}/${lang}.ftl`));
  return path ? among[path] : undefined;
}
