import { createMessageBundle } from './message-bundle.ts';
import { it, type TranslationsMessages } from './messages/translations/it.ts';

export type { TranslationsMessages };

/** What is said where translations are tried, and where the interface shows its languages. */
export const translationsMessages = createMessageBundle<TranslationsMessages>(it, {
  en: () => import('./messages/translations/en.ts').then((m) => m.en),
  de: () => import('./messages/translations/de.ts').then((m) => m.de),
  fr: () => import('./messages/translations/fr.ts').then((m) => m.fr),
  es: () => import('./messages/translations/es.ts').then((m) => m.es),
});
