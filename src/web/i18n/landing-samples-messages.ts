import { createMessageBundle } from './message-bundle.ts';
import { it, type LandingSamplesMessages } from './messages/landing-samples/it.ts';

export type { LandingSamplesMessages };

/** What is said around the two texts of the landing page that the writer wrote. */
export const landingSamplesMessages = createMessageBundle<LandingSamplesMessages>(it, {
  en: () => import('./messages/landing-samples/en.ts').then((m) => m.en),
  de: () => import('./messages/landing-samples/de.ts').then((m) => m.de),
  fr: () => import('./messages/landing-samples/fr.ts').then((m) => m.fr),
  es: () => import('./messages/landing-samples/es.ts').then((m) => m.es),
});
