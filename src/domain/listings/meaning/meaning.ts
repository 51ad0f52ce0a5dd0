import type { UnusedReason } from '../listing-reading.ts';

/** What a text says about a field: a value, something that is no value for us, or nothing. */
export type Meaning<T> = { value: T } | { unused: UnusedReason } | undefined;

/** A value as a meaning; undefined stays undefined. */
export const meaningOf = <T>(value: T | undefined): Meaning<T> =>
  value === undefined ? undefined : { value };
