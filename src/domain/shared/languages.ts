/** Languages of the interface and of the texts, in the order they are offered; the first is the default. */
export const languages = ['it', 'en', 'de', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'it';

export const languageNames = {
  it: 'Italiano',
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
} satisfies Record<Language, string>;

/** The flag people look for when they look for their language. */
export const languageFlags = {
  it: '🇮🇹',
  en: '🇬🇧',
  de: '🇩🇪',
  fr: '🇫🇷',
  es: '🇪🇸',
} satisfies Record<Language, string>;

export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language);
}
