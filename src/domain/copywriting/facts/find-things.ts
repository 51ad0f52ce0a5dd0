import type { Brief, BriefField } from '#domain/vehicles/brief.ts';
import { findMeanings } from '../vocabulary/find-meanings.ts';
import type { Meaning } from '../vocabulary/meaning.ts';
import type { Term } from '../vocabulary/terms.ts';
import type { Claim } from './claim.ts';
import { findWords } from './find-words.ts';
import { isNegated } from './is-negated.ts';
import { isSupposed } from './is-supposed.ts';
import { type Finding, type Judging, sourceOf } from './judging.ts';
import { type Known, stemsOf } from './known.ts';
import { impliedBy, isThing, saidByModifier } from './term-claims.ts';

/** Equipment that a text names, by the terms all languages share. */
export function findThings(judging: Judging): Claim[] {
  const { low, patterns, terms } = judging;
  return findMeanings(low, terms).flatMap((meaning): Claim[] => {
    const { term, start, end } = meaning;
    if (!isThing(term) || isPlain(judging, meaning) || isSupposed(low, start, patterns)) return [];
    const finding = isNegated(low, start, patterns)
      ? judgeDenied(judging, term)
      : judgeSaid(judging, meaning);
    return finding ? [{ ...finding, start, end }] : [];
  });
}

/** Words that notes use for a thing and prose for something else: "cerchi" is also "you look for". */
function isPlain({ low, patterns }: Judging, { start, end }: Meaning): boolean {
  const words = low.slice(start, end).trim();
  return findWords(words, patterns.plainWords).some((found) => found.end - found.start === words.length);
}

/** What is denied claims something only against notes that have it. */
function judgeDenied({ known }: Judging, term: Term): Finding | undefined {
  if (fieldImplying(term, known.brief)) return undefined;
  const said = known.meanings.filter(({ meaning }) => meaning.term === term);
  // "no ricarica rapida CCS" read by a table of another language has no "no".
  const isLacking = said.some(({ meaning }) => meaning.modifiers.includes('missing'));
  const [noted] = isLacking ? [] : said;
  return noted && { kind: 'equipment', verdict: 'contradicting', source: noted.source };
}

function judgeSaid({ known, low }: Judging, { term, start, end }: Meaning): Finding {
  const noted = known.terms.get(term);
  if (noted) return { kind: 'equipment', verdict: 'given', source: noted };
  const general = impliedBy[term]?.map((narrow) => known.terms.get(narrow)).find(Boolean);
  if (general) return { kind: 'equipment', verdict: 'derived', source: general };
  const modified = modifiedThing(known, term);
  if (modified) return { kind: 'equipment', verdict: 'derived', source: modified };
  const field = fieldImplying(term, known.brief);
  if (field) return { kind: 'equipment', verdict: 'derived', source: sourceOf(known.brief, field) };
  const stems = stemsOf(low.slice(start, end));
  const isWritten = stems.length > 0 && stems.every((stem) => known.stems.has(stem));
  return isWritten
    ? { kind: 'equipment', verdict: 'given', source: sourceOf(known.brief, 'notes') }
    : { kind: 'equipment', verdict: 'unsupported' };
}

function modifiedThing({ meanings }: Known, term: Term): Claim['source'] {
  const [things, modifier] = saidByModifier[term] ?? [];
  if (!things || !modifier) return undefined;
  return meanings.find(({ meaning }) => things.includes(meaning.term) && meaning.modifiers.includes(modifier))
    ?.source;
}

/** What every car of that kind has: a roof to fold, a gas system, a bed. */
function fieldImplying(term: Term, { category, fuelType }: Brief): BriefField | undefined {
  if (category === 'Cabrio' && term === 'softTop') return 'category';
  if (category === 'Pickup' && term === 'cargoBed') return 'category';
  const runsOnGas = fuelType === 'GPL' || fuelType === 'Metano';
  return runsOnGas && /^(?:gasSystem|gasTanks|lpgSystem|lpgTank|cngSystem|cngTanks)$/u.test(term)
    ? 'fuelType'
    : undefined;
}
