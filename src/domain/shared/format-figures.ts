import type { Language } from './languages.ts';
import { locales } from './locales.ts';

/** A whole number, its thousands grouped as readers of the language do: "12.900", "12,900". */
export const formatNumber = (value: number, language: Language) =>
  new Intl.NumberFormat(locales[language], { useGrouping: 'always' }).format(value);

/** Whole euro as a reader of the language writes them: "12.900 €", "€12,900". */
export const formatPrice = (euro: number, language: Language) =>
  language === 'en' ? `€${formatNumber(euro, language)}` : `${formatNumber(euro, language)}\u00a0€`;

/** "42.000 km", "42,000 km". */
export const formatMileage = (km: number, language: Language) => `${formatNumber(km, language)}\u00a0km`;
