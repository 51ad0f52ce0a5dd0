import { spanishQuality } from '../../../quality/lexicon/spanish.ts';
import type { Voice } from '../voice.ts';
import { contract } from './grammar/articles.ts';
import { joinSmoothly } from './grammar/lists.ts';
import { nameNote } from './name-note.ts';
import { ideas } from './phrases/advanced-ideas.ts';
import { advanced } from './phrases/advanced-phrases.ts';
import { persuasive } from './phrases/persuasive-phrases.ts';
import { professional } from './phrases/professional-phrases.ts';
import { sayNote } from './say-note.ts';
import { tellFacts } from './tell-facts.ts';

/** Spanish of Spain. Cars are masculine whatever they are called, so that nothing but nouns needs agreement. */
export const spanish: Voice = {
  phrases: { professional, persuasive, advanced },
  ideas,
  tell: tellFacts,
  polish,
  says: (note) => sayNote(note) !== undefined,
  name: nameNote,
  quality: spanishQuality,
};

function polish(phrase: string): string {
  return contract(joinSmoothly(phrase.replace(/\s+/g, ' ').trim()))
    .replace(/ ([,.;:?])/g, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/,([.;:?])/g, '$1')
    .replace(
      /(^|[.?] )(¿?)(\p{Ll})/gu,
      (_, before: string, mark: string, letter: string) => before + mark + letter.toUpperCase(),
    );
}
