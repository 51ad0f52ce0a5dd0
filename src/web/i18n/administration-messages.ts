import { createMessageBundle } from './message-bundle.ts';
import { type AdministrationMessages, it } from './messages/administration/it.ts';

/** What the pages of the administration say. */
export const administrationMessages = createMessageBundle<AdministrationMessages>(it, {
  en: () => import('./messages/administration/en.ts').then((m) => m.en),
  de: () => import('./messages/administration/de.ts').then((m) => m.de),
  fr: () => import('./messages/administration/fr.ts').then((m) => m.fr),
  es: () => import('./messages/administration/es.ts').then((m) => m.es),
});
