import { createMessageBundle } from './message-bundle.ts';
import { it, type WebhooksMessages } from './messages/webhooks/it.ts';

export type { WebhooksMessages };

/** The addresses of programs that are told of events. */
export const webhooksMessages = createMessageBundle<WebhooksMessages>(it, {
  en: () => import('./messages/webhooks/en.ts').then((m) => m.en),
  de: () => import('./messages/webhooks/de.ts').then((m) => m.de),
  fr: () => import('./messages/webhooks/fr.ts').then((m) => m.fr),
  es: () => import('./messages/webhooks/es.ts').then((m) => m.es),
});
