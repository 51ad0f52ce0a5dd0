import type { TurnDeps } from '#domain/shared/take-turn.ts';
import type { ImportedListing } from './import-listing.ts';
import { limitReading } from './limit-reading.ts';
import type { ListingInput, ReadListing, ReadWorkbook, WorkbookInput } from './listing-reading.ts';
import { type RefusalReason, refusalMessages } from './refusing/refusal-messages.ts';
import type { ColumnAnswerStore } from './stock-list/column-answers.ts';

export interface ImportGivenDeps extends TurnDeps {
  readListing: ReadListing;
  readWorkbook: ReadWorkbook;
  columnAnswers: Pick<ColumnAnswerStore, 'find'>;
}

/**
 * Reads what the seller brings: a page, its text, a saved page or a stock file, with what they have said of the
 * columns of such files before. Throws `too-many-requests` like `importListing`, and both count together.
 */
export async function importGiven(
  deps: ImportGivenDeps,
  { userId, input }: { userId: string; input: ListingInput | WorkbookInput },
): Promise<ImportedListing> {
  await limitReading(deps, userId);
  const answers = await deps.columnAnswers.find(userId);
  const isWorkbook = 'workbook' in input;
  const reading = await (isWorkbook
    ? deps.readWorkbook({ ...input, answers }, userId)
    : deps.readListing({ ...input, answers }, userId));
  if (reading.kind !== 'refused')
    return { ...reading, ...(!isWorkbook && input.url ? { url: input.url } : {}) };
  const text = refusalMessages[reasonOf(reading.reason, isWorkbook)];
  return { kind: 'refused', text, ...(reading.columns && { columns: reading.columns }) };
}

/** The reasons are those of pages that we fetch; of what the seller brings some mean something else. */
function reasonOf(reason: RefusalReason, isWorkbook: boolean): RefusalReason {
  if (reason === 'empty') return 'not-a-listing';
  return reason === 'unreadable' && isWorkbook ? 'huge-workbook' : reason;
}
