import type { Language } from './languages.ts';

/** How each language writes numbers and days in what we hand out: with the region `Intl` wants. */
export const locales = {
  it: 'it-IT',
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
} as const satisfies Record<Language, string>;
