import type { AnswerOf } from '#contract/endpoints.ts';
import { type RecordImportDeps, recordImport } from '#domain/analytics/record-import.ts';
import {
  type ImportDeps,
  type ImportedListing,
  importGiven,
  importListing,
} from '#domain/listings/import-listing.ts';
import type { VehicleReading } from '#domain/listings/listing-reading.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Handlers } from './handler.ts';

export interface ListingRoutesDeps extends ImportDeps, RecordImportDeps {
  /** Takes over what nobody has to wait for. */
  afterAnswer(work: Promise<unknown>): void;
}

export function listingRoutes(deps: ListingRoutesDeps): Pick<Handlers, 'extractUrl' | 'readPage'> {
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
  };
}

function presentImported(imported: ImportedListing, language: Language): AnswerOf<'extractUrl'> {
  if (imported.kind === 'refused') return { success: false, message: imported.text[language] };
  if (imported.kind === 'listing') return { success: true, ...presentReading(imported) };
  const [first, ...others] = imported.readings;
  if (!first) throw new Error('a stock list without a vehicle');
  return { success: true, ...presentReading(first), others: others.map(presentReading) };
}

const presentReading = ({ vehicle, evidence, conflicts, equipment, version }: VehicleReading) => ({
  ...{ vehicleData: vehicle, evidence, conflicts, equipment },
  ...(version && { version }),
});
