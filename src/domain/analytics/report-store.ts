import type { Day } from '#domain/shared/days.ts';
import type { Language } from '#domain/shared/languages.ts';

/** A car as a report names it. */
export interface ReportCar {
  make: string;
  model: string;
  year?: number | undefined;
  /** When it was published; undefined for one sold without that. */
  publishedOn?: Day | undefined;
  soldOn?: Day | undefined;
}

export interface ReportCars {
  count: number;
  /** The first of them, at most `mostReportCars`. */
  cars: ReportCar[];
}

/** How many cars a list of a report names. */
export const mostReportCars = 40;

export interface ReportStore {
  /**
   * An owner's cars published and sold from the first to the last day, both included, in the order of those days;
   * and those published that were neither sold nor withdrawn at the end of the last, the oldest first.
   */
  findReportCars(
    ownerId: string,
    from: Day,
    to: Day,
  ): Promise<{ published: ReportCars; sold: ReportCars; standing: ReportCars }>;
  /** Who has the ELITE plan himself and in force, and wants the mails, by id, after the one named. */
  findReportReaders(afterId: string, limit: number): Promise<ReportReader[]>;
  /** Whether somebody wants the report of each month by mail; who never said so does. */
  areMailsWanted(userId: string): Promise<boolean>;
  updateMailsWanted(userId: string, isWanted: boolean): Promise<void>;
}

export interface ReportReader {
  id: string;
  email: string;
  language: Language;
}
