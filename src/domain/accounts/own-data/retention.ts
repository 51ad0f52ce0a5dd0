/** How long what is kept. The privacy policy says the same figures; its test reads them from here. */
export const retention = {
  /** Days from the wish to leave to the end of the account. */
  deletionGraceDays: 30,
  /** Years an account without a paid plan is kept when nobody comes. */
  absenceYears: 2,
  /** Days before, by which he is warned. */
  absenceWarningDays: 30,
  /** Years receipts and credit notes are kept, from the end of the year they are of (art. 2220 c.c.). */
  documentYears: 10,
  /** Years what somebody wrote to us is kept. */
  contactMessageYears: 2,
  /** Days an order nobody has paid or claimed is kept once it is over. */
  unpaidOrderDays: 30,
  /** Years it is kept what administrators did; the database lets none go earlier. */
  auditYears: 10,
  /** Days the envelope of a mail is kept; its text goes when it is sent. */
  mailDays: 30,
  /** Months the log of accesses is kept; its files are the server's. */
  accessLogMonths: 12,
} as const;

const day = 24 * 60 * 60_000;
export const daysBefore = (instant: Date, days: number) => new Date(instant.getTime() - days * day);
export const daysAfter = (instant: Date, days: number) => new Date(instant.getTime() + days * day);

/** The same moment years earlier, in UTC; of 29 February the day after where there is none. */
export function yearsBefore(instant: Date, years: number): Date {
  const earlier = new Date(instant);
  earlier.setUTCFullYear(earlier.getUTCFullYear() - years);
  return earlier;
}

const italianYear = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Rome', year: 'numeric' });

/** The first year whose documents are still to be kept: that of 2016 go with the end of 2026. */
export const firstKeptYear = (now: Date) => Number(italianYear.format(now)) - retention.documentYears;

/** Whether a document of this day is still to be kept, or would be thrown away at once. */
export const isDocumentKept = (issuedAt: Date, now: Date) =>
  Number(italianYear.format(issuedAt)) >= firstKeptYear(now);
