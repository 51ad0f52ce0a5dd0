/** Percent with one decimal, halves away from zero; null where `whole` is nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole > 0 ? oneDecimal((part * 100) / whole) : null;
}

/** Percent by which `now` is more than `before`; null where there was nothing before. */
export function growthOf(now: number, before: number): number | null {
  return percentOf(now - before, before);
}

/** Halves away from zero, and never a negative zero. */
export function oneDecimal(value: number): number {
  // What binary fractions lose is far below this, and no figure is counted so finely.
  const tenths = Math.round(Math.abs(value) * 10 + 1e-9);
  return tenths === 0 ? 0 : (Math.sign(value) * tenths) / 10;
}
