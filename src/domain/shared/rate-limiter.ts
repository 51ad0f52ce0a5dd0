/** Counts what users do against a limit in a span of time, across all processes. */
export interface RateLimiter {
  /** False when `most` were taken under this key within the span that is running at `now`. */
  take(key: string, limit: { most: number; milliseconds: number }, now: Date): Promise<boolean>;
}
