import { createMessageBundle } from './message-bundle.ts';
import { type CheckoutMessages, it } from './messages/checkout/it.ts';

/** What is said where plans are chosen, paid and changed. */
export const checkoutMessages = createMessageBundle<CheckoutMessages>(it, {
  en: () => import('./messages/checkout/en.ts').then((m) => m.en),
  de: () => import('./messages/checkout/de.ts').then((m) => m.de),
  fr: () => import('./messages/checkout/fr.ts').then((m) => m.fr),
  es: () => import('./messages/checkout/es.ts').then((m) => m.es),
});
