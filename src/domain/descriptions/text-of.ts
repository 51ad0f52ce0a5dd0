import { ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Copy, CopyStyle } from '../copywriting/copy.ts';
import type { Description } from './description.ts';

/** The texts of a description in a language; undefined when it was never written in it. */
export const copyIn = (description: Description, language: Language): Copy | undefined =>
  language === description.language ? description.copy : description.translations[language];

/** The present text of a language and style; throws `not-found` when there is none. */
export function textOf(description: Description, language: Language, style: CopyStyle): string {
  const text = copyIn(description, language)?.[style];
  if (text === undefined) throw new ProductError('not-found', noSuchText);
  return text;
}

export const noSuchText = {
  it: 'Questo testo non esiste: generalo o traducilo prima.',
  en: 'This text does not exist: write or translate it first.',
  de: 'Diesen Text gibt es nicht: erst schreiben oder übersetzen lassen.',
  fr: 'Ce texte n’existe pas : rédigez-le ou traduisez-le d’abord.',
  es: 'Este texto no existe: genéralo o tradúcelo primero.',
};
