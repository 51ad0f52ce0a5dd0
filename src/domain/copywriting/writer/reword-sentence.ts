import type { Brief } from '#domain/vehicles/brief.ts';
import type { Claim } from '../facts/claim.ts';
import { findHardFails } from '../quality/find-hard-fails.ts';
import type { SentenceRequest } from '../sentences/sentence-request.ts';
import { type Sentence, splitSentences } from '../sentences/split-sentences.ts';
import type { Voice } from './languages/voice.ts';
import { writeCopy } from './write-copy.ts';

/** How many other wordings are searched for one sentence. */
const wordings = 60;

interface Rewording {
  voice: Voice;
  thisYear: number;
  checkFacts: (text: string, brief: Brief) => readonly Claim[];
}

/**
 * A sentence that tells the same facts, at the same place of a text of the same car, style and
 * language: of the sentences in other wordings the one that repeats the fewest words of the rest.
 * Undefined when no wording has such a sentence.
 */
export function rewordSentence(
  request: SentenceRequest,
  { voice, thisYear, checkFacts }: Rewording,
): string | undefined {
  const { text, index, brief, style, language, seed } = request;
  const present = splitSentences(text);
  const sentence = present[index];
  if (!sentence) return undefined;
  const facts = (words: string) =>
    [...new Set(checkFacts(words, brief).map(({ kind, source }) => `${kind} ${source?.field}`))]
      .sort()
      .join();
  const only = onlyFactsOf(brief, checkFacts(sentence.text, brief));
  const wanted = facts(sentence.text);
  const place = placeOf(sentence, present);
  const rest = wordsOf(present.filter((other) => other !== sentence).map((other) => other.text));
  let best: { text: string; repeated: number } | undefined;
  for (let turn = 1; turn <= wordings; turn++) {
    const wording = splitSentences(
      writeCopy(
        { brief: turn % 2 ? only : brief, style, language, seed: (seed + turn) % 2 ** 31 },
        voice,
        thisYear,
      ),
    );
    for (const other of wording) {
      if (present.some((kept) => kept.text === other.text) || placeOf(other, wording) !== place) continue;
      if (facts(other.text) !== wanted) continue;
      if (
        findHardFails(
          text.replace(sentence.text, () => other.text),
          brief,
          voice.quality,
        ).length > 0
      )
        continue;
      const repeated = [...wordsOf([other.text])].filter((word) => rest.has(word)).length;
      if (!best || repeated < best.repeated) best = { text: other.text, repeated };
    }
  }
  return best?.text;
}

/** The car as if nothing but these claims were known of it: its texts have room for them alone. */
function onlyFactsOf(brief: Brief, claims: readonly Claim[]): Brief {
  const fields = new Set(claims.flatMap(({ source }) => (source ? [source.field] : [])));
  const { make, model, targetCustomers, vehicleTypes, intendedUse, sellingPoints, ...given } = brief;
  const told = Object.entries(given).filter(([field]) => fields.has(field as keyof Brief));
  const notes = claims.flatMap(({ source }) => (source?.field === 'notes' ? [source.value] : []));
  return {
    ...{ make, model, targetCustomers, vehicleTypes, intendedUse, sellingPoints },
    ...Object.fromEntries(told),
    ...(notes.length > 0 && { notes: [...new Set(notes)].join(', ') }),
  };
}

/** Openings and closings are made for their place; whatever stands between may move. */
const placeOf = (sentence: Sentence, all: readonly Sentence[]) =>
  sentence === all[0] ? 'first' : sentence === all.at(-1) ? 'last' : 'between';

const wordsOf = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []));
