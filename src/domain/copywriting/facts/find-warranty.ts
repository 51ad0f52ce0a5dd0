import type { Claim, Verdict } from './claim.ts';
import { findWords } from './find-words.ts';
import { isNegated } from './is-negated.ts';
import { type Finding, type Judging, sourceOf, unsupported } from './judging.ts';

/** What is said of a guarantee: that there is one, whose, or that there is none. */
export function findWarranty(judging: Judging): Claim[] {
  const { low, patterns } = judging;
  const none = findWords(low, patterns.noWarranty);
  const maker = findWords(low, patterns.makerWarranty);
  const extended = findWords(low, patterns.extendedWarranty);
  const taken = [...none, ...maker, ...extended];
  const any = findWords(low, patterns.warranty).filter(
    ({ start, end }) => !taken.some((other) => other.start < end && start < other.end),
  );
  const claims = [
    ...none.map((found) => ({ ...found, judge: judgeNone })),
    ...maker.map((found) => ({ ...found, judge: judgeMaker })),
    ...extended.map((found) => ({ ...found, judge: judgeExtended })),
    ...any.map((found) => ({ ...found, judge: judgeAny })),
  ];
  return claims.map(({ start, end, judge }) => {
    const isDenied = judge !== judgeNone && isNegated(low, start, patterns);
    return { ...(isDenied ? judgeNone : judge)(judging), start, end };
  });
}

function judgeNone({ known }: Judging): Finding {
  const { brief, terms } = known;
  const noted = terms.get('noWarranty');
  if (noted) return { kind: 'warranty', verdict: 'given', source: noted };
  if (!brief.warranty) return unsupported('warranty');
  return { kind: 'warranty', verdict: verdictOf(hasNone(known)), source: sourceOf(brief, 'warranty') };
}

const verdictOf = (isTrue: boolean): Verdict => (isTrue ? 'given' : 'contradicting');

const hasNone = ({ brief }: Judging['known']) => brief.warranty === 'Nessuna garanzia';

const judgeMaker = (judging: Judging) => judgeKind(judging, 'Garanzia casa madre', ['makerWarrantyUntil']);

const judgeExtended = (judging: Judging) =>
  judgeKind(judging, 'Garanzia estesa', ['warrantyExtendable', 'makerWarrantyUntil']);

function judgeKind(
  { known }: Judging,
  label: string,
  terms: readonly ('makerWarrantyUntil' | 'warrantyExtendable')[],
): Finding {
  const { brief } = known;
  const noted = terms.map((term) => known.terms.get(term)).find((source) => source !== undefined);
  if (noted) return { kind: 'warranty', verdict: 'given', source: noted };
  if (!brief.warranty) return unsupported('warranty');
  return {
    kind: 'warranty',
    verdict: verdictOf(brief.warranty === label),
    source: sourceOf(brief, 'warranty'),
  };
}

const notedTerms = ['warrantyMonths', 'makerWarrantyUntil', 'batteryWarranty', 'warrantyExtendable'] as const;

function judgeAny({ known }: Judging): Finding {
  const { brief } = known;
  const noted = notedTerms.map((term) => known.terms.get(term)).find((source) => source !== undefined);
  if (brief.warranty && !hasNone(known)) {
    return { kind: 'warranty', verdict: 'given', source: sourceOf(brief, 'warranty') };
  }
  if (noted) return { kind: 'warranty', verdict: 'given', source: noted };
  if (!brief.warranty) return unsupported('warranty');
  return { kind: 'warranty', verdict: 'contradicting', source: sourceOf(brief, 'warranty') };
}
