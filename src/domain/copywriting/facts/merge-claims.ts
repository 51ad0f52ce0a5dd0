import type { Claim, Verdict } from './claim.ts';

/** The graver first. */
const gravity: readonly Verdict[] = ['contradicting', 'unsupported', 'derived', 'given'];

/**
 * The claims in the order of the text, each stretch once: of two that overlap the one of a unit or a
 * longer stretch says more than a bare number; a guarantee and its length are one claim.
 */
export function mergeClaims(claims: readonly Claim[], low: string): Claim[] {
  const sorted = [...claims].sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Claim[] = [];
  for (const claim of sorted) {
    const last = merged.at(-1);
    if (last && claim.start < last.end) merged[merged.length - 1] = preferred(last, claim);
    else if (last && isOneWarranty(last, claim, low)) merged[merged.length - 1] = joined(last, claim);
    else merged.push(claim);
  }
  return merged;
}

/** Of overlapping claims the longer; where both cover the same, the better founded. */
function preferred(one: Claim, other: Claim): Claim {
  const [longer, shorter] = one.end - one.start >= other.end - other.start ? [one, other] : [other, one];
  if (longer.kind === 'number') return shorter;
  const isSame = longer.start === shorter.start && longer.end === shorter.end;
  return isSame && gravity.indexOf(shorter.verdict) > gravity.indexOf(longer.verdict) ? shorter : longer;
}

function isOneWarranty(one: Claim, other: Claim, low: string): boolean {
  if (one.kind !== 'warranty' || other.kind !== 'warranty') return false;
  return other.start - one.end <= 16 && !/[.,;:!?\n]/.test(low.slice(one.end, other.start));
}

function joined(one: Claim, other: Claim): Claim {
  const graver = gravity.indexOf(one.verdict) <= gravity.indexOf(other.verdict) ? one : other;
  return { ...graver, start: one.start, end: other.end };
}
