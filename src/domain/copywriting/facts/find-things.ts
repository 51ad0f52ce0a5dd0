import type { Brief } from '#domain/vehicles/brief.ts';
import { findMeanings } from '../terms/find-meanings.ts';
import type { Meaning } from '../terms/meaning.ts';
import type { TermWords } from '../terms/term-words.ts';
import { type Term, terms } from '../terms/terms.ts';
import type { Claim } from './claim.ts';
import { isNegated } from './is-negated.ts';
import { isSupposed } from './is-supposed.ts';
import { type Finding, type Judging, sourceOf } from './judging.ts';
import { stemsOf } from './known.ts';
import { claimKindOf, impliedBy } from './term-claims.ts';

/** Equipment, damage and history that a text names, by the terms all languages share. */
export function findThings(judging: Judging, words: TermWords): Claim[] {
  return findMeanings(judging.low, words).flatMap((meaning): Claim[] => {
    const { start, end } = meaning;
    if (isSupposed(judging.low, start, judging.patterns)) return [];
    const isDenied = isNegated(judging.low, start, judging.patterns) || meaning.modifiers.includes('missing');
    const finding = isDenied ? judgeDenied(judging, meaning) : judgeSaid(judging, meaning);
    return finding ? [{ ...finding, start, end }] : [];
  });
}

/** What is denied claims something only against notes that have it. */
function judgeDenied({ known }: Judging, { term }: Meaning): Finding | undefined {
  const kind = claimKindOf(term);
  const noted = known.meanings.find(
    ({ meaning }) => meaning.term === term && !meaning.modifiers.includes('missing'),
  );
  const isTold = terms[term] === 'equipment' || terms[term] === 'damage';
  return kind && noted && isTold ? { kind, verdict: 'contradicting', source: noted.source } : undefined;
}

function judgeSaid({ known, low }: Judging, meaning: Meaning): Finding | undefined {
  const { term } = meaning;
  const kind = claimKindOf(term);
  if (!kind) return undefined;
  const noted = known.terms.get(term);
  if (noted) return { kind, verdict: 'given', source: noted };
  const general = impliedBy[term]?.map((narrow) => known.terms.get(narrow)).find(Boolean);
  if (general) return { kind, verdict: 'derived', source: general };
  const field = fieldImplying(term, known.brief);
  if (field) return { kind, verdict: 'derived', source: sourceOf(known.brief, field) };
  const stems = stemsOf(low.slice(meaning.start, meaning.end));
  if (stems.length > 0 && stems.every((stem) => known.stems.has(stem))) {
    return { kind, verdict: 'given', source: sourceOf(known.brief, 'notes') };
  }
  return { kind, verdict: 'unsupported' };
}

/** What every car of that kind has: a roof to fold, a gas system, a bed, a crash. */
function fieldImplying(term: Term, brief: Brief): keyof Brief | undefined {
  const { category, fuelType, condition, mileage = Number.POSITIVE_INFINITY } = brief;
  if (category === 'Cabrio' && term === 'softTop') return 'category';
  if (category === 'Pickup' && term === 'cargoBed') return 'category';
  if ((fuelType === 'GPL' || fuelType === 'Metano') && (term === 'gasSystem' || term === 'gasTanks')) {
    return 'fuelType';
  }
  if (condition === 'Aziendale' && term === 'exCompany') return 'condition';
  if (condition === 'Semicollisione' && crashTerms.includes(term)) return 'condition';
  if (term === 'lowMileage' && mileage < 30_000) return 'mileage';
  return undefined;
}

const crashTerms: readonly Term[] = ['damage', 'accidentDamage', 'wasCrashed', 'impact'];
