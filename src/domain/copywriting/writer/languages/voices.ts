import type { Language } from '#domain/shared/languages.ts';
import { italian } from './it/italian.ts';
import type { Voice } from './voice.ts';

/** The languages the offline writer masters. */
const voices: Partial<Record<Language, Voice>> = { it: italian };

export const voiceOf = (language: Language): Voice | undefined => voices[language];

export const writtenLanguages = Object.keys(voices) as Language[];
