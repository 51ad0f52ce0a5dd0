import { importListing } from '#domain/listings/import-listing.ts';
import type { PageSource } from '#domain/listings/page-source.ts';
import type { Handlers } from './handler.ts';

export function listingRoutes(pages: PageSource): Pick<Handlers, 'extractUrl'> {
  return {
    async extractUrl({ payload, language }) {
      const imported = await importListing(pages, payload.url);
      return imported.kind === 'refused'
        ? { success: false, message: imported.text[language] }
        : { success: true, vehicleData: imported.vehicle, evidence: imported.evidence };
    },
  };
}
