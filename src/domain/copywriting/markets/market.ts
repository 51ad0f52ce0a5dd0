import type { Language } from '#domain/shared/languages.ts';

/** The countries a text is published in: their law, their units. */
export const markets = ['IT', 'DE', 'FR', 'ES', 'GB'] as const;
export type Market = (typeof markets)[number];

/** Where a text in this language is read first. */
export const usualMarkets = {
  it: 'IT',
  en: 'GB',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
} as const satisfies Record<Language, Market>;
