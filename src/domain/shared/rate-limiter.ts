/** So many within a span of time. */
export interface Limit {
  most: number;
  milliseconds: number;
}

/** Counts what users do against a limit in a span of time of at most a day, across all processes. */
export interface RateLimiter {
  /** False when `most` were taken under this key within the span that is running at `now`. */
  take(key: string, limit: Limit, now: Date): Promise<boolean>;
}

/** The same where success wipes out the failures before it. */
export interface AttemptLimiter extends RateLimiter {
  /** Begins to count anew. */
  forget(key: string): Promise<void>;
}
