import { frenchQuality } from '../../../quality/lexicon/french.ts';
import type { Voice } from '../voice.ts';
import { polish } from './grammar/polish.ts';
import { genderOf } from './lexicon/gender-lexicon.ts';
import { nameNote } from './name-note.ts';
import { ideas } from './phrases/advanced-ideas.ts';
import { advanced } from './phrases/advanced-phrases.ts';
import { persuasive } from './phrases/persuasive-phrases.ts';
import { professional } from './phrases/professional-phrases.ts';
import { sayNote } from './say-note.ts';
import { tellFacts } from './tell-facts.ts';

/** French. In its phrases `@` is the ending that agrees with the car, "(neuf/neuve)" a word that does. */
export const french: Voice = {
  phrases: { professional, persuasive, advanced },
  ideas,
  tell: tellFacts,
  polish: (phrase, car) => polish(phrase, genderOf(car.model, car.body)),
  says: (note) => sayNote(note) !== undefined,
  name: nameNote,
  quality: frenchQuality,
};
