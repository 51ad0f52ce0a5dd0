import { runSlots, scanWords } from './scan-words.ts';

/**
 * What the seller's last texts sounded like: how many of them hold each run of words, and which
 * sentences they are made of. Of a fixed size, however long the texts are.
 */
export interface Heard {
  texts: number;
  /** By the slot of a run. */
  runs: Uint8Array;
  sentences: ReadonlySet<number>;
}

/** Beyond so often a run is simply common. */
const most = 2;
/** What a whole sentence met before weighs, in runs. */
const sentenceWeight = 20;

export const nothingHeard: Heard = { texts: 0, runs: new Uint8Array(runSlots), sentences: new Set() };

/** Hears a few prior texts once; phrases are then looked up in what was heard. */
export function hearTexts(texts: readonly string[]): Heard {
  if (texts.length === 0) return nothingHeard;
  const runs = new Uint8Array(runSlots);
  const sentences = new Set<number>();
  for (const text of texts) {
    const found = scanWords(text);
    mark(runs, found.runs, found.runCount);
    mark(runs, found.pairs, found.pairCount);
    mark(runs, found.words, found.wordCount);
    for (let at = 0; at < found.sentenceCount; at++) sentences.add(found.sentences[at] ?? 0);
  }
  return { texts: texts.length, runs, sentences };
}

function mark(runs: Uint8Array, found: Int32Array, count: number): void {
  for (let at = 0; at < count; at++) {
    const run = found[at] ?? 0;
    const times = runs[run] ?? 0;
    if (times < most) runs[run] = times + 1;
  }
}

/** The runs of three words of some fixed words; of two words the pair, of one long word itself. */
export function runsIn(text: string): readonly number[] {
  const { runs, runCount, pairs, pairCount, words, wordCount } = scanWords(text);
  if (runCount > 0) return [...runs.subarray(0, runCount)];
  if (pairCount > 0) return [...pairs.subarray(0, pairCount)];
  return [...words.subarray(0, wordCount)];
}

/** How often the runs of a phrase were heard, all together. */
export function timesHeard(runs: readonly number[], heard: Heard): number {
  let times = 0;
  for (const run of runs) times += heard.runs[run] ?? 0;
  return times;
}

/** How much of a filled phrase was heard: its runs, and far more its sentences as they are. */
export function echo(text: string, heard: Heard): number {
  if (heard.texts === 0) return 0;
  const { runs, runCount, sentences, sentenceCount } = scanWords(text);
  let times = 0;
  for (let at = 0; at < runCount; at++) times += heard.runs[runs[at] ?? 0] ?? 0;
  for (let at = 0; at < sentenceCount; at++) {
    if (heard.sentences.has(sentences[at] ?? 0)) times += sentenceWeight;
  }
  return times;
}

/** How much of a whole text was heard before (0 to 1), and how many of its sentences word for word. */
export function compareWithHeard(text: string, heard: Heard): { share: number; repeated: number } {
  const { runs, runCount, sentences, sentenceCount } = scanWords(text);
  let known = 0;
  for (let at = 0; at < runCount; at++) if (heard.runs[runs[at] ?? 0]) known++;
  let repeated = 0;
  for (let at = 0; at < sentenceCount; at++) if (heard.sentences.has(sentences[at] ?? 0)) repeated++;
  return { share: runCount === 0 ? 0 : known / runCount, repeated };
}
