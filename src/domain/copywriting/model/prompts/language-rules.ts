import type { Language } from '#domain/shared/languages.ts';

export interface LanguageRule {
  /** The language's name in the language of the instructions. */
  name: string;
  /** How a text that speaks to its reader addresses him. */
  address: string;
  rules: readonly string[];
  /** What checks punish and readers skip. */
  worn: readonly string[];
}

/** What a model that is told everything in English gets wrong in each language. */
export const languageRules: Record<Language, LanguageRule> = {
  it: {
    name: 'Italian',
    address: 'tu, never Lei or voi',
    rules: [
      'Figures as in 12.900 €, 64.000 km, 1.968 cc, 150 CV.',
      'Mind gender and articles of cars: il SUV, il crossover, il pickup, but la berlina, la citycar, la monovolume, la station wagon; adjectives follow the noun they belong to.',
    ],
    worn: [
      'imperdibile',
      'da non perdere',
      'qui presentata',
      'qui proposta',
      'in questo annuncio',
      'completano il quadro',
      'non manca',
      'vanta',
      'a 360 gradi (unless a camera)',
      'compagna di viaggio',
      'ogni viaggio diventa',
      'la marcia è regolare',
      'è possibile contattarci',
      'emozione unica',
      'green',
      'ecologica',
    ],
  },
  en: {
    name: 'British English',
    address: 'you',
    rules: [
      'Figures as in €12,900, 64,000 km, 1,968 cc, 150 hp. Kilometres and euro stay what they are; convert nothing.',
      'The notes may be in another language: none of their words is left untranslated.',
    ],
    worn: [
      'boasts',
      'must-see',
      'not to be missed',
      'presented here',
      'a joy to drive',
      'ticks all the boxes',
      'looks and drives superb',
      'turns heads',
      'eco-friendly',
      'green',
    ],
  },
  de: {
    name: 'German',
    address: 'Sie, never du',
    rules: [
      'Figures as in 12.900 €, 64.000 km, 1.968 cm³, 150 PS.',
      'The notes may be in another language: none of their words is left untranslated. Der SUV, der Kombi, das Coupé, das Cabrio.',
    ],
    worn: [
      'Topzustand',
      'hier präsentiert sich',
      'rundet das Angebot ab',
      'lässt keine Wünsche offen',
      'überzeugt durch',
      'treuer Begleiter',
      'nicht entgehen lassen',
      'besticht',
      'umweltfreundlich',
      'Schnäppchen',
    ],
  },
  fr: {
    name: 'French',
    address: 'vous, never tu',
    rules: [
      'Figures as in 12 900 €, 64 000 km, 1 968 cm³, 150 ch; a space that does not break before € and between thousands, and before : and ; and ?.',
      'The notes may be in another language: none of their words is left untranslated.',
    ],
    worn: [
      'à ne pas manquer',
      'présenté ici',
      'complètent le tableau',
      'ne laisse pas indifférent',
      'bijou',
      'fidèle compagnon',
      'saura vous séduire',
      'écologique',
      'affaire à saisir',
      'véritable plaisir',
    ],
  },
  es: {
    name: 'Spanish of Spain',
    address: 'tú, never usted',
    rules: [
      'Figures as in 12.900 €, 64.000 km, 1.968 cc, 150 CV.',
      'The notes may be in another language: none of their words is left untranslated.',
    ],
    worn: [
      'no lo dejes escapar',
      'presentado aquí',
      'completan el conjunto',
      'no te dejará indiferente',
      'fiel compañero',
      'auténtica joya',
      'ecológico',
      'oportunidad única',
      'cuenta con un sinfín',
      'un placer para los sentidos',
    ],
  },
};
