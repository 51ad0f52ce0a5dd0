import { maskFacts } from '#domain/copywriting/quality/mask-facts.ts';
import { runsOf, shareOfRuns } from '#domain/copywriting/quality/measure-sameness.ts';
import type { QualityWords } from '#domain/copywriting/quality/quality-words.ts';
import type { BenchmarkBrief } from './benchmark-brief.ts';

/** How alike some texts are once their facts are masked; shares from 0 to 1. */
export interface Variety {
  selfBleu: number;
  worstPair: number;
  worst: readonly [number, number];
  /** Sentences found in another text: word for word, or masked with at least five words of their own. */
  repeated: string[];
  /** Of these, the ones that are the same to the letter. */
  exact: number;
  sentences: number;
  sameStart: number;
}

export function measureVariety(
  texts: readonly string[],
  cars: readonly BenchmarkBrief[],
  words: QualityWords,
): Variety {
  const masked = texts.map((text, index) => mask(text, cars[index], words));
  const runs = masked.map(runsOf);
  let worstPair = 0;
  let worst: [number, number] = [0, 0];
  for (let one = 0; one < runs.length; one++) {
    for (let other = 0; other < one; other++) {
      const share = shareOfRuns(runs[one] as Set<string>, runs[other] as Set<string>);
      if (share > worstPair) [worstPair, worst] = [share, [other, one]];
    }
  }
  const { repeated, exact, sentences } = findRepeated(texts, cars, words);
  return {
    selfBleu: selfBleu(masked.map(tokens)),
    worstPair,
    worst,
    repeated,
    exact,
    sentences,
    sameStart: sameStart(masked.map(tokens)),
  };
}

const mask = (text: string, car: BenchmarkBrief | undefined, words: QualityWords) =>
  car ? maskFacts(text, car.brief, words) : text;

const tokens = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function findRepeated(texts: readonly string[], cars: readonly BenchmarkBrief[], words: QualityWords) {
  const seen = new Map<string, Set<number>>();
  const all: { sentence: string; keys: string[] }[] = [];
  for (const [index, text] of texts.entries()) {
    for (const sentence of text.split(/(?<=[.?!])\s+/)) {
      const own = tokens(mask(sentence, cars[index], words));
      const keys = [`exact ${sentence}`];
      if (own.filter((word) => word !== 'tag').length >= 5) keys.push(`masked ${own.join(' ')}`);
      for (const key of keys) seen.set(key, (seen.get(key) ?? new Set()).add(index));
      all.push({ sentence, keys });
    }
  }
  const repeated = all.filter(({ keys }) => keys.some((key) => (seen.get(key)?.size ?? 0) > 1));
  const exact = all.filter(({ keys: [first = ''] }) => (seen.get(first)?.size ?? 0) > 1).length;
  return { repeated: repeated.map(({ sentence }) => sentence), exact, sentences: all.length };
}

/** The share of texts that begin with the most common five words. */
function sameStart(texts: readonly string[][]): number {
  const counts = new Map<string, number>();
  for (const words of texts) {
    const start = words.slice(0, 5).join(' ');
    counts.set(start, (counts.get(start) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) / Math.max(1, texts.length);
}

/** Self-BLEU-4 (Zhu et al. 2018): each text against all others; a missing order counts as 0.1 matches. */
function selfBleu(texts: readonly string[][]): number {
  const grams = texts.map((words) => [1, 2, 3, 4].map((size) => countGrams(words, size)));
  const scores = texts.map((words, index) => bleu(words, index, texts, grams));
  return scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length);
}

function bleu(
  words: string[],
  index: number,
  texts: readonly string[][],
  grams: readonly Map<string, number>[][],
): number {
  const others = grams.filter((_, other) => other !== index);
  const logs = [0, 1, 2, 3].map((size) => {
    const own = grams[index]?.[size] ?? new Map<string, number>();
    let matched = 0;
    let total = 0;
    for (const [gram, times] of own) {
      total += times;
      matched += Math.min(times, Math.max(0, ...others.map((other) => other[size]?.get(gram) ?? 0)));
    }
    return Math.log((matched || 0.1) / Math.max(1, total));
  });
  const lengths = texts.filter((_, other) => other !== index).map((other) => other.length);
  const closest = lengths.reduce(
    (best, length) => (Math.abs(length - words.length) < Math.abs(best - words.length) ? length : best),
    lengths[0] ?? 0,
  );
  const brevity = words.length >= closest ? 1 : Math.exp(1 - closest / words.length);
  return brevity * Math.exp(logs.reduce((sum, log) => sum + log, 0) / 4);
}

function countGrams(words: readonly string[], size: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let start = 0; start + size <= words.length; start++) {
    const gram = words.slice(start, start + size).join(' ');
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return counts;
}
