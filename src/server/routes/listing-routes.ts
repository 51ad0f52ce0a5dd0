import type { AnswerOf } from '#contract/endpoints.ts';
import { type ImportedListing, importGiven, importListing } from '#domain/listings/import-listing.ts';
import type { ReadListing, VehicleReading } from '#domain/listings/listing-reading.ts';
import type { PageSource } from '#domain/listings/page-source.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Handlers } from './handler.ts';

export function listingRoutes(deps: {
  pages: PageSource;
  readListing: ReadListing;
}): Pick<Handlers, 'extractUrl' | 'readPage'> {
  return {
    async extractUrl({ payload, language }) {
      return presentImported(await importListing(deps, payload.url), language);
    },

    async readPage({ payload: { content, url }, language }) {
      const input = { content, ...(url ? { url } : {}) };
      return presentImported(await importGiven(deps.readListing, input), language);
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

const presentReading = ({ vehicle, evidence, conflicts, equipment }: VehicleReading) => ({
  ...{ vehicleData: vehicle, evidence, conflicts, equipment },
});
