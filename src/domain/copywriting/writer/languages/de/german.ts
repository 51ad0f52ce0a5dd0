import { germanQuality } from '../../../quality/lexicon/german.ts';
import { germanPlain } from '../../plain/words/de.ts';
import type { Voice } from '../voice.ts';
import { persuasiveArguments } from './argument/persuasive/persuasive-arguments.ts';
import { professionalArguments } from './argument/professional/professional-arguments.ts';
import { nameNote } from './name-note.ts';
import { partsOf } from './note-parts.ts';
import { ideas } from './phrases/advanced-ideas.ts';
import { leads } from './phrases/leads.ts';
import { polish } from './polish.ts';
import { tellFacts } from './tell-facts.ts';

/** German, as dealers of Germany write it: buyers are "Sie", cars are masculine unless their name says otherwise. */
export const german: Voice = {
  language: 'de',
  leads,
  plain: germanPlain,
  ideas,
  args: {
    professional: professionalArguments,
    persuasive: persuasiveArguments,
    advanced: persuasiveArguments,
  },
  tell: tellFacts,
  polish,
  factsOf: (note) => partsOf(note).map(({ fact }) => fact),
  name: nameNote,
  quality: germanQuality,
};
