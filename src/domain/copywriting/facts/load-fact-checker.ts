import { type Language, languages } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { loadTermWords } from '../vocabulary/load-term-words.ts';
import { checkFacts } from './check-facts.ts';
import type { Claim } from './claim.ts';
import type { LanguageWords } from './known.ts';
import { loadFactWords } from './load-fact-words.ts';

export type FactChecker = (text: string, brief: Brief) => Claim[];

export interface FactCheckerOptions {
  /** The languages the notes may be in; all five unless told. A browser that knows loads fewer. */
  notes?: readonly Language[];
  /** For ages: without it "sette anni" is supported by the notes only. */
  thisYear?: number;
}

/** A checker of texts in one language, its words loaded; the checker itself is pure and synchronous. */
export async function loadFactChecker(
  language: Language,
  { notes = languages, thisYear }: FactCheckerOptions = {},
): Promise<FactChecker> {
  const own = await load(language);
  const all = await Promise.all([...new Set([language, ...notes])].map(load));
  return (text, brief) => checkFacts(text, brief, { language: own, notes: all, thisYear });
}

const loaded = new Map<Language, Promise<LanguageWords>>();

function load(language: Language): Promise<LanguageWords> {
  const known = loaded.get(language);
  if (known) return known;
  const loading = Promise.all([loadFactWords(language), loadTermWords(language)]).then(([facts, terms]) => ({
    facts,
    terms,
  }));
  loaded.set(language, loading);
  // A table that did not come over the network is asked for again.
  loading.catch(() => loaded.delete(language));
  return loading;
}
