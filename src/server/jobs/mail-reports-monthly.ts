import { type MailReportsDeps, mailReports, monthToReport } from '#domain/analytics/mail-reports.ts';
import type { RepeatedJob } from './repeat-job.ts';

const hour = 60 * 60_000;
/** From any day of a month's first week this leads past that week and not into the next month. */
const untilAfterTheFirstWeek = 20 * 24 * hour;

/**
 * Mails the reports of the month before at the beginning of each month; looks every hour, until everybody was
 * reached. What would be sent twice is kept apart by the outbox, whoever sends it.
 */
export const mailReportsMonthly = (deps: MailReportsDeps): RepeatedJob => ({
  name: 'mail-reports',
  every: hour,
  async work(signal) {
    const month = monthToReport(deps.now());
    if (month === undefined) return undefined;
    const isEverybody = await mailReports(deps, month, () => signal.aborted);
    return isEverybody ? new Date(deps.now().getTime() + untilAfterTheFirstWeek) : undefined;
  },
});
