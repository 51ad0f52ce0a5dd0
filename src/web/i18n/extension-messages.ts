import { createMessageBundle } from './message-bundle.ts';
import { type ExtensionMessages, it } from './messages/extension/it.ts';

export type { ExtensionMessages };

/** What the browser extension says. */
export const extensionMessages = createMessageBundle<ExtensionMessages>(it, {
  en: () => import('./messages/extension/en.ts').then((m) => m.en),
  de: () => import('./messages/extension/de.ts').then((m) => m.de),
  fr: () => import('./messages/extension/fr.ts').then((m) => m.fr),
  es: () => import('./messages/extension/es.ts').then((m) => m.es),
});
