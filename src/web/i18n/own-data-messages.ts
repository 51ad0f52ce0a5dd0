import { createMessageBundle } from './message-bundle.ts';
import { it, type OwnDataMessages } from './messages/own-data/it.ts';

/** What is said of one's own data: having them, leaving, agreeing to the terms. */
export const ownDataMessages = createMessageBundle<OwnDataMessages>(it, {
  en: () => import('./messages/own-data/en.ts').then((m) => m.en),
  de: () => import('./messages/own-data/de.ts').then((m) => m.de),
  fr: () => import('./messages/own-data/fr.ts').then((m) => m.fr),
  es: () => import('./messages/own-data/es.ts').then((m) => m.es),
});
