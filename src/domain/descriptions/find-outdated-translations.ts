import type { Language } from '#domain/shared/languages.ts';
import { type CopyStyle, copyStyles } from '../copywriting/copy.ts';
import type { Description, DescriptionStore } from './description.ts';

/** A saved translation of a text that has been put otherwise since. */
export interface OutdatedTranslation {
  language: Language;
  style: CopyStyle;
}

/** Returns the translations whose original was worded anew after them; new figures come into both by themselves. */
export async function findOutdatedTranslations(
  descriptions: Pick<DescriptionStore, 'findWordedAt'>,
  description: Description,
): Promise<OutdatedTranslation[]> {
  const translated = Object.keys(description.translations) as Language[];
  if (translated.length === 0) return [];
  const worded = await descriptions.findWordedAt(description);
  const at = (language: Language, style: CopyStyle) =>
    worded.find((one) => one.language === language && one.style === style)?.at;
  return translated.flatMap((language) =>
    copyStyles.flatMap((style) => {
      const [original, translation] = [at(description.language, style), at(language, style)];
      return original && translation && original > translation ? [{ language, style }] : [];
    }),
  );
}
