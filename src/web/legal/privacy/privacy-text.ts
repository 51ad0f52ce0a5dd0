import { createFetchedBundle } from '#web/i18n/message-bundle.ts';
import type { LegalText } from '../legal-text.ts';
import type { it } from './it.ts';

export type PrivacyText = LegalText<keyof typeof it.sections>;

export const privacyText = createFetchedBundle<PrivacyText>({
  it: () => import('./it.ts').then((m) => m.it),
  en: () => import('./en.ts').then((m) => m.en),
  de: () => import('./de.ts').then((m) => m.de),
  fr: () => import('./fr.ts').then((m) => m.fr),
  es: () => import('./es.ts').then((m) => m.es),
});
