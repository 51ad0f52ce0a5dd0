import type { Brief, BriefField } from '#domain/vehicles/brief.ts';
import type { Claim } from '../facts/claim.ts';
import { findHardFails } from '../quality/find-hard-fails.ts';
import type { SentenceRequest } from '../sentences/sentence-request.ts';
import { type Sentence, splitSentences } from '../sentences/split-sentences.ts';
import type { Voice } from './languages/voice.ts';
import { writeCopy } from './write-copy.ts';

/** How many other wordings are searched for one sentence, at most and at least. */
const wordings = { most: 36, least: 10 };
/** Characters of notes and text that are gone through for it, time and again: of very long ones fewer wordings are tried. */
const patience = 240_000;
/** How many sentences of them are held against the facts. */
const mostCompared = 200;
/** What each wording takes besides, in such characters. */
const eachTakes = 1000;

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
export function rewordSentence(request: SentenceRequest, rewording: Rewording): string | undefined {
  const { text, index, brief } = request;
  const present = splitSentences(text);
  const sentence = present[index];
  if (!sentence) return undefined;
  const claims = rewording.checkFacts(sentence.text, brief);
  const wanted = factsOf(claims);
  const place = placeOf(sentence, present);
  const before = new Set(present.map((other) => other.text));
  const rest = wordsOf(present.filter((other) => other !== sentence).map((other) => other.text));
  const stems = stemsOf(sentence.text);
  const noted = notesIn(sentence.text, brief);
  const faultsOf = (whole: string) => findHardFails(whole, brief, rewording.voice.quality).length;
  const faultsBefore = faultsOf(text);
  let best: { text: string; worth: number } | undefined;
  let compared = 0;
  for (const wording of otherWordings(request, claims, rewording)) {
    for (const other of wording) {
      if (before.has(other.text) || placeOf(other, wording) !== place) continue;
      if (++compared > mostCompared) return best?.text;
      if (factsOf(rewording.checkFacts(other.text, brief)) !== wanted) continue;
      if (!noted.every((item) => other.text.toLowerCase().includes(item))) continue;
      const shared = [...stemsOf(other.text)].filter((stem) => stems.has(stem)).length;
      // What tells no fact has to stay with its subject, or the text would lose its thread.
      if (wanted === '' && shared === 0) continue;
      const repeated = [...wordsOf([other.text])].filter((word) => rest.has(word)).length;
      const worth = (wanted === '' ? 3 * shared : 0) - repeated;
      if (best && worth <= best.worth) continue;
      const anew = text.slice(0, sentence.start) + other.text + text.slice(sentence.end);
      if (faultsOf(anew) <= faultsBefore) best = { text: other.text, worth };
    }
  }
  return best?.text;
}

/** The sentences of other wordings of the text, and of texts that tell nothing but these claims. */
function* otherWordings(
  { brief, style, language, seed, text }: SentenceRequest,
  claims: readonly Claim[],
  { voice, thisYear }: Rewording,
): Generator<Sentence[]> {
  const only = onlyFactsOf(brief, claims);
  const length = eachTakes + text.length + (brief.notes ?? '').length;
  const tried = Math.min(wordings.most, Math.max(wordings.least, Math.floor(patience / length)));
  for (let turn = 1; turn <= tried; turn++) {
    const told = claims.length > 0 && turn % 2 ? only : brief;
    const request = { brief: told, style, language, seed: (seed + turn) % 2 ** 31 };
    yield splitSentences(writeCopy(request, voice, thisYear));
  }
}

/** What of the notes stands in a sentence word for word, known to the fact check or not. */
function notesIn(sentence: string, { notes = '' }: Brief): string[] {
  const said = sentence.toLowerCase();
  const items = notes.toLowerCase().split(/[,;.\n]+/);
  return items.map((item) => item.trim()).filter((item) => item.length > 3 && said.includes(item));
}

const factsOf = (claims: readonly Claim[]) =>
  [...new Set(claims.map(({ kind, source }) => `${kind} ${source?.field}`))].sort().join();

/** The car as if nothing but these claims were known of it: its texts have room for them alone. */
function onlyFactsOf(brief: Brief, claims: readonly Claim[]): Brief {
  const fields = new Set(claims.flatMap(({ source }) => (source ? [source.field] : [])));
  const { make, model, category, targetCustomers, vehicleTypes, intendedUse, sellingPoints, ...given } =
    brief;
  const told = Object.entries(given).filter(([field]) => fields.has(field as BriefField));
  const notes = claims.flatMap(({ source }) => (source?.field === 'notes' ? [source.value] : []));
  return {
    ...{ make, model, category, targetCustomers, vehicleTypes, intendedUse, sellingPoints },
    ...Object.fromEntries(told),
    notes: notes.length > 0 ? [...new Set(notes)].join(', ') : undefined,
  };
}

/** Openings and closings are made for their place; whatever stands between may move. */
const placeOf = (sentence: Sentence, all: readonly Sentence[]) =>
  sentence === all[0] ? 'first' : sentence === all.at(-1) ? 'last' : 'between';

const wordsOf = (texts: readonly string[]) =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{5,}/gu) ?? []));

const stemsOf = (text: string) => new Set([...wordsOf([text])].map((word) => word.slice(0, 5)));
