import { englishQuality } from '../../../quality/lexicon/english.ts';
import type { Voice } from '../voice.ts';
import { nameNote } from './name-note.ts';
import { ideas } from './phrases/advanced-ideas.ts';
import { advanced } from './phrases/advanced-phrases.ts';
import { persuasive } from './phrases/persuasive-phrases.ts';
import { professional } from './phrases/professional-phrases.ts';
import { sayNote } from './say-note.ts';
import { tellFacts } from './tell-facts.ts';

/** English, as it is written in the United Kingdom. */
export const english: Voice = {
  phrases: { professional, persuasive, advanced },
  ideas,
  tell: tellFacts,
  polish,
  says: (note) => sayNote(note) !== undefined,
  name: nameNote,
  quality: englishQuality,
};

/** Capitals at the start of sentences, spaces and commas where pieces met. */
function polish(phrase: string): string {
  return phrase
    .replace(/’/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:?])/g, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/,([.;:?])/g, '$1')
    .replace(/(^|[.?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .trim();
}
