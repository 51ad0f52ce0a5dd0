import { createMessageBundle } from './message-bundle.ts';
import { type DashboardMessages, it } from './messages/dashboard/it.ts';

/** What the tabs of plan, billing and team say. */
export const dashboardMessages = createMessageBundle<DashboardMessages>(it, {
  en: () => import('./messages/dashboard/en.ts').then((m) => m.en),
  de: () => import('./messages/dashboard/de.ts').then((m) => m.de),
  fr: () => import('./messages/dashboard/fr.ts').then((m) => m.fr),
  es: () => import('./messages/dashboard/es.ts').then((m) => m.es),
});
