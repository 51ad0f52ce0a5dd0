import { createMessageBundle } from './message-bundle.ts';
import { type AnalyticsMessages, it } from './messages/analytics/it.ts';

/** What the analytics say. */
export const analyticsMessages = createMessageBundle<AnalyticsMessages>(it, {
  en: () => import('./messages/analytics/en.ts').then((m) => m.en),
  de: () => import('./messages/analytics/de.ts').then((m) => m.de),
  fr: () => import('./messages/analytics/fr.ts').then((m) => m.fr),
  es: () => import('./messages/analytics/es.ts').then((m) => m.es),
});
