import { createMessageBundle } from './message-bundle.ts';
import { it, type LandingMessages } from './messages/landing/it.ts';

export type { LandingMessages };

/** What the landing page says around its samples. */
export const landingMessages = createMessageBundle<LandingMessages>(it, {
  en: () => import('./messages/landing/en.ts').then((m) => m.en),
  de: () => import('./messages/landing/de.ts').then((m) => m.de),
  fr: () => import('./messages/landing/fr.ts').then((m) => m.fr),
  es: () => import('./messages/landing/es.ts').then((m) => m.es),
});
