import type { FactChecker } from '../../copywriting/facts/load-fact-checker.ts';
import type { TermWords } from '../../copywriting/vocabulary/term-words.ts';
import type { Brief } from '../../vehicles/brief.ts';
import { type ComparedSentences, compareSentences, withoutWords, wordsOf } from './compare-sentences.ts';
import { type ChangedFields, fieldsAsTold } from './fields-as-told.ts';
import { notesAsTold } from './notes-as-told.ts';

/** How texts of one language are read. */
export interface TextReader {
  check: FactChecker;
  terms: TermWords;
}

export interface ToldBrief {
  /** The brief in line with the text as it stands. */
  brief: Brief;
  /** Items of the notes that the seller took out of the text, as they typed them. */
  deleted: readonly string[];
  /** Sentences of the seller's that say more than the brief now does. */
  added: readonly string[];
}

/**
 * Returns the brief as the seller's edits of a text leave it: a figure changed in the text replaces the field's, and
 * what the version as written told and the text no longer tells is taken out. What the text never told stays.
 */
export function briefAsTold(brief: Brief, written: string, text: string, reader: TextReader): ToldBrief {
  const sentences = compareSentences(written, text);
  if (sentences.lost.length + sentences.added.length === 0) return { brief, deleted: [], added: [] };
  const { brief: corrected, changed } = fieldsAsTold(brief, sentences, reader.check);
  const noted = { ...brief, notes: withFigures(brief, changed, reader.check) };
  const { notes, deleted } = notesAsTold(noted, sentences, reader);
  const told = { ...corrected, notes: notes || undefined };
  return { brief: told, deleted, added: findAdded(sentences, changed, deleted) };
}

/** The notes with the figures of changed fields as the text has them: a price stands in notes too. */
function withFigures(brief: Brief, changed: ChangedFields, check: FactChecker): string {
  const { notes = '' } = brief;
  return check(notes, brief)
    .filter(({ verdict }) => verdict === 'given' || verdict === 'derived')
    .reduceRight((result, { source, start, end }) => {
      const words = source && changed.get(source.field);
      return words ? `${result.slice(0, start)}${words}${result.slice(end)}` : result;
    }, notes);
}

/** A sentence that was only shortened, or given a figure that the brief now has, adds nothing. */
function findAdded(
  { added }: ComparedSentences,
  changed: ChangedFields,
  deleted: readonly string[],
): string[] {
  const figures = [...changed.values()].flatMap(wordsOf);
  const gone = new Set(deleted.flatMap(wordsOf).filter((word) => word.length > 3));
  return added
    .filter(({ text, origin }) => {
      const words = wordsOf(text);
      const isNew = origin === undefined || withoutWords(words, [...wordsOf(origin), ...figures]).length > 0;
      return isNew || words.some((word) => gone.has(word));
    })
    .map(({ text }) => text);
}
