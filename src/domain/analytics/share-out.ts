/**
 * Whole percents of a sum that add up to 100: each part is rounded down, and what is left goes to the parts that
 * lost most, the earlier ones first. None of nothing.
 */
export function shareOut(parts: readonly number[]): number[] {
  const sum = parts.reduce((one, other) => one + other, 0);
  if (sum <= 0) return parts.map(() => 0);
  const shares = parts.map((part) => Math.floor((part * 100) / sum));
  const left = 100 - shares.reduce((one, other) => one + other, 0);
  const lost = parts.map((part, place) => ({ place, rest: (part * 100) % sum }));
  lost.sort((one, other) => other.rest - one.rest || one.place - other.place);
  for (const { place } of lost.slice(0, left)) shares[place] = (shares[place] ?? 0) + 1;
  return shares;
}
