import type { PriorText } from '../../copy.ts';
import { splitSentences } from '../../sentences/split-sentences.ts';

/** What earlier texts of the seller have used up, none of it twice. */
export interface UsedTurns {
  /** First and last words of the latest texts. */
  openings: string[];
  closings: string[];
  /** Runs of words that stand in several of them. */
  turns: string[];
}

const mostTexts = 10;
const mostTurns = 12;
const wordsNamed = 8;
const runLength = 4;

/** Returns how the latest texts begin and end, and what they say in the same words; takes time in proportion to their length. */
export function usedTurns(apartFrom: readonly PriorText[]): UsedTurns {
  const texts = [...new Set(apartFrom.map(({ text }) => text))].slice(0, mostTexts);
  const sentences = texts.map((text) => splitSentences(text).map((sentence) => sentence.text));
  return {
    openings: unique(sentences.map((all) => firstWords(all[0] ?? ''))),
    closings: unique(sentences.map((all) => firstWords(all.at(-1) ?? ''))),
    turns: repeatedRuns(texts),
  };
}

const firstWords = (sentence: string) => sentence.split(/\s+/).slice(0, wordsNamed).join(' ');

const unique = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');

/** Names and figures are the car's: only runs of small words count, those of most texts first. */
function repeatedRuns(texts: readonly string[]): string[] {
  const seen = new Map<string, number>();
  for (const text of texts) {
    for (const run of new Set(text.split(/[^\p{L}\p{N}’' ]+/u).flatMap(runsOf))) {
      seen.set(run, (seen.get(run) ?? 0) + 1);
    }
  }
  return [...seen]
    .filter(([, times]) => times > 1)
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostTurns)
    .map(([run]) => run);
}

function runsOf(clause: string): string[] {
  const words = clause.trim().split(/\s+/);
  return words
    .slice(0, Math.max(0, words.length - runLength + 1))
    .map((_, at) => words.slice(at, at + runLength))
    .filter((run) => run.every((word) => /^\p{Ll}/u.test(word)))
    .map((run) => run.join(' '));
}
