import { createMessageBundle } from '#web/i18n/message-bundle.ts';
import { sample as after } from './after-brief.ts?it&sample';
import { sample as hero } from './hero-brief.ts?it&sample';
import type { TiedSample } from './tied-sample.ts';

/** What the writer made of the cars of the landing page when the pages were built. */
export const heroSample = createMessageBundle<TiedSample>(hero, {
  en: () => import('./hero-brief.ts?en&sample').then((m) => m.sample),
  de: () => import('./hero-brief.ts?de&sample').then((m) => m.sample),
  fr: () => import('./hero-brief.ts?fr&sample').then((m) => m.sample),
  es: () => import('./hero-brief.ts?es&sample').then((m) => m.sample),
});

export const afterSample = createMessageBundle<TiedSample>(after, {
  en: () => import('./after-brief.ts?en&sample').then((m) => m.sample),
  de: () => import('./after-brief.ts?de&sample').then((m) => m.sample),
  fr: () => import('./after-brief.ts?fr&sample').then((m) => m.sample),
  es: () => import('./after-brief.ts?es&sample').then((m) => m.sample),
});
