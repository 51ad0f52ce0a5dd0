import { defaultLanguage, type Language, languages } from '#domain/shared/languages.ts';
import { pagePaths } from './pages.ts';

/** The pages search engines may show: each has an address of its own in every language. */
export const localisedPages = ['home', 'plans', 'demo', 'privacy', 'terms', 'gdpr'] as const;
export type LocalisedPage = (typeof localisedPages)[number];

const pageByPath = new Map<string, LocalisedPage>(localisedPages.map((page) => [pagePaths[page], page]));

/** Which of these pages a path without language leads to, e.g. `/subscribe` to `plans`. */
export const findLocalisedPage = (path: string): LocalisedPage | undefined => pageByPath.get(path);

/** A path in a language: `/de/subscribe`; Italian and all other pages keep theirs. */
export function localisedAddress(path: string, language: Language): string {
  if (language === defaultLanguage || !pageByPath.has(path)) return path;
  return `/${language}${path}`.replace(/\/$/, '');
}

/** The way back: `/de/subscribe` is `/subscribe` in German. Without a language the path may be any. */
export function readLocalisedAddress(address: string): { path: string; language?: Language } {
  const given = address.replace(/(.)\/$/, '$1');
  for (const language of languages) {
    if (language === defaultLanguage || !`${given}/`.startsWith(`/${language}/`)) continue;
    const path = given.slice(language.length + 1) || '/';
    if (pageByPath.has(path)) return { path, language };
  }
  return { path: given };
}
