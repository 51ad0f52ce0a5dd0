/** How much is done at once. */
export interface AtOnce {
  /** Under one key. */
  each: number;
  /** Under all keys together, in one process. */
  together: number;
  /** How long a caller waits for a place. */
  milliseconds: number;
}

/** Places for work that is slow through no fault of ours, so that nobody takes them all. */
export interface Places {
  /** Waits for a place of this key; undefined when none comes free in time. The answer gives it back. */
  take(key: string): Promise<(() => void) | undefined>;
}
