import type { ReaderResult } from '../listing-reading.ts';
import type { JsonObject } from '../page/page-content.ts';

/**
 * The ad a page is about, among all that its data holds: recommended ads have the same shape. The
 * number in the page's address decides; ads of another number are never it. Without a number only an
 * ad that stands alone is (the same one is often written twice).
 */
export function ownAd(
  ads: readonly JsonObject[],
  number: string | undefined,
  numberOf: (ad: JsonObject) => string | undefined,
): JsonObject | ReaderResult {
  const numbered = ads.map((ad) => ({ ad, its: numberOf(ad) }));
  const own = numbered.find(({ its }) => its !== undefined && its === number);
  if (own) return own.ad;
  const possible = numbered.filter(({ its }) => number === undefined || its === undefined);
  const [first, second] = new Map(possible.map(({ ad, its }) => [its ?? ad, ad])).values();
  return first && !second ? first : ads.length > 1 ? several : none;
}

const none: ReaderResult = { findings: [] };
const several: ReaderResult = { findings: [], severalVehicles: true };

/** True where no ad could be told to be the page's own; the ads are the page's and may have any key. */
export const isUndecided = (own: JsonObject | ReaderResult): own is ReaderResult =>
  own === none || own === several;
