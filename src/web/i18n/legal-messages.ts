import { createMessageBundle } from './message-bundle.ts';
import { it, type LegalMessages } from './messages/legal/it.ts';

export type { LegalMessages };

/** What stands around the legal documents. */
export const legalMessages = createMessageBundle<LegalMessages>(it, {
  en: () => import('./messages/legal/en.ts').then((m) => m.en),
  de: () => import('./messages/legal/de.ts').then((m) => m.de),
  fr: () => import('./messages/legal/fr.ts').then((m) => m.fr),
  es: () => import('./messages/legal/es.ts').then((m) => m.es),
});
