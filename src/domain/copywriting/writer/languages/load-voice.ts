import { ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Voice } from './voice.ts';

/** Each language is loaded when it is first written. */
const voices: Partial<Record<Language, () => Promise<Voice>>> = {
  it: async () => (await import('./it/italian.ts')).italian,
  en: async () => (await import('./en/english.ts')).english,
  de: async () => (await import('./de/german.ts')).german,
  fr: async () => (await import('./fr/french.ts')).french,
  es: async () => (await import('./es/spanish.ts')).spanish,
};

/** The languages the offline writer masters. */
export const writtenLanguages = Object.keys(voices) as Language[];

/** The voice of a language; throws a ProductError for one the offline writer does not master. */
export async function loadVoice(language: Language): Promise<Voice> {
  const load = voices[language];
  if (!load) throw new ProductError('unavailable', notWritten, 'language');
  return load();
}

const notWritten = {
  it: 'Lo scrittore interno non conosce ancora questa lingua.',
  en: 'The built-in writer does not know this language yet.',
  de: 'Der eingebaute Texter beherrscht diese Sprache noch nicht.',
  fr: 'Le rédacteur intégré ne connaît pas encore cette langue.',
  es: 'El redactor integrado todavía no conoce este idioma.',
};
