import type { Claim } from '../../copywriting/facts/claim.ts';
import type { FactChecker } from '../../copywriting/facts/load-fact-checker.ts';
import { type Brief, type BriefField, briefSchema } from '../../vehicles/brief.ts';
import { type VehicleField, vehicleFields } from '../../vehicles/vehicle.ts';
import type { AddedSentence, ComparedSentences } from './compare-sentences.ts';

/** The words of the text for each field that it has another value of. */
export type ChangedFields = ReadonlyMap<BriefField, string>;

type Field = Exclude<VehicleField, 'make' | 'model'>;
const fields = vehicleFields.filter((field): field is Field => field !== 'make' && field !== 'model');

/**
 * Returns the brief with the vehicle as the text tells it. A field that is no longer told, or told in two ways, is
 * absent: what else is said of it stands in sentences that are the seller's own.
 */
export function fieldsAsTold(
  brief: Brief,
  sentences: ComparedSentences,
  check: FactChecker,
): { brief: Brief; changed: ChangedFields } {
  const read = (text: string): SentenceClaims => ({ text, claims: check(text, brief) });
  const kept = sentences.kept.map(read);
  const lost = sentences.lost.map(read);
  const added = sentences.added.map((sentence) => ({ ...read(sentence.text), ...sentence }));
  const changed = new Map<BriefField, string>();
  let told = brief;
  for (const field of fields) {
    const change = changeOf(field, added, lost);
    const changedBrief = change && briefSchema.safeParse({ ...told, [field]: change.said });
    if (change && changedBrief?.success) {
      told = changedBrief.data;
      changed.set(field, change.words);
      continue;
    }
    const denied = added.filter(
      (sentence) => sentence.claims.some(denies(field)) || namesOther(field, sentence),
    );
    const wasTold = [...kept, ...lost].some(tells(field)) || denied.length > 0;
    const isTold = [...kept, ...added.filter((sentence) => !denied.includes(sentence))].some(tells(field));
    if (wasTold && !isTold) told = { ...told, [field]: undefined };
  }
  return { brief: told, changed };
}

interface SentenceClaims {
  text: string;
  claims: readonly Claim[];
}

/** The one other value that sentences have in the place of the field's. */
function changeOf(
  field: Field,
  added: readonly (SentenceClaims & AddedSentence)[],
  lost: readonly SentenceClaims[],
): { said: number | string; words: string } | undefined {
  const changes = added.flatMap((sentence) => {
    const hadIt = lost.some((one) => one.text === sentence.origin && tells(field)(one));
    if (!hadIt || tells(field)(sentence)) return [];
    return sentence.claims
      .filter(denies(field))
      .map(({ said, start, end }) => ({ said, words: sentence.text.slice(start, end) }));
  });
  const [first] = changes;
  if (first?.said === undefined || changes.some(({ said }) => said !== first.said)) return undefined;
  return { said: first.said, words: first.words };
}

const tells =
  (field: Field) =>
  ({ claims }: SentenceClaims) =>
    claims.some(({ verdict, source }) => source?.field === field && verdict !== 'contradicting');

/** "99.900 € invece di 104.900 €": a sum beside the price, of which nobody knows whether it is the price. */
const namesOther = (field: Field, { text, claims }: SentenceClaims) =>
  field === 'price' &&
  claims.some(
    ({ kind, verdict, start, end }) =>
      kind === 'price' && verdict === 'unsupported' && /\d/.test(text.slice(start, end)),
  );

const denies =
  (field: Field) =>
  ({ verdict, source }: Claim) =>
    source?.field === field && verdict === 'contradicting';
