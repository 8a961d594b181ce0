/** Texts from Fluent catalogues: one per language for the app, one per language and game. */
import { FluentBundle, FluentNumber, FluentResource, type FluentFunction, type FluentVariable } from '@fluent/bundle';
import { addresses, covers } from '../games/texts';

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

/** `+2`, `−2`, `0`: the function SIGNED of the texts, as src/brigand/text.py has it. */
const SIGNED: FluentFunction = ([value]) => {
  const number = value instanceof FluentNumber ? value.value : Number(value);
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
};

/** Makes one language's texts from the sources of its catalogues. Broken messages are left out. */
export function createTexts(lang: Language, sources: string[]): Texts {
  const bundle = new FluentBundle(lang, { functions: { SIGNED }, useIsolating: false });
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
const files: Record<string, Loader> = Object.fromEntries([
  ...Object.entries(addresses).map(([path, address]) => [path, async () => (await fetch(address)).text()]),
  ...Object.entries(covers).map(([path, text]) => [path, () => Promise.resolve(text)]),
]);

/** The app's texts lie in src/brigand/texts, what the covers say in games/covers, a game's in <game>/texts. */
const folders: Record<string, string> = { app: 'brigand/texts', covers: './covers' };

/** The catalogue `app`, `covers` or of a game. */
export function catalogue(name: string, lang: Language, among: Record<string, Loader> = files): Loader | undefined {
  const end = `${folders[name] ?? `/${name}/texts`}/${lang}.ftl`;
  const path = Object.keys(among).find((file) => file.endsWith(end));
  return path ? among[path] : undefined;
}
