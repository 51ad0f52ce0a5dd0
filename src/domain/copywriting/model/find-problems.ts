import { escapePattern } from '#domain/shared/escape-pattern.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import type { CopyRequest } from '../copy.ts';
import type { Claim } from '../facts/claim.ts';
import { findHardFails } from '../quality/find-hard-fails.ts';
import type { HardFailRule } from '../quality/hard-fail.ts';
import type { QualityWords } from '../quality/quality-words.ts';
import { findLengthFault } from './find-length-fault.ts';
import { guessLanguage } from './guess-language.ts';

/** What keeps a model's text from being published as it is. */
export interface Problem {
  kind: 'unsupported' | 'contradicting' | 'too-short' | 'too-long' | 'wrong-language' | HardFailRule;
  /** The words at fault; empty when the text as a whole is, or when something is missing. */
  excerpt: string;
  /** Where they stand in the text (UTF-16 units, end excluded), when they are in it. */
  place: { start: number; end: number } | undefined;
  /** What the data says instead: the field, and its value as the seller wrote it. */
  source?: Claim['source'];
}

/**
 * Returns the problems of a text: those of its `claims` the brief does not hold, hard fails, length and language. Its
 * damage is that of `typed`, the brief as the seller wrote it, where the request holds less of the notes.
 */
export function findProblems(
  text: string,
  request: CopyRequest,
  words: QualityWords,
  { claims = [], typed }: { claims?: readonly Claim[]; typed?: Brief | undefined } = {},
): Problem[] {
  const { brief, language } = request;
  const guessed = guessLanguage(text);
  const length = findLengthFault(text, request);
  return [
    ...claims.flatMap(({ verdict, start, end, source }) =>
      verdict === 'unsupported' || verdict === 'contradicting'
        ? [{ kind: verdict, excerpt: text.slice(start, end), place: { start, end }, source }]
        : [],
    ),
    ...findHardFails(text, brief, words, [], typed).map(({ rule, excerpt }) => ({
      kind: rule,
      excerpt,
      place: placeOf(excerpt, text),
    })),
    ...(guessed && guessed !== language ? [whole('wrong-language')] : []),
    ...(length ? [whole(length)] : []),
  ];
}

const whole = (kind: Problem['kind']): Problem => ({ kind, excerpt: '', place: undefined });

/** The first place where the words stand by themselves: "7" is not in "7.900". */
function placeOf(excerpt: string, text: string): Problem['place'] {
  if (excerpt === '') return undefined;
  const words = escapePattern(excerpt);
  const alone = new RegExp(
    `${/^[\p{L}\p{N}]/u.test(excerpt) ? '(?<![\\p{L}\\p{N}]|\\d[.,])' : ''}${words}${/[\p{L}\p{N}]$/u.test(excerpt) ? '(?![\\p{L}\\p{N}]|[.,]\\d)' : ''}`,
    'u',
  );
  const start = alone.exec(text)?.index ?? text.indexOf(excerpt);
  return start < 0 ? undefined : { start, end: start + excerpt.length };
}
