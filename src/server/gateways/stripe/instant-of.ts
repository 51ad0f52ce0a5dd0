/** Seconds since 1970, as Stripe writes instants. */
export function instantOf(seconds: number): Date {
  if (!Number.isFinite(seconds)) throw new TypeError('an instant that is none');
  return new Date(seconds * 1000);
}
