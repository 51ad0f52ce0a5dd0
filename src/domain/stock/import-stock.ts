import type { Language } from '#domain/shared/languages.ts';
import type { User } from '../accounts/user.ts';
import { type ImportGivenDeps, importGiven } from '../listings/import-given.ts';
import type { ImportedListing } from '../listings/import-listing.ts';
import type { ListingInput, WorkbookInput } from '../listings/listing-reading.ts';
import type { FileColumn } from '../listings/stock-list/stock-list.ts';
import { enterIncomplete, enterReading } from './enter-reading.ts';
import { type KeepDraftDeps, keepDraft } from './keep-draft.ts';
import { requireStock } from './require-stock.ts';
import { type CountedJob, mostStockCars } from './stock-job.ts';

export type ImportStockDeps = ImportGivenDeps & KeepDraftDeps;

export type ImportedStock =
  | { kind: 'job'; job: CountedJob; columns: readonly FileColumn[]; isCut: boolean }
  | Extract<ImportedListing, { kind: 'refused' }>;

/**
 * Reads a stock file and keeps its cars as a draft of a job, in place of an earlier draft; nothing is written or counted
 * yet. Throws `forbidden` without a plan that writes the stock, `too-many-requests` like any reading.
 */
export async function importStock(
  deps: ImportStockDeps,
  user: User,
  { input, language }: { input: ListingInput | WorkbookInput; language: Language },
): Promise<ImportedStock> {
  requireStock(user);
  const read = await importGiven(deps, { userId: user.id, input });
  if (read.kind === 'refused') return read;
  const isList = read.kind === 'stock-list';
  const readings = isList ? read.readings : [read];
  const entered = [
    ...readings.map((reading) => enterReading(reading)),
    ...(read.incomplete ?? []).map(enterIncomplete),
  ];
  const job = await keepDraft(deps, user, { cars: entered, language });
  return {
    ...{ kind: 'job', job, columns: isList ? read.columns : [] },
    isCut: (isList && read.isCut) || entered.length > mostStockCars,
  };
}
