import type { AnswerOf } from '#contract/endpoints.ts';
import { type RecordImportDeps, recordImport } from '#domain/analytics/record-import.ts';
import { type ImportGivenDeps, importGiven } from '#domain/listings/import-given.ts';
import { type ImportDeps, type ImportedListing, importListing } from '#domain/listings/import-listing.ts';
import type { VehicleReading } from '#domain/listings/listing-reading.ts';
import { type AnswerColumnsDeps, answerColumns } from '#domain/listings/stock-list/answer-columns.ts';
import type { ColumnAnswerStore } from '#domain/listings/stock-list/column-answers.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Handlers } from './handler.ts';

export interface ListingRoutesDeps extends ImportDeps, RecordImportDeps, ImportGivenDeps, AnswerColumnsDeps {
  columnAnswers: ColumnAnswerStore;
  /** Takes over what nobody has to wait for. */
  afterAnswer(work: Promise<unknown>): void;
}

export function listingRoutes(
  deps: ListingRoutesDeps,
): Pick<Handlers, 'extractUrl' | 'readPage' | 'readWorkbook' | 'answerColumns'> {
  return {
    async extractUrl({ payload: { url }, user, language }) {
      const imported = await importListing(deps, { userId: user.id, url });
      deps.afterAnswer(recordImport(deps, user, imported));
      return presentImported(imported, language);
    },

    async readPage({ payload: { content, url }, user, language }) {
      const input = { content, ...(url ? { url } : {}) };
      const imported = await importGiven(deps, { userId: user.id, input });
      deps.afterAnswer(recordImport(deps, user, imported));
      return presentImported(imported, language);
    },

    async readWorkbook({ payload, user, language }) {
      const input = { workbook: Buffer.from(payload.workbook, 'base64') };
      const imported = await importGiven(deps, { userId: user.id, input });
      deps.afterAnswer(recordImport(deps, user, imported));
      return presentImported(imported, language);
    },

    async answerColumns({ payload: { columns }, user }) {
      await answerColumns(deps, { userId: user.id, columns });
      return {};
    },
  };
}

/** Of a longer file the whole stock is described at once, not a car looked for. */
const mostToChooseFrom = 300;

function presentImported(imported: ImportedListing, language: Language): AnswerOf<'extractUrl'> {
  if (imported.kind === 'refused') {
    const { text, columns } = imported;
    return { success: false, message: text[language], ...(columns && { columns }) };
  }
  if (imported.kind === 'listing') return { success: true, ...presentReading(imported) };
  const { columns, readings } = imported;
  const [first, ...others] = readings.slice(0, mostToChooseFrom).map(presentReading);
  if (!first) throw new Error('a stock list without a vehicle');
  const isCut = imported.isCut || readings.length > mostToChooseFrom;
  return { success: true, ...first, others, columns, isCut };
}

const presentReading = ({ vehicle, evidence, conflicts, equipment, version, notes }: VehicleReading) => ({
  ...{ vehicleData: vehicle, evidence, conflicts, equipment },
  ...(version && { version }),
  ...(notes && { notes }),
});
