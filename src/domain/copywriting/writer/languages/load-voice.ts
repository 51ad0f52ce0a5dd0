import type { Language } from '#domain/shared/languages.ts';
import type { Voice } from './voice.ts';

const voices: Record<Language, () => Promise<Voice>> = {
  it: async () => (await import('./it/italian.ts')).italian,
  en: async () => (await import('./en/english.ts')).english,
  de: async () => (await import('./de/german.ts')).german,
  fr: async () => (await import('./fr/french.ts')).french,
  es: async () => (await import('./es/spanish.ts')).spanish,
};

/** The voice of a language, loaded when it is first written. */
export const loadVoice = (language: Language): Promise<Voice> => voices[language]();
