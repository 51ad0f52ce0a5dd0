import { createMessageBundle } from './message-bundle.ts';
import { it, type TestimonialsMessages } from './messages/testimonials/it.ts';

export type { TestimonialsMessages };

/** What stands around the testimonials, and their words. */
export const testimonialsMessages = createMessageBundle<TestimonialsMessages>(it, {
  en: () => import('./messages/testimonials/en.ts').then((m) => m.en),
  de: () => import('./messages/testimonials/de.ts').then((m) => m.de),
  fr: () => import('./messages/testimonials/fr.ts').then((m) => m.fr),
  es: () => import('./messages/testimonials/es.ts').then((m) => m.es),
});
