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

/** Where a limit stands after one more was asked for. */
export interface Meter {
  /** False when there was none left to take. */
  isTaken: boolean;
  left: number;
  /** When the span is over and counting begins anew. */
  endsAt: Date;
}

/** The same for callers who are told how much is left. */
export interface MeteredLimiter {
  meter(key: string, limit: Limit, now: Date): Promise<Meter>;
}

/** The same where success wipes out the failures before it. */
export interface AttemptLimiter extends RateLimiter {
  /** Begins to count anew. */
  forget(key: string): Promise<void>;
}
