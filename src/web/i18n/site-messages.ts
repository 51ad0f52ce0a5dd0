import { createMessageBundle } from './message-bundle.ts';
import { it, type SiteMessages } from './messages/site/it.ts';

/** What every page and the public ones say. */
export const siteMessages = createMessageBundle<SiteMessages>(it, {
  en: () => import('./messages/site/en.ts').then((m) => m.en),
  de: () => import('./messages/site/de.ts').then((m) => m.de),
  fr: () => import('./messages/site/fr.ts').then((m) => m.fr),
  es: () => import('./messages/site/es.ts').then((m) => m.es),
});
