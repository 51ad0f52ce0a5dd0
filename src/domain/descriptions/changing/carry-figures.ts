import type { Language } from '#domain/shared/languages.ts';
import type { Claim } from '../../copywriting/facts/claim.ts';
import { correctFigure } from '../../copywriting/facts/correct-figure.ts';
import type { FactChecker } from '../../copywriting/facts/load-fact-checker.ts';
import { splitSentences } from '../../copywriting/sentences/split-sentences.ts';
import type { Brief, BriefField } from '../../vehicles/brief.ts';
import { isSame } from './merge-briefs.ts';

export interface Carrying {
  /** What the text is in line with. */
  before: Brief;
  after: Brief;
  language: Language;
  check: FactChecker;
  /** Whether this sentence stays as it is, whatever the car's data say. */
  isKept?(sentence: string): boolean;
}

export interface CarriedText {
  text: string;
  /** Sentences that still say what the data said before, as they now read. */
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
  const held = check(text, after).filter(isTold);
  const outdated = check(text, before)
    .filter((claim) => isTold(claim) && isChanged(claim) && !held.some((one) => holds(one, claim)))
    .map((claim) => ({ ...claim, source: claim.source && now(claim.source.field) }));
  const oldNames = findOldNames(before, after);
  const sentences = splitSentences(text);
  const left = new Set(sentences.filter(isOfOldName).map((sentence) => sentence.text));
  let carried = text;
  for (const claim of outdated.toReversed()) {
    const { start, end, source, kind } = claim;
    const sentence = sentences.find((one) => one.start <= start && start < one.end)?.text ?? '';
    // A figure that the notes state as well may speak of something else: a service at that mileage.
    const isOfNotes = held.some((one) => overlap(one, claim));
    const mayChange = kind === source?.field && !isOfNotes && !isKept?.(sentence);
    const right = mayChange
      ? correctFigure(text.slice(start, end), { verdict: 'contradicting', source }, language)
      : undefined;
    if (right === undefined) left.add(sentence);
    else carried = carried.slice(0, start) + right + carried.slice(end);
  }
  // A sentence may hold a figure that was carried and a colour that was left: it is named as it reads now.
  const reading = splitSentences(carried);
  const isAlike = reading.length === sentences.length;
  return {
    text: carried,
    left: sentences.flatMap(({ text: was }, index) =>
      left.has(was) ? [(isAlike && reading[index]?.text) || was] : [],
    ),
  };

  function isChanged({ source }: Claim) {
    return source !== undefined && !isSame(before[source.field], after[source.field]);
  }

  function now(field: BriefField) {
    return { field, value: String(after[field] ?? '') };
  }

  function isOfOldName(sentence: { text: string }) {
    const said = spaced(sentence.text);
    return oldNames.some((name) => said.includes(name));
  }
}

/** What named the car and does so no more, whole or a word of it: "Golf" still is in "Golf Variant". */
function findOldNames(before: Brief, after: Brief): string[] {
  const name = spaced(`${after.make} ${after.model}`);
  const words = `${before.make} ${before.model}`.split(/\s+/).filter((word) => word.length > 2);
  return [before.make, before.model, ...words].map(spaced).filter((word) => !name.includes(word));
}

/** Words between single spaces, so that a name is found as a whole. */
const spaced = (text: string) =>
  ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `.replace(/ +/g, ' ');

const isTold = ({ verdict }: Claim) => verdict === 'given' || verdict === 'derived';

/** What the notes say holds for what rested on them; a figure of a field needs the field. */
const holds = (one: Claim, claim: Claim) =>
  overlap(one, claim) && (one.source?.field !== 'notes' || claim.source?.field === 'notes');

const overlap = (one: Claim, other: Claim) => one.start < other.end && other.start < one.end;
