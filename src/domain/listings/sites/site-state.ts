import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Finding, ReaderResult } from '../listing-reading.ts';
import type { Json } from '../page/page-content.ts';
import { at, textOf } from '../page/walk-json.ts';

/** Reads the one ad a site keeps in its page's data; undefined when the data is not that site's. */
export type StateReader = (state: Json, url: string | undefined) => ReaderResult | undefined;

/**
 * Finds fields by their place in an ad, as `textAt` reads it; `say` puts a site's code or bare figure
 * into words.
 */
export const finderIn =
  (textAt: (place: string) => string | undefined, prefix = '') =>
  (field: VehicleField, place: string, say?: (text: string) => string | undefined): Finding[] => {
    const raw = textAt(place);
    return stateFinding(field, `${prefix}${place}`, raw, raw === undefined ? undefined : say?.(raw));
  };

/** The text at a path of keys with dots between them. */
export const textAtPath = (ad: Json) => (path: string) => textOf(at(ad, ...path.split('.')));

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
