import type { Language } from '#domain/shared/languages.ts';
import type { Claim } from '../../copywriting/facts/claim.ts';
import { correctFigure } from '../../copywriting/facts/correct-figure.ts';
import type { FactChecker } from '../../copywriting/facts/load-fact-checker.ts';
import { splitSentences } from '../../copywriting/sentences/split-sentences.ts';
import type { Brief } from '../../vehicles/brief.ts';

export interface Carrying {
  /** What the text was in line with; absent: every figure that contradicts the new data is put right. */
  before?: Brief | undefined;
  after: Brief;
  language: Language;
  check: FactChecker;
  /** Whether this sentence stays as it is, whatever the car's data say. */
  isKept?(sentence: string): boolean;
}

export interface CarriedText {
  text: string;
  /** Sentences that still say what the data said before. */
  left: readonly string[];
}

/**
 * Puts the figures of changed data in place of the old ones that a text told; whatever else it told of the
 * changed fields (a colour, a figure in letters, a sentence that is kept) stays and is named.
 */
export function carryFigures(
  text: string,
  { before, after, language, check, isKept }: Carrying,
): CarriedText {
  const told = before && check(text, before).filter(isTold);
  const outdated = check(text, after).filter(
    (claim) => !isTold(claim) && (!told || told.some((one) => overlap(one, claim))),
  );
  const left = new Set<string>();
  const sentences = splitSentences(text);
  let carried = text;
  for (const claim of outdated.toReversed()) {
    const sentence =
      sentences.find(({ start, end }) => start <= claim.start && claim.start < end)?.text ?? '';
    const right = isKept?.(sentence)
      ? undefined
      : correctFigure(text.slice(claim.start, claim.end), claim, language);
    if (right === undefined) left.add(sentence);
    else carried = carried.slice(0, claim.start) + right + carried.slice(claim.end);
  }
  return { text: carried, left: sentences.map((one) => one.text).filter((one) => left.has(one)) };
}

const isTold = ({ verdict }: Claim) => verdict === 'given' || verdict === 'derived';

const overlap = (one: Claim, other: Claim) => one.start < other.end && other.start < one.end;
