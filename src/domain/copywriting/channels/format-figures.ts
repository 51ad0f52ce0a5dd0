import type { Language } from '#domain/shared/languages.ts';
import { locales } from '#domain/shared/locales.ts';

const grouped = (value: number, language: Language) =>
  new Intl.NumberFormat(locales[language], { useGrouping: 'always' }).format(value);

/** Whole euro as a reader of the language writes them: "12.900 €", "€12,900". */
export const formatPrice = (euro: number, language: Language) =>
  language === 'en' ? `€${grouped(euro, language)}` : `${grouped(euro, language)}\u00a0€`;

/** "42.000 km", "42,000 km". */
export const formatMileage = (km: number, language: Language) => `${grouped(km, language)}\u00a0km`;
