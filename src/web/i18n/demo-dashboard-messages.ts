import { createMessageBundle } from './message-bundle.ts';
import { type DemoDashboardMessages, it } from './messages/demo-dashboard/it.ts';

/** What the demo dashboard and the test sign-in say beside what the real ones do. */
export const demoDashboardMessages = createMessageBundle<DemoDashboardMessages>(it, {
  en: () => import('./messages/demo-dashboard/en.ts').then((m) => m.en),
  de: () => import('./messages/demo-dashboard/de.ts').then((m) => m.de),
  fr: () => import('./messages/demo-dashboard/fr.ts').then((m) => m.fr),
  es: () => import('./messages/demo-dashboard/es.ts').then((m) => m.es),
});
