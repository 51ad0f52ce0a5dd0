import type { PriorText } from '../../copy.ts';
import { type FactWords, factWordsOf, nameWordsOf } from './fact-words.ts';
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
  /** The language's words for facts, which differ from car to car. */
  facts: FactWords;
  /** Each text by itself. */
  each: readonly Hearing[];
}

/** Beyond so often a run is simply common. */
const most = 15;
/** What a run heard so many times weighs: the first time most. */
const weights = Float64Array.from({ length: most + 1 }, (_, times) => Math.log2(1 + times));
/** How many prior texts are kept as they were heard: the last ones of a few sellers at work. */
const mostKept = 600;
const kept = new Map<string, Hearing>();

/** One text as it was heard. */
interface Hearing {
  facts: FactWords;
  /** Its runs of three words in their order, then the shorter ones. */
  runs: Int32Array;
  runCount: number;
  sentences: Int32Array;
}

/** What a whole sentence met before weighs, in runs. */
const sentenceWeight = 20;

export const nothingHeard: Heard = {
  texts: 0,
  runs: new Uint8Array(runSlots),
  sentences: new Set(),
  facts: new Set(),
  each: [],
};

/** Hears a few prior texts once; phrases are then looked up in what was heard. */
export function hearTexts(priors: readonly PriorText[], factPatterns: readonly string[]): Heard {
  if (priors.length === 0) return nothingHeard;
  const facts = factWordsOf(factPatterns);
  const runs = new Uint8Array(runSlots);
  const sentences = new Set<number>();
  const each = priors.map((prior) => hear(prior, facts));
  for (const heard of each) {
    for (const run of heard.runs) {
      const times = runs[run] ?? 0;
      if (times < most) runs[run] = times + 1;
    }
    for (const sentence of heard.sentences) sentences.add(sentence);
  }
  return { texts: priors.length, runs, sentences, facts, each };
}

/** A seller's last texts come again with each new car: each is gone through once, as long as it is kept. */
function hear({ text, brief }: PriorText, facts: FactWords): Hearing {
  const before = kept.get(text);
  if (before?.facts === facts) return before;
  const found = scanWords(text, facts, nameWordsOf(brief));
  const runs = new Int32Array(found.runCount + found.pairCount + found.wordCount);
  runs.set(found.runs.subarray(0, found.runCount));
  runs.set(found.pairs.subarray(0, found.pairCount), found.runCount);
  runs.set(found.words.subarray(0, found.wordCount), found.runCount + found.pairCount);
  const hearing = {
    facts,
    runs,
    runCount: found.runCount,
    sentences: found.sentences.slice(0, found.sentenceCount),
  };
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(text, hearing);
  return hearing;
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
  for (const run of runs) times += weights[heard.runs[run] ?? 0] ?? 0;
  return times;
}

/** How much of a filled phrase was heard: its runs, and far more its sentences as they are. */
export function echo(text: string, heard: Heard, names: FactWords): number {
  if (heard.texts === 0) return 0;
  const { runs, runCount, sentences, sentenceCount } = scanWords(text, heard.facts, names);
  let times = 0;
  for (let at = 0; at < runCount; at++) times += weights[heard.runs[runs[at] ?? 0] ?? 0] ?? 0;
  for (let at = 0; at < sentenceCount; at++) {
    if (heard.sentences.has(sentences[at] ?? 0)) times += sentenceWeight;
  }
  return times;
}

/** Whether a filled phrase holds a sentence that one of the texts held. */
export function repeats(text: string, heard: Heard, names: FactWords): boolean {
  if (heard.texts === 0) return false;
  const { sentences, sentenceCount } = scanWords(text, heard.facts, names);
  return sentences.subarray(0, sentenceCount).some((sentence) => heard.sentences.has(sentence));
}

/** What a whole text has in common with those heard. */
export interface Likeness {
  /** The share of its five-word runs that the text most like it holds too, 0 to 1. */
  closest: number;
  /** How many of its sentences came before. */
  repeated: number;
  /** How much its runs were heard, per run: the first time counts 1. */
  echo: number;
}

export function compareWithHeard(text: string, heard: Heard, names: FactWords): Likeness {
  const { runs, runCount, sentences, sentenceCount } = scanWords(text, heard.facts, names);
  let repeated = 0;
  for (let at = 0; at < sentenceCount; at++) if (heard.sentences.has(sentences[at] ?? 0)) repeated++;
  const own = runs.subarray(0, runCount);
  let times = 0;
  for (const run of own) times += weights[heard.runs[run] ?? 0] ?? 0;
  return {
    closest: Math.max(0, ...heard.each.map((other) => shareOfFives(own, other))),
    repeated,
    echo: times / Math.max(1, runCount),
  };
}

const marks = new Uint8Array(runSlots);

/** The share of runs of five words two texts have in common: three runs of three in a row, of the shorter text. */
function shareOfFives(own: Int32Array, { runs, runCount }: Hearing): number {
  const others = runs.subarray(0, runCount);
  for (const run of others) marks[run] = 1;
  let common = 0;
  let inARow = 0;
  for (const run of own) {
    inARow = marks[run] ? inARow + 1 : 0;
    if (inARow >= 3) common++;
  }
  for (const run of others) marks[run] = 0;
  return common / Math.max(1, Math.min(own.length, runCount) - 2);
}
