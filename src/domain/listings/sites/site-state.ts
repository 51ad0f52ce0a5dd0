import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Finding, ReaderResult } from '../listing-reading.ts';
import type { Json } from '../page/page-content.ts';

/** Reads the one ad a site keeps in its page's data; undefined when the data is not that site's. */
export type StateReader = (state: Json, url: string | undefined) => ReaderResult | undefined;

/** A finding in a site's data; undefined `raw` means that the ad does not say. */
export function stateFinding(
  field: VehicleField,
  where: string,
  raw: string | undefined,
  says?: string,
): Finding[] {
  if (raw === undefined) return [];
  return [{ field, source: 'site-state', where, raw, ...(says === undefined ? {} : { says }) }];
}
