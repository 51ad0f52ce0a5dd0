import { createMessageBundle } from './message-bundle.ts';
import { type DemoMessages, it } from './messages/demo/it.ts';

export type { DemoMessages };

/** What the interactive demo says. */
export const demoMessages = createMessageBundle<DemoMessages>(it, {
  en: () => import('./messages/demo/en.ts').then((m) => m.en),
  de: () => import('./messages/demo/de.ts').then((m) => m.de),
  fr: () => import('./messages/demo/fr.ts').then((m) => m.fr),
  es: () => import('./messages/demo/es.ts').then((m) => m.es),
});
