import { createMessageBundle } from './message-bundle.ts';
import { type GuidesMessages, it } from './messages/guides/it.ts';

export type { GuidesMessages };

/** What stands around the guides of the ELITE plan; the guides themselves come from the server. */
export const guidesMessages = createMessageBundle<GuidesMessages>(it, {
  en: () => import('./messages/guides/en.ts').then((m) => m.en),
  de: () => import('./messages/guides/de.ts').then((m) => m.de),
  fr: () => import('./messages/guides/fr.ts').then((m) => m.fr),
  es: () => import('./messages/guides/es.ts').then((m) => m.es),
});
