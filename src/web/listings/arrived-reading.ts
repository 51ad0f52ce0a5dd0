import type { ExtractUrlAnswer } from '#contract/listings.ts';

export type Reading = Extract<ExtractUrlAnswer, { success: true }>;

let arrived: Reading | undefined;

/** Leaves what was read of a handed page for the generator, which is opened next. */
export function leaveReading(reading: Reading): void {
  arrived = reading;
}

export function takeReading(): Reading | undefined {
  const reading = arrived;
  arrived = undefined;
  return reading;
}
