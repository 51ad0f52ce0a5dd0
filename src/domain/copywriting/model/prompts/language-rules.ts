import type { Language } from '#domain/shared/languages.ts';

export interface LanguageRule {
  /** The language's name in the language of the instructions. */
  name: string;
  rules: readonly string[];
}

/** What a model that is told everything in English gets wrong in each language. */
export const languageRules: Record<Language, LanguageRule> = {
  it: {
    name: 'Italian',
    rules: [
      'Figures as in 12.900 €, 64.000 km, 1.968 cc, 150 CV.',
      'Mind gender and articles of cars: il SUV, il crossover, il pickup, but la berlina, la citycar, la monovolume, la station wagon; adjectives follow the noun they belong to.',
    ],
  },
  en: {
    name: 'British English',
    rules: [
      'Figures as in €12,900, 64,000 km, 1,968 cc, 150 hp. Kilometres and euro stay what they are; convert nothing.',
      'The notes may be in another language: none of their words is left untranslated.',
    ],
  },
  de: {
    name: 'German',
    rules: [
      'Figures as in 12.900 €, 64.000 km, 1.968 cm³, 150 PS.',
      'The notes may be in another language: none of their words is left untranslated. Der SUV, der Kombi, das Coupé, das Cabrio.',
    ],
  },
  fr: {
    name: 'French',
    rules: [
      'Figures as in 12 900 €, 64 000 km, 1 968 cm³, 150 ch; a space that does not break before € and between thousands, and before : and ; and ?.',
      'The notes may be in another language: none of their words is left untranslated.',
    ],
  },
  es: {
    name: 'Spanish of Spain',
    rules: [
      'Figures as in 12.900 €, 64.000 km, 1.968 cc, 150 CV.',
      'The notes may be in another language: none of their words is left untranslated.',
    ],
  },
};
