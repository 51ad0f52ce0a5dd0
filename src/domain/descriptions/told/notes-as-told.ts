import { locateItems } from '../../copywriting/brief/notes/split-notes.ts';
import { readNotes } from '../../copywriting/brief/notes/understand-notes.ts';
import type { Claim } from '../../copywriting/facts/claim.ts';
import { findMeanings } from '../../copywriting/vocabulary/find-meanings.ts';
import type { Meaning } from '../../copywriting/vocabulary/meaning.ts';
import type { Brief } from '../../vehicles/brief.ts';
import { cutItem } from '../../vehicles/notes/cut-item.ts';
import type { TextReader } from './brief-as-told.ts';
import { type ComparedSentences, wordsOf } from './compare-sentences.ts';

/**
 * Returns the notes without the items that the version as written told and the text as it stands does not, or not in
 * full: what is left of one stands in a sentence of the seller's own.
 */
export function notesAsTold(
  brief: Brief,
  { kept, lost, added }: ComparedSentences,
  { check, terms }: TextReader,
): { notes: string; deleted: string[] } {
  const { notes = '' } = brief;
  const read = (text: string): ReadSentence => ({
    words: stemsOf(text),
    meanings: findMeanings(text, terms),
    claims: check(text, brief).filter(({ source }) => source?.field === 'notes'),
  });
  const before = [...kept, ...lost].map(read);
  const now = [...kept, ...added.map(({ text }) => text)].map(read);
  const items = locateItems(notes);
  const isDeleted = items.map(({ text }) => {
    const told = signsIn(before, text);
    const still = signsIn(now, text);
    return told.some((sign) => !still.includes(sign));
  });
  const without = items.reduceRight(
    (result, { start, end }, index) => (isDeleted[index] ? cutItem(result, start, end) : result),
    notes,
  );
  return {
    notes: without.trim(),
    deleted: items.filter((_, index) => isDeleted[index]).map(({ text }) => text.trim()),
  };
}

interface ReadSentence {
  words: readonly string[];
  meanings: readonly Meaning[];
  claims: readonly Claim[];
}

/** Everything by which these sentences tell an item: what it means, what is claimed by it, else its very words. */
function signsIn(sentences: readonly ReadSentence[], item: string): string[] {
  const meanings = readNotes(item).flatMap((note) => note.meanings);
  const words = [...new Set(stemsOf(item))];
  return sentences.flatMap((sentence) => {
    const meant = meanings.flatMap((meaning) => signsOfMeaning(sentence.meanings, meaning));
    const claimed = sentence.claims
      .filter(({ source, verdict }) => verdict !== 'contradicting' && isOf(source?.value ?? '', item))
      .map(({ kind }) => kind);
    if (meanings.length > 0) return [...meant, ...claimed];
    const worded = words.filter((word) => sentence.words.includes(word));
    return worded.length * 2 > words.length ? [...worded, ...claimed] : [];
  });
}

const isOf = (value: string, item: string) => value.includes(item.trim()) || item.includes(value);

function signsOfMeaning(told: readonly Meaning[], { term, modifiers, km, figure, count }: Meaning): string[] {
  return told
    .filter((other) => other.term === term || other.places.some((place) => place.term === term))
    .flatMap((other) => [
      term,
      ...modifiers.filter((modifier) => other.modifiers.includes(modifier)).map((one) => `${term} ${one}`),
      ...(km !== undefined && km === other.km ? [`${term} ${km} km`] : []),
      ...(figure && figure.value === other.figure?.value ? [`${term} ${figure.value}`] : []),
      ...(count !== undefined && count === other.count ? [`${term} ${count}`] : []),
    ]);
}

/** The first five letters of the longer words, as they stand in any of their forms. */
const stemsOf = (text: string) =>
  wordsOf(text)
    .filter((word) => word.length > 3 || /\d/.test(word))
    .map((word) => word.slice(0, 5));
