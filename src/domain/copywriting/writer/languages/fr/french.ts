import { frenchQuality } from '../../../quality/lexicon/french.ts';
import { frenchPlain } from '../../plain/words/fr.ts';
import type { Voice } from '../voice.ts';
import { persuasiveArguments } from './argument/persuasive/persuasive-arguments.ts';
import { professionalArguments } from './argument/professional/professional-arguments.ts';
import { polish } from './grammar/polish.ts';
import { genderOf } from './lexicon/gender-lexicon.ts';
import { nameNote } from './name-note.ts';
import { ideas } from './phrases/advanced-ideas.ts';
import { leads } from './phrases/leads.ts';
import { sayNote } from './say-note.ts';
import { tellFacts } from './tell-facts.ts';

/** French. In its phrases `@` is the ending that agrees with the car, "(neuf/neuve)" a word that does. */
export const french: Voice = {
  language: 'fr',
  leads,
  plain: frenchPlain,
  ideas,
  args: {
    professional: professionalArguments,
    persuasive: persuasiveArguments,
    advanced: persuasiveArguments,
  },
  tell: tellFacts,
  polish: (phrase, car) => polish(phrase, genderOf(car.model, car.body)),
  factsOf: (note) => (sayNote(note) ?? []).map((_, part) => `note ${note.id}.${part}`),
  name: nameNote,
  quality: frenchQuality,
};
