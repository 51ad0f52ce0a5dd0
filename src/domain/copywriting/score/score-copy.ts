import type { Language } from '#domain/shared/languages.ts';
import type { Brief, BriefField } from '#domain/vehicles/brief.ts';
import type { Fit } from '../channels/fit-channel.ts';
import type { Claim } from '../facts/claim.ts';
import { measureReadability } from '../quality/measure-readability.ts';
import type { Advice, Score, ScorePart, ScorePartName } from './score.ts';

export interface Scored {
  text: string;
  brief: Brief;
  language: Language;
  claims: readonly Claim[];
  /** How many of the chosen publics, uses and selling points the text speaks to. */
  aims: { felt: number; of: number };
  /** The largest share of common word runs with another text of the seller's (0 to 1); unknown without others. */
  sameness: number | undefined;
  fit: Fit;
}

/** What each part weighs. */
const weights = {
  facts: 25,
  truth: 25,
  aims: 15,
  reading: 10,
  freshness: 10,
  fit: 5,
  data: 10,
} as const satisfies Record<ScorePartName, number>;

/** Between these readability is right for an advertisement; below it is heavy, above it reads like a list. */
const comfortable = {
  it: [45, 80],
  en: [50, 85],
  de: [40, 75],
  fr: [50, 90],
  es: [50, 90],
} as const satisfies Record<Language, readonly [number, number]>;

/** What buyers ask for, the most missed first. */
const asked = ['price', 'mileage', 'year', 'fuelType', 'transmission', 'power', 'notes', 'warranty'] as const;

/** Likeness with another text up to which nobody notices, and from which everybody does. */
const unnoticed = 0.08;
const obvious = 0.35;

/** How ready a text is to be published (0 to 100), from what, and what to add; the unknown does not count. */
export function scoreCopy(scored: Scored): Score {
  const { brief, claims, aims, sameness, fit } = scored;
  const covered = coverage(scored);
  const against = claims.filter(({ verdict }) => verdict === 'contradicting').length;
  const unfounded = claims.filter(({ verdict }) => verdict === 'unsupported').length;
  const reading = measureReadability(scored.text, scored.language);
  const missing = asked.filter((field) => brief[field] === undefined);
  const shares: [ScorePartName, share: number | undefined, value: number][] = [
    ['facts', covered.share, percent(covered.share)],
    ['truth', Math.max(0, 1 - 0.5 * against - 0.2 * unfounded), against + unfounded],
    ['aims', aims.of === 0 ? undefined : aims.felt / aims.of, aims.felt],
    ['reading', readingShare(reading, scored.language), Math.round(reading)],
    ['freshness', freshShare(sameness), percent(sameness ?? 0)],
    ['fit', fit.verdict === 'refused' ? 0 : fit.verdict === 'improvable' ? 0.5 : 1, fit.length],
    ['data', 1 - missing.length / asked.length, missing.length],
  ];
  const parts = shares.flatMap(([name, share, value]): ScorePart[] =>
    share === undefined ? [] : [{ name, points: round(share * weights[name]), of: weights[name], value }],
  );
  const reached = parts.reduce((sum, { points }) => sum + points, 0);
  const possible = parts.reduce((sum, { of }) => sum + of, 0);
  const short = (name: ScorePartName) =>
    parts.some((part) => part.name === name && part.points < part.of * 0.7);
  const advice: Advice[] = [
    ...(against > 0 ? [{ kind: 'resolve', count: against } as const] : []),
    ...(unfounded > 0 ? [{ kind: 'support', count: unfounded } as const] : []),
    ...missing.slice(0, 3).map((field) => ({ kind: 'add', field }) as const),
    ...covered.left
      .slice(0, 3)
      .filter((field) => !isSaidWrongly(field, claims))
      .map((field) => ({ kind: 'mention', field }) as const),
    ...(short('aims') ? [{ kind: 'address-readers' } as const] : []),
    ...(short('freshness') ? [{ kind: 'vary' } as const] : []),
    ...(short('reading') && reading < comfortable[scored.language][0] ? [{ kind: 'simplify' } as const] : []),
    ...(fit.verdict === 'fits' ? [] : [{ kind: 'fit-channel' } as const]),
  ];
  return { points: Math.round((100 * reached) / possible), parts, advice };
}

/** The fields a text of this car would be expected to tell. */
const told = [
  ...['price', 'mileage', 'year', 'fuelType', 'transmission', 'power', 'warranty', 'condition'],
  ...['color', 'driveType', 'doors', 'displacement', 'notes'],
] as readonly BriefField[];

function coverage({ brief, claims }: Scored): { share: number; left: BriefField[] } {
  const given = told.filter((field) => brief[field] !== undefined);
  const said = new Set(
    claims.flatMap(({ verdict, source }) => (isTrue(verdict) && source ? [source.field] : [])),
  );
  const left = given.filter((field) => !said.has(field));
  return { share: given.length === 0 ? 1 : 1 - left.length / given.length, left };
}

/** What the text says wrongly is said: it is to be resolved, not mentioned. */
const isSaidWrongly = (field: BriefField, claims: readonly Claim[]) =>
  claims.some(({ verdict, source }) => verdict === 'contradicting' && source?.field === field);

const isTrue = (verdict: Claim['verdict']) => verdict === 'given' || verdict === 'derived';

function readingShare(index: number, language: Language): number {
  const [least, most] = comfortable[language];
  const off = Math.max(0, least - index, index - most);
  return Math.max(0, 1 - off / 30);
}

function freshShare(sameness: number | undefined): number | undefined {
  if (sameness === undefined) return undefined;
  return Math.min(1, Math.max(0, (obvious - sameness) / (obvious - unnoticed)));
}

const percent = (share: number) => Math.round(100 * share);
const round = (points: number) => Math.round(10 * points) / 10;
