import type { Localised } from './localised.ts';

/** What went wrong, in the product's terms; the server's one adapter maps each kind to a status. */
export const errorKinds = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not-found',
  'conflict',
  'key-reused',
  'limit-reached',
  'too-large',
  'too-many-requests',
  'unavailable',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** An error a person may read: its message exists in every language and names no internals. */
export class ProductError extends Error {
  readonly kind: ErrorKind;
  readonly text: Localised;
  /** The field at fault, as it is named in the payload (`mileage`, `targetCustomers`). */
  readonly field: string | undefined;
  /** Seconds after which it may be tried again, of `too-many-requests`. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: ErrorKind,
    text: Localised,
    field?: string,
    options?: ErrorOptions & { retryAfter?: number },
  ) {
    super(text.en, options);
    this.name = 'ProductError';
    this.kind = kind;
    this.text = text;
    this.field = field;
    this.retryAfter = options?.retryAfter;
  }
}
