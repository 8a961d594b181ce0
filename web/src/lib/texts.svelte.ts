/** The texts of the page. `t` is reactive: change the language or add a game and every text follows. */
import { catalogue, createTexts, lookUp, preferredLanguage, type Args, type Language, type Texts } from './i18n';

const stored = () => (typeof localStorage === 'undefined' ? null : localStorage.getItem('brigand.language'));
const wanted = () => (typeof navigator === 'undefined' ? [] : navigator.languages);

let lang = $state<Language>(preferredLanguage(stored(), wanted()));
let chain = $state.raw<Texts[]>([]);
const names = new Set(['app', 'covers']);
const sources = new Map<string, Promise<string>>();

function source(name: string, language: Language): Promise<string> {
  const key = `${name}/${language}`;
  const loaded = sources.get(key) ?? fetched(name, language);
  sources.set(key, loaded);
  return loaded;
}

function fetched(name: string, language: Language): Promise<string> {
  const load = catalogue(name, language);
  if (!load) throw new Error(`no texts of ${name} in games/texts.ts`);
  return load();
}

async function build(language: Language): Promise<void> {
  // No second language behind it: a test keeps all catalogues equal.
  const texts = createTexts(language, await Promise.all([...names].map((name) => source(name, language))));
  if (language === lang) chain = [texts];
}

/** Text of a message or attribute: t('loot-action-draw'), t('loot-draw-pile_empty.refusal', { ship }). */
export const t = (key: string, args?: Args): string => lookUp(chain, key, args);

/** «Ann, Bob and Cat» */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : t('list', { first: items.slice(0, -1).join(', '), last: items.at(-1) ?? '' });

/** Whether there is such a text. */
export const has = (key: string): boolean => chain.some((texts) => texts.has(key));

export const language = (): Language => lang;

/** Loads the texts of the app in the present language; call it once before the first page. */
export const startTexts = (): Promise<void> => build(lang);

/** Adds a game's catalogue; its texts are there when the promise is. */
export function addGameTexts(game: string): Promise<void> {
  if (names.has(game)) return Promise.resolve();
  names.add(game);
  return build(lang);
}

/** Switches the language without losing anything else. */
export function setLanguage(language: Language): Promise<void> {
  lang = language;
  localStorage.setItem('brigand.language', language);
  document.documentElement.lang = language;
  return build(language);
}
