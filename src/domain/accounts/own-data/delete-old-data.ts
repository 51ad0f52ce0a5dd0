import type { OldDataStore } from './leaving-store.ts';
import { daysBefore, firstKeptYear, retention, yearsBefore } from './retention.ts';

/** Deletes what has been kept for as long as `retention` says, whoever it is of. */
export async function deleteOldData({ oldData, now }: { oldData: OldDataStore; now(): Date }): Promise<void> {
  await oldData.deleteDocuments(firstKeptYear(now()));
  await oldData.deleteContactMessages(yearsBefore(now(), retention.contactMessageYears));
  await oldData.deleteUnpaidOrders(daysBefore(now(), retention.unpaidOrderDays));
  await oldData.deleteAuditEntries(yearsBefore(now(), retention.auditYears));
}
