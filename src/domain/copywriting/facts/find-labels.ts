import type { ClaimKind } from './claim.ts';
import type { LabelFamily } from './compiled-words.ts';
import { type Found, findWords } from './find-words.ts';
import { isNegated } from './is-negated.ts';
import { type Finding, type Judging, sourceOf, unsupported } from './judging.ts';

export interface FoundLabel extends Found {
  label: string;
}

/** The words for the values of a vocabulary, the longest where several overlap; denied ones left out. */
export function findLabels({ low, patterns }: Judging, family: LabelFamily): FoundLabel[] {
  const all = patterns.labels[family].flatMap(([label, pattern]) =>
    findWords(low, pattern).map((found) => ({ label, ...found })),
  );
  const kept: FoundLabel[] = [];
  for (const found of all.sort((a, b) => b.end - b.start - (a.end - a.start))) {
    if (!kept.some(overlaps(found))) kept.push(found);
  }
  return kept.filter(({ start }) => !isNegated(low, start, patterns));
}

const overlaps = (one: Found) => (other: Found) => one.start < other.end && other.start < one.end;

/** What is said beside what the field says; `also` are the labels that a field's label includes. */
export function judgeLabel(
  { known }: Judging,
  said: string,
  { kind, family, field, also }: LabelField,
): Finding {
  const { brief } = known;
  const given = brief[field];
  if (given === said) return { kind, verdict: 'given', source: sourceOf(brief, field) };
  if (given && also[given]?.includes(said)) {
    return { kind, verdict: 'derived', source: sourceOf(brief, field) };
  }
  const noted = known.labels[family].get(said);
  if (noted) return { kind, verdict: 'given', source: noted };
  if (!given) return unsupported(kind);
  return { kind, verdict: 'contradicting', source: sourceOf(brief, field), said };
}

interface LabelField {
  kind: ClaimKind;
  family: LabelFamily;
  field: 'fuelType' | 'transmission' | 'category' | 'condition' | 'color';
  also: Readonly<Record<string, readonly string[]>>;
}
