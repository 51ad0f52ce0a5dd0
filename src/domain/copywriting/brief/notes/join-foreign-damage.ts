import type { Language } from '#domain/shared/languages.ts';
import { allTermWords } from '../../vocabulary/all-term-words.ts';
import { findMeanings } from '../../vocabulary/find-meanings.ts';

/** The parts a damage names after a comma stay with it, in any language: "scratches to bumper, bonnet". */
export function joinForeignDamage(items: readonly string[], language: Language): string[] {
  const words = allTermWords[language];
  const joined: string[] = [];
  for (const item of items) {
    const last = joined.at(-1);
    const together =
      last && findMeanings(item, words).length > 0 ? findMeanings(`${last}, ${item}`, words) : [];
    const before = last ? findMeanings(last, words) : [];
    const isPlace =
      together.length > 0 && together.length === before.length && placesOf(together) > placesOf(before);
    if (last && isPlace && last.length < 180) joined[joined.length - 1] = `${last}, ${item}`;
    else joined.push(item);
  }
  return joined;
}

const placesOf = (meanings: ReturnType<typeof findMeanings>) =>
  meanings.reduce((sum, { places }) => sum + places.length, 0);
