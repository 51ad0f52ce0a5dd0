import { pagePaths } from '#contract/pages.ts';
import { defaultLanguage, type Language, languages } from '#domain/shared/languages.ts';

const { home, plans, demo, privacy, terms, gdpr } = pagePaths;

/** The pages that have an address in every language, for people and for search engines. */
const localised: readonly string[] = [home, plans, demo, privacy, terms, gdpr];

/** The address of a page in a language: Italian has the bare path. A page with one address for all keeps it. */
export function localisedAddress(path: string, language: Language): string {
  const bare = barePath(path);
  if (!localised.includes(bare)) return path;
  if (language === defaultLanguage) return bare;
  return bare === home ? `/${language}` : `/${language}${bare}`;
}

/** Whether the page at this path has an address in every language. */
export const hasAddressPerLanguage = (path: string): boolean => localised.includes(barePath(path));

/** Whether the path is the landing page's, in whatever language. */
export const isHome = (path: string): boolean => barePath(path) === home;

function barePath(path: string): string {
  const language = languages.find((code) => path === `/${code}` || path.startsWith(`/${code}/`));
  if (!language || language === defaultLanguage) return path;
  return path.slice(language.length + 1) || home;
}
