import type { Language } from '#domain/shared/languages.ts';
import { currentLanguage } from '#web/i18n/language.ts';

/** The languages that notes are most likely in: the text's, the reader's, and Italian. */
export const nearLanguages = (language: Language, hasNotes: boolean): readonly Language[] =>
  hasNotes ? [...new Set([language, currentLanguage(), 'it' as const])] : [language];
