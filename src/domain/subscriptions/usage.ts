/** A calendar month in Italy, written `2026-11`. */
export type UsageMonth = string;

/** A description counted before it is written, so that parallel requests cannot overdraw the plan. */
export interface UsageReservation {
  id: string;
  userId: string;
  month: UsageMonth;
  /** When its process last said that it is at work on it. */
  reservedAt: Date;
}

/** Keeps count of descriptions per user and month. */
export interface UsageStore {
  /** Counts one more if fewer than `limit` are counted (null: no limit); false when the month is used up. */
  reserve(reservation: UsageReservation, limit: number | null): Promise<boolean>;
  /** Takes the count of a reservation back; a second call, or one after it was settled, changes nothing. */
  giveBack(reservationId: string): Promise<void>;
  /** Says that these are still worked on; returns those that are neither settled nor given back. */
  renew(reservationIds: readonly string[], at: Date): Promise<string[]>;
  /** Gives back what was not renewed since `instant` and never settled: its process died. */
  giveBackAbandoned(instant: Date): Promise<number>;
  /** Counts sentences asked of a language model; false, and nothing counted, when they would exceed `limit`. */
  takeSentences(
    taken: { userId: string; month: UsageMonth; sentences: number },
    limit: number,
  ): Promise<boolean>;
  countOfMonth(userId: string, month: UsageMonth): Promise<number>;
  countOfAllTime(userId: string): Promise<number>;
}

const italianMonth = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  year: 'numeric',
  month: '2-digit',
});

/** The usage month an instant falls into: plans count by the calendar of Europe/Rome. */
export function usageMonthOf(instant: Date): UsageMonth {
  return italianMonth.format(instant);
}
