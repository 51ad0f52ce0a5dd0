import { createMessageBundle } from './message-bundle.ts';
import { it, type ListingsMessages } from './messages/listings/it.ts';

export type { ListingsMessages };

/** What is said where a seller brings a page himself, and where two sources do not agree. */
export const listingsMessages = createMessageBundle<ListingsMessages>(it, {
  en: () => import('./messages/listings/en.ts').then((m) => m.en),
  de: () => import('./messages/listings/de.ts').then((m) => m.de),
  fr: () => import('./messages/listings/fr.ts').then((m) => m.fr),
  es: () => import('./messages/listings/es.ts').then((m) => m.es),
});
