import { englishQuality } from '../../../quality/lexicon/english.ts';
import { englishPlain } from '../../plain/words/en.ts';
import type { Voice } from '../voice.ts';
import { persuasiveArguments } from './argument/persuasive/persuasive-arguments.ts';
import { professionalArguments } from './argument/professional/professional-arguments.ts';
import { nameNote } from './name-note.ts';
import { ideas } from './phrases/advanced-ideas.ts';
import { leads } from './phrases/leads.ts';
import { sayParts } from './say-note.ts';
import { tellFacts } from './tell-facts.ts';

/** English, as it is written in the United Kingdom. */
export const english: Voice = {
  language: 'en',
  leads,
  plain: englishPlain,
  ideas,
  args: {
    professional: professionalArguments,
    persuasive: persuasiveArguments,
    advanced: persuasiveArguments,
  },
  tell: tellFacts,
  polish,
  factsOf: (note) => sayParts(note).map((_, part) => `note ${note.id}.${part}`),
  name: nameNote,
  quality: englishQuality,
};

/** Capitals at the start of sentences, spaces and commas where pieces met. */
function polish(phrase: string): string {
  return phrase
    .replace(/’/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/(\w+) available and (\w+) available/gu, '$1 and $2 available')
    .replace(
      /(its [^.;,]*?) (done|replaced)( at [\d,]+ km)? and (?:has had )?its ([^.;,]*?) \2\3(?= |[.,])/gu,
      '$1 and $4 $2$3',
    )
    .replace(
      /(needs its [^.;,]*?) (replaced|repaired|repainted) and needs its ([^.;,]*?) \2(?= |[.,])/gu,
      '$1 and $3 $2',
    )
    .replace(
      /((?<=has had )its [^.;]*? (?:done|replaced|overhauled|checked)[^.;]*?),? and has had (?=its )/gu,
      '$1 and ',
    )
    .replace(/ ([,.;:?])/g, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/,([.;:?])/g, '$1')
    .replace(/(^|[.?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .trim();
}
