import { createMessageBundle } from '#web/i18n/message-bundle.ts';
import { texts as it } from './sample-brief.ts?it&texts';

/** What the writer made of the sample car when the pages were built. */
export const sampleTexts = createMessageBundle<typeof it>(it, {
  en: () => import('./sample-brief.ts?en&texts').then((m) => m.texts),
  de: () => import('./sample-brief.ts?de&texts').then((m) => m.texts),
  fr: () => import('./sample-brief.ts?fr&texts').then((m) => m.texts),
  es: () => import('./sample-brief.ts?es&texts').then((m) => m.texts),
});
