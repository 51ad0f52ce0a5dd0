import { splitSentences } from '../sentences/split-sentences.ts';
import type { Problem } from './find-problems.ts';

/** Less of a text than this share and it is no longer the text. */
const leastShare = 0.6;

/**
 * The text without the sentences that hold a problem, and without those that lean on one taken out
 * before them. Undefined when too little would be left, or nothing that names the car.
 */
export function removeFaultySentences(
  text: string,
  problems: readonly Problem[],
  names: readonly string[],
): string | undefined {
  const places = problems.flatMap(({ place }) => place ?? []);
  let removedBefore = -1;
  const kept = splitSentences(text).filter((sentence) => {
    const isFaulty = places.some(({ start, end }) => start < sentence.end && end > sentence.start);
    const leans = removedBefore === sentence.paragraph && leaning.test(sentence.text);
    removedBefore = isFaulty || leans ? sentence.paragraph : -1;
    return !isFaulty && !leans;
  });
  const left = [...Map.groupBy(kept, ({ paragraph }) => paragraph).values()]
    .map((sentences) => sentences.map((sentence) => sentence.text).join(' '))
    .join('\n\n');
  const isNamed = names.some((name) => left.toLowerCase().includes(name.toLowerCase()));
  return left.length >= text.length * leastShare && isNamed ? left : undefined;
}

/** Begins by pointing at the sentence before. */
const leaning =
  /^(?:e|ma|però|anche|inoltre|così|perciò|quindi|per questo|ecco perché|infatti|and|but|also|so|that['’]s|which|this is why|moreover|besides|und|aber|auch|also|daher|deshalb|außerdem|et|mais|aussi|donc|ainsi|de plus|c['’]est pourquoi|y|pero|también|además|así|por eso|por ello)(?!\p{L})/iu;
