import type { LocalisedPage } from '#contract/localised-addresses.ts';
import type { Language } from '#domain/shared/languages.ts';

/** A public page in one language, in HTML: what belongs into its head, and its body. */
export interface WrittenPage {
  page: LocalisedPage;
  language: Language;
  head: string;
  /** There is more to do on it than to read and to follow links. */
  needsProgram: boolean;
  body: string;
}
