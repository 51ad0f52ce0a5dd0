import { createMessageBundle } from './message-bundle.ts';
import { type AccountsMessages, it } from './messages/accounts/it.ts';

export type { AccountsMessages };

/** What is said where people sign in, open an account, join a team and look after their own profile. */
export const accountsMessages = createMessageBundle<AccountsMessages>(it, {
  en: () => import('./messages/accounts/en.ts').then((m) => m.en),
  de: () => import('./messages/accounts/de.ts').then((m) => m.de),
  fr: () => import('./messages/accounts/fr.ts').then((m) => m.fr),
  es: () => import('./messages/accounts/es.ts').then((m) => m.es),
});
