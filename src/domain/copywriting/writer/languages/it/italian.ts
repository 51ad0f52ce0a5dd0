import { italianQuality } from '../../../quality/lexicon/italian.ts';
import { italianPlain } from '../../plain/words/it.ts';
import type { Voice } from '../voice.ts';
import { persuasiveArguments } from './argument/persuasive/persuasive-arguments.ts';
import { professionalArguments } from './argument/professional/professional-arguments.ts';
import { genderOf } from './lexicon/gender-lexicon.ts';
import { nameNote } from './name-note.ts';
import { composeOwn } from './own-words/compose-own.ts';
import { isReadable } from './own-words/is-readable.ts';
import { ownThings } from './own-words/own-things.ts';
import { placesOf } from './own-words/places-of.ts';
import { proposeSentence } from './own-words/propose-sentence.ts';
import { readsWell } from './own-words/reads-well.ts';
import { ideas } from './phrases/advanced-ideas.ts';
import { leads } from './phrases/leads.ts';
import { sayNote } from './say-meaning.ts';
import { tellFacts } from './tell-facts.ts';

/** Italian. In its phrases `@` is the ending that agrees with the car: "pront@". */
export const italian: Voice = {
  language: 'it',
  leads,
  composeOwn,
  readsWell,
  propose: proposeSentence,
  placesOf,
  isReadable,
  isEquipment: (own) => ownThings([own]).length > 0,
  plain: italianPlain,
  ideas,
  args: {
    professional: professionalArguments,
    persuasive: persuasiveArguments,
    advanced: persuasiveArguments,
  },
  tell: tellFacts,
  polish: (phrase, car) => polish(phrase, genderOf(car.model, car.body)),
  factsOf: (note) => sayNote(note).map((_, part) => `note ${note.id}.${part}`),
  name: nameNote,
  quality: italianQuality,
};

function polish(phrase: string, gender: 'm' | 'f'): string {
  return phrase
    .replaceAll('@', gender === 'f' ? 'a' : 'o')
    .replaceAll('{auto}', gender === 'f' ? 'l’auto' : 'il mezzo')
    .replace(/(?<![\p{L}\p{N}] )(?<!\p{L})e (?=è )/gu, 'ed ')
    .replace(/(?<![\p{L}\p{N}])e (?=er[ao] )/gu, 'ed ')
    .replace(/(?<!\p{L})l[ao] (?=ha )/gu, "l'")
    .replace(/’/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:?])/g, '$1')
    .replace(/,{2,}/g, ',')
    .replace(/,([.;:?])/g, '$1')
    .replace(/(^|[.?] )(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .trim();
}
