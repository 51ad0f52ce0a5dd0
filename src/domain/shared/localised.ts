import type { Language } from './languages.ts';

/** One sentence in every language. */
export type Localised = Readonly<Record<Language, string>>;
