import type { Language } from '#domain/shared/languages.ts';
import type { RateLimiter } from '#domain/shared/rate-limiter.ts';
import { takeTurn } from '#domain/shared/take-turn.ts';
import type { User } from '../accounts/user.ts';
import type { Outbox } from '../mail/outbox.ts';
import { checkAnalyticsRights } from './check-analytics-rights.ts';
import { checkMonth } from './get-report.ts';
import type { Month } from './month.ts';
import { type MonthlyReportDeps, monthlyReport } from './monthly-report.ts';
import { type ReportLinks, reportMail } from './report-mail.ts';
import { tooManyReports } from './report-refusals.ts';

export interface SendReportDeps extends MonthlyReportDeps {
  outbox: Outbox;
  links: ReportLinks;
  limiter: RateLimiter;
}

const limit = { most: 5, milliseconds: 10 * 60_000 };

/**
 * Mails the reader a month's report in the reader's language, with a link to the PDF. Throws `forbidden` where the plan
 * gives none, `invalid` for a month to come, `too-many-requests` after five in ten minutes.
 */
export async function sendReport(
  deps: SendReportDeps,
  user: User,
  month: Month,
  language: Language,
): Promise<void> {
  checkAnalyticsRights(user, 'reports');
  checkMonth(month, deps.now());
  await takeTurn(deps, `report-mail:${user.id}`, limit, tooManyReports);
  const report = await monthlyReport(deps, user.ownerId, month);
  await deps.outbox.put(user.email, language, reportMail(report, deps.links));
}
