import { type Sentence, splitSentences } from '../sentences/split-sentences.ts';
import { cutClause } from './cut-clause.ts';
import type { Problem } from './find-problems.ts';

/** Less of a text than this share and it is no longer the text. */
const leastShare = 0.6;

/**
 * Returns the text without its faults: a sentence that tells `given` facts loses the clause at fault where it
 * stands without it, any other goes, and so does one that leans on it. Undefined when too little would be left,
 * or nothing that names the car.
 */
export function cutFaults(
  text: string,
  problems: readonly Problem[],
  names: readonly string[],
  given: readonly { start: number; end: number }[] = [],
): string | undefined {
  const places = problems.flatMap(({ place }) => place ?? []);
  let removedBefore = -1;
  const kept = splitSentences(text).flatMap((sentence) => {
    const faults = places.filter(({ start, end }) => start < sentence.end && end > sentence.start);
    const goesToo = removedBefore === sentence.paragraph && leans(sentence.text);
    removedBefore = goesToo ? sentence.paragraph : -1;
    if (goesToo) return [];
    if (faults.length === 0) return [sentence];
    const tells = given.some(({ start, end }) => start >= sentence.start && end <= sentence.end);
    const left = tells ? cutSentence(sentence, faults, names) : undefined;
    if (left !== undefined) return [{ ...sentence, text: left }];
    removedBefore = sentence.paragraph;
    return [];
  });
  const left = [...Map.groupBy(kept, ({ paragraph }) => paragraph).values()]
    .map((sentences) => sentences.map((sentence) => sentence.text).join(' '))
    .join('\n\n');
  const isNamed = names.some((name) => left.toLowerCase().includes(name.toLowerCase()));
  return left.length >= text.length * leastShare && isNamed ? left : undefined;
}

/** The last fault first: what stands before it keeps its place. */
function cutSentence(
  sentence: Sentence,
  faults: readonly { start: number; end: number }[],
  names: readonly string[],
): string | undefined {
  return [...faults]
    .sort((a, b) => b.start - a.start)
    .reduce<string | undefined>(
      (left, { start, end }) =>
        left === undefined
          ? undefined
          : end - sentence.start > left.length
            ? left
            : cutClause(left, { start: start - sentence.start, end: end - sentence.start }, names),
      sentence.text,
    );
}

/** Whether a sentence begins by pointing at the one before. */
export const leans = (sentence: string): boolean => leaning.test(sentence);

/** Begins by pointing at the sentence before. */
const leaning =
  /^(?:e|ma|però|anche|inoltre|così|perciò|quindi|per questo|ecco perché|infatti|and|but|also|so|that['’]s|which|this is why|moreover|besides|und|aber|auch|also|daher|deshalb|außerdem|et|mais|aussi|donc|ainsi|de plus|c['’]est pourquoi|y|pero|también|además|así|por eso|por ello)(?!\p{L})/iu;
