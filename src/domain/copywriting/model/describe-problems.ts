import type { CopyRequest } from '../copy.ts';
import type { Claim } from '../facts/claim.ts';
import { splitSentences } from '../sentences/split-sentences.ts';
import type { Problem } from './find-problems.ts';
import { nameValue } from './prompts/fact-names/name-value.ts';

/** A fault as a model is told it: its words, of which kind it is, what the data says, what of its sentence stays. */
export interface Fault {
  words?: string;
  fault: Problem['kind'];
  dataSays?: string;
  keep?: string[];
}

/** Returns the problems of a text for the model that is to mend it, and the words of every given fact it tells. */
export function describeProblems(
  { text, problems, given }: { text: string; problems: readonly Problem[]; given: readonly Claim[] },
  { brief, language }: CopyRequest,
): { faults: Fault[]; factsToKeep: string[] } {
  const sentences = splitSentences(text);
  const wordsOf = (claims: readonly Claim[]) => [
    ...new Set(claims.map(({ start, end }) => text.slice(start, end))),
  ];
  const keptBeside = ({ place }: Problem) => {
    const sentence = place && sentences.find(({ start, end }) => start < place.end && end > place.start);
    if (!sentence) return [];
    return wordsOf(given.filter(({ start, end }) => start >= sentence.start && end <= sentence.end));
  };
  const saidInstead = ({ kind, source }: Problem) => {
    if (source) return nameValue(source.field, source.value, language);
    if (kind !== 'impossible-claim' || brief.fuelType === undefined) return undefined;
    return nameValue('fuelType', brief.fuelType, language);
  };
  const faults = problems.filter(isToldOnce).map((problem) => {
    const keep = keptBeside(problem);
    const dataSays = saidInstead(problem);
    return {
      ...(problem.excerpt !== '' && { words: problem.excerpt }),
      fault: problem.kind,
      ...(dataSays !== undefined && { dataSays }),
      ...(keep.length > 0 && { keep }),
    };
  });
  return { faults, factsToKeep: wordsOf(given) };
}

/** Two checks that stumble over the same words are one fault: that of the longer words, or the first. */
function isToldOnce(one: Problem, index: number, all: readonly Problem[]): boolean {
  const { place } = one;
  if (!place) return true;
  return !all.some(
    (other, at) =>
      other.place !== undefined &&
      at !== index &&
      other.place.start <= place.start &&
      other.place.end >= place.end &&
      (at < index || other.place.end - other.place.start > place.end - place.start),
  );
}
