import { dayOf } from '#domain/shared/days.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import { takeTurn } from '#domain/shared/take-turn.ts';
import type { User } from '../accounts/user.ts';
import { checkAnalyticsRights } from './check-analytics-rights.ts';
import { describeReport, type ReportDocument } from './describe-report.ts';
import { type Month, monthOf } from './month.ts';
import { type MonthlyReportDeps, monthlyReport } from './monthly-report.ts';
import { monthNotBegun, tooManyReports } from './report-refusals.ts';
import { reportWords } from './report-words.ts';

/** Puts a report on paper: a PDF of A4 pages. */
export type PrintReport = (document: ReportDocument) => Promise<Uint8Array<ArrayBuffer>>;

export interface GetReportDeps extends MonthlyReportDeps {
  printReport: PrintReport;
  limiter: RateLimiter;
  isSample(user: User): boolean;
}

const limit = { most: 30, milliseconds: 10 * 60_000 };

/**
 * A month's report of an owner as PDF in the reader's language, with the name of the file. Throws `forbidden`
 * where the plan gives none, `invalid` for a month to come, `too-many-requests` after thirty in ten minutes.
 */
export async function getReport(
  deps: GetReportDeps,
  user: User,
  month: Month,
  language: Language,
): Promise<{ name: string; pdf: Uint8Array<ArrayBuffer> }> {
  checkAnalyticsRights(user, 'reports');
  checkMonth(month, deps.now());
  await takeTurn(deps, `report-pdf:${user.id}`, limit, tooManyReports);
  const report = await monthlyReport(deps, user.ownerId, month);
  const reader = user.billing?.companyName || `${user.firstName} ${user.lastName}`.trim() || user.email;
  const document = describeReport(report, { language, reader, isSample: deps.isSample(user) });
  return {
    name: `autoscritto-${reportWords[language].fileName}-${month}.pdf`,
    pdf: await deps.printReport(document),
  };
}

export function checkMonth(month: Month, now: Date): void {
  if (month > monthOf(dayOf(now))) throw new ProductError('invalid', monthNotBegun, 'month');
}
