import { createMessageBundle } from './message-bundle.ts';
import { type AppMessages, it } from './messages/app/it.ts';

/** What the signed-in pages say, with the names of vehicle fields and options. */
export const appMessages = createMessageBundle<AppMessages>(it, {
  en: () => import('./messages/app/en.ts').then((m) => m.en),
  de: () => import('./messages/app/de.ts').then((m) => m.de),
  fr: () => import('./messages/app/fr.ts').then((m) => m.fr),
  es: () => import('./messages/app/es.ts').then((m) => m.es),
});
