/** The texts of the page. `t` is reactive: change the language or add a game and every text follows. */
import { catalogue, createTexts, lookUp, preferredLanguage, type Args, type Language, type Texts } from './i18n';

const stored = () => (typeof localStorage === 'undefined' ? null : localStorage.getItem('brigand.language'));
const wanted = () => (typeof navigator === 'undefined' ? [] : navigator.languages);

let lang = $state<Language>(preferredLanguage(stored(), wanted()));
let chain = $state.raw<Texts[]>([]);
const names = new Set(['app']);
const sources = new Map<string, Promise<string>>();

function source(name: string, language: Language): Promise<string> {
  const key = `${name}/${language}`;
  const loaded = sources.get(key) ?? catalogue(name, language)?.() ?? Promise.resolve('');
  sources.set(key, loaded);
  return loaded;
}

async function build(language: Language): Promise<void> {
  const order: Language[] = language === 'en' ? ['en'] : [language, 'en'];
  const texts = await Promise.all(
    order.map(async (one) => createTexts(one, await Promise.all([...names].map((name) => source(name, one))))),
  );
  if (language === lang) chain = texts;
}

/** Text of a message or attribute: t('loot-draw'), t('loot-draw-pile_empty.refusal', { ship }). */
export const t = (key: string, args?: Args): string => lookUp(chain, key, args);

/** Whether there is such a text. */
export const has = (key: string): boolean => chain.some((texts) => texts.find(key) !== undefined);

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
