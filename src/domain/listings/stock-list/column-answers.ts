import { plainWords } from '../words/plain-words.ts';
import type { ColumnMeaning } from './column-meaning.ts';

/** What a seller said of columns, each under `columnKey` of its header. */
export type ColumnAnswers = Readonly<Record<string, ColumnMeaning>>;

export interface ColumnAnswerStore {
  find(userId: string): Promise<ColumnAnswers>;
  /** Adds to the answers of the user or replaces them by key; of more than `mostColumnAnswers` the newest stay. */
  save(userId: string, answers: ColumnAnswers, at: Date): Promise<void>;
}

/** More columns than the files of several programs have together. */
export const mostColumnAnswers = 500;

/** Headers that differ in capitals, accents or punctuation alone are the same column. */
export const columnKey = (header: string): string =>
  plainWords(header) || header.replace(/\p{C}/gu, '').trim().toLowerCase().slice(0, longestKey);

const longestKey = 200;
