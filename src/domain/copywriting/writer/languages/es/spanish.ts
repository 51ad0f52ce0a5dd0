import { spanishQuality } from '../../../quality/lexicon/spanish.ts';
import { spanishPlain } from '../../plain/words/es.ts';
import type { Voice } from '../voice.ts';
import { persuasiveArguments } from './argument/persuasive/persuasive-arguments.ts';
import { professionalArguments } from './argument/professional/professional-arguments.ts';
import { contract } from './grammar/articles.ts';
import { joinSmoothly } from './grammar/lists.ts';
import { nameNote } from './name-note.ts';
import { ideas } from './phrases/advanced-ideas.ts';
import { leads } from './phrases/leads.ts';
import { sayNote } from './say-note.ts';
import { tellFacts } from './tell-facts.ts';

/** Spanish of Spain. Cars are masculine whatever they are called, so that nothing but nouns needs agreement. */
export const spanish: Voice = {
  language: 'es',
  leads,
  plain: spanishPlain,
  ideas,
  args: {
    professional: professionalArguments,
    persuasive: persuasiveArguments,
    advanced: persuasiveArguments,
  },
  tell: tellFacts,
  polish,
  factsOf: (note) => (sayNote(note)?.items ?? []).map((_, part) => `note ${note.id}.${part}`),
  name: nameNote,
  quality: spanishQuality,
};

function polish(phrase: string): string {
  return (
    contract(joinSmoothly(phrase.replace(/\s+/g, ' ').trim()))
      // What was done to two parts alike is said once of both.
      .replace(
        / hech[oa]s? (a los [\d.]+ (?:km|mil km)) y ((?:el|la) [\p{L} ]+?) hech[oa]s? \1/u,
        (_, when: string, other: string) =>
          ` y ${other} ${/^la /u.test(other) ? 'hechas' : 'hechos'} ${when}`,
      )
      .replace(
        /((?:el|la) [\p{L} ]+?) por sustituir y ((?:el|la) [\p{L} ]+?) por sustituir/u,
        '$1 y $2 por sustituir',
      )
      .replace(/ ([,.;:?])/g, '$1')
      .replace(/,{2,}/g, ',')
      .replace(/,([.;:?])/g, '$1')
      .replace(
        /(^|[.?] )(¿?)(\p{Ll})/gu,
        (_, before: string, mark: string, letter: string) => before + mark + letter.toUpperCase(),
      )
  );
}
