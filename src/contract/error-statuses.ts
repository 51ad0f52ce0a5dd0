import type { ErrorKind } from '#domain/shared/errors.ts';

/** The HTTP status of each kind of error, as programs meet it; `internal` is a fault of ours that has no kind. */
export const errorStatuses = {
  invalid: 400,
  unauthenticated: 401,
  'limit-reached': 402,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'key-reused': 422,
  'too-many-requests': 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<ErrorKind | 'internal', number>;
