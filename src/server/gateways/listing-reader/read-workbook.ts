import type { ListingReading, WorkbookInput } from '#domain/listings/listing-reading.ts';
import { readSheets } from '#domain/listings/stock-list/read-sheets.ts';
import { openWorkbook } from '../workbooks/open-workbook.ts';

/** The vehicles in an Excel file; a file that cannot be opened is refused with what is wrong with it. */
export async function readWorkbook({ workbook, answers }: WorkbookInput): Promise<ListingReading> {
  const opened = await openWorkbook(workbook);
  return 'fault' in opened ? { kind: 'refused', reason: opened.fault } : readSheets(opened.sheets, answers);
}
