import { createMessageBundle } from './message-bundle.ts';
import { it, type WordingsMessages } from './messages/wordings/it.ts';

export type { WordingsMessages };

/** The sentences an owner gave words of their notes. */
export const wordingsMessages = createMessageBundle<WordingsMessages>(it, {
  en: () => import('./messages/wordings/en.ts').then((m) => m.en),
  de: () => import('./messages/wordings/de.ts').then((m) => m.de),
  fr: () => import('./messages/wordings/fr.ts').then((m) => m.fr),
  es: () => import('./messages/wordings/es.ts').then((m) => m.es),
});
