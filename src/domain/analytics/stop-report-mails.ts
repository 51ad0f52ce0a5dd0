import { ProductError } from '#domain/shared/errors.ts';
import type { TicketStore } from '../accounts/tickets.ts';
import { deadStopLink } from './report-refusals.ts';
import type { ReportStore } from './report-store.ts';

export interface StopReportMailsDeps {
  tickets: Pick<TicketStore, 'find'>;
  reports: Pick<ReportStore, 'updateMailsWanted'>;
  now(): Date;
}

/**
 * Ends the monthly mails to whom the secret was mailed, signed in or not, as often as it is shown. Throws
 * `not-found` for one that never was or is too old.
 */
export async function stopReportMails(
  { tickets, reports, now }: StopReportMailsDeps,
  secret: string,
): Promise<void> {
  const userId = await tickets.find('no-reports', secret, now());
  if (userId === undefined) throw new ProductError('not-found', deadStopLink);
  await reports.updateMailsWanted(userId, false);
}
