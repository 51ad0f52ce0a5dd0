import { createMessageBundle } from './message-bundle.ts';
import { it, type MailMessages } from './messages/mail/it.ts';

export type { MailMessages };

/** What is said around the mails of a demo. */
export const mailMessages = createMessageBundle<MailMessages>(it, {
  en: () => import('./messages/mail/en.ts').then((m) => m.en),
  de: () => import('./messages/mail/de.ts').then((m) => m.de),
  fr: () => import('./messages/mail/fr.ts').then((m) => m.fr),
  es: () => import('./messages/mail/es.ts').then((m) => m.es),
});
