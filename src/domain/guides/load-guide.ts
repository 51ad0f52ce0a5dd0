import type { Language } from '#domain/shared/languages.ts';
import type { Guide, GuideId } from './guide.ts';

/** A guide in a language; a text nobody reads is never loaded. */
export function loadGuide(guide: GuideId, language: Language): Promise<Guide> {
  return loaders[guide][language]();
}

const loaders = {
  training: {
    it: () => import('./training/it.ts').then((m) => m.it),
    en: () => import('./training/en.ts').then((m) => m.en),
    de: () => import('./training/de.ts').then((m) => m.de),
    fr: () => import('./training/fr.ts').then((m) => m.fr),
    es: () => import('./training/es.ts').then((m) => m.es),
  },
  strategy: {
    it: () => import('./strategy/it.ts').then((m) => m.it),
    en: () => import('./strategy/en.ts').then((m) => m.en),
    de: () => import('./strategy/de.ts').then((m) => m.de),
    fr: () => import('./strategy/fr.ts').then((m) => m.fr),
    es: () => import('./strategy/es.ts').then((m) => m.es),
  },
} satisfies Record<GuideId, Record<Language, () => Promise<Guide>>>;
