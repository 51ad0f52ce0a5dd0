import { createMessageBundle } from './message-bundle.ts';
import { type ContactMessages, it } from './messages/contact/it.ts';

export type { ContactMessages };

/** What is said around the form by which people write to us. */
export const contactMessages = createMessageBundle<ContactMessages>(it, {
  en: () => import('./messages/contact/en.ts').then((m) => m.en),
  de: () => import('./messages/contact/de.ts').then((m) => m.de),
  fr: () => import('./messages/contact/fr.ts').then((m) => m.fr),
  es: () => import('./messages/contact/es.ts').then((m) => m.es),
});
