import { dayOf } from '#domain/shared/days.ts';
import type { TicketStore } from '../accounts/tickets.ts';
import type { Outbox } from '../mail/outbox.ts';
import { type Month, monthBefore, monthOf } from './month.ts';
import { type MonthlyReport, type MonthlyReportDeps, monthlyReport } from './monthly-report.ts';
import { type ReportLinks, reportMail } from './report-mail.ts';
import type { ReportReader, ReportStore } from './report-store.ts';

export interface MailReportsDeps extends MonthlyReportDeps {
  reports: Pick<ReportStore, 'findReportCars' | 'findReportReaders'>;
  tickets: Pick<TicketStore, 'issue'>;
  outbox: Outbox;
  links: ReportLinks;
  onError(error: unknown): void;
}

/** Until this day of a month the mails of its first are made up for, when no server ran then. */
const lastDay = '07';
const readersAtOnce = 100;
/** So long a mail kept somewhere can still end those to come. */
const aYear = 365 * 86_400_000;

/** The month whose reports are to be mailed now; undefined late in a month. */
export function monthToReport(now: Date): Month | undefined {
  const today = dayOf(now);
  return today.slice(8) <= lastDay ? monthBefore(monthOf(today)) : undefined;
}

/**
 * Mails every owner with the ELITE plan who wants it the report of a month, once each, however often and by however many
 * processes it is called. Who has nothing in it gets none. What fails for one is told and hinders no other; the
 * answer is whether everybody was reached.
 */
export async function mailReports(
  deps: MailReportsDeps,
  month: Month,
  isStopped: () => boolean,
): Promise<boolean> {
  let readers: ReportReader[];
  let after = '';
  let isEverybody = true;
  do {
    readers = await deps.reports.findReportReaders(after, readersAtOnce);
    for (const reader of readers) {
      if (isStopped()) return false;
      await mailReport(deps, reader, month).catch((error) => {
        isEverybody = false;
        deps.onError(error);
      });
      after = reader.id;
    }
  } while (readers.length === readersAtOnce);
  return isEverybody;
}

async function mailReport(deps: MailReportsDeps, { id, email, language }: ReportReader, month: Month) {
  const report = await monthlyReport(deps, id, month);
  if (isEmpty(report)) return;
  const { tickets, outbox, links, now } = deps;
  const secret = await tickets.issue('no-reports', id, new Date(now().getTime() + aYear));
  const mail = reportMail(report, links, links.stopMails(secret, language));
  await outbox.putOnce(`monthly-report ${month} ${id}`, email, language, mail);
}

const isEmpty = ({ figures, standing }: MonthlyReport) =>
  figures.descriptions + figures.published + figures.leads + figures.sold + standing.count === 0;
