import { germanQuality } from '../../../quality/lexicon/german.ts';
import type { Voice } from '../voice.ts';
import { nameNote } from './name-note.ts';
import { ideas } from './phrases/advanced-ideas.ts';
import { advanced } from './phrases/advanced-phrases.ts';
import { persuasive } from './phrases/persuasive-phrases.ts';
import { professional } from './phrases/professional-phrases.ts';
import { polish } from './polish.ts';
import { sayNote } from './say-note.ts';
import { tellFacts } from './tell-facts.ts';

/** German, as dealers of Germany write it: buyers are "Sie", cars are masculine unless their name says otherwise. */
export const german: Voice = {
  phrases: { professional, persuasive, advanced },
  ideas,
  tell: tellFacts,
  polish,
  says: (note) => sayNote(note) !== undefined,
  name: nameNote,
  quality: germanQuality,
};
