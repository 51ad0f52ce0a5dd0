import { createMessageBundle } from './message-bundle.ts';
import { type DevelopersMessages, it } from './messages/developers/it.ts';

export type { DevelopersMessages };

/** How programs use the API. */
export const developersMessages = createMessageBundle<DevelopersMessages>(it, {
  en: () => import('./messages/developers/en.ts').then((m) => m.en),
  de: () => import('./messages/developers/de.ts').then((m) => m.de),
  fr: () => import('./messages/developers/fr.ts').then((m) => m.fr),
  es: () => import('./messages/developers/es.ts').then((m) => m.es),
});
