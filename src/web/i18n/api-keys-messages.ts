import { createMessageBundle } from './message-bundle.ts';
import { type ApiKeysMessages, it } from './messages/api-keys/it.ts';

export type { ApiKeysMessages };

/** The keys by which programs work in the account. */
export const apiKeysMessages = createMessageBundle<ApiKeysMessages>(it, {
  en: () => import('./messages/api-keys/en.ts').then((m) => m.en),
  de: () => import('./messages/api-keys/de.ts').then((m) => m.de),
  fr: () => import('./messages/api-keys/fr.ts').then((m) => m.fr),
  es: () => import('./messages/api-keys/es.ts').then((m) => m.es),
});
