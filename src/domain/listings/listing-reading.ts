import type { Vehicle, VehicleField } from '#domain/vehicles/vehicle.ts';
import type { RefusalReason } from './refusal-messages.ts';

/** Where a value may come from, the most trusted kind first. */
export const evidenceSources = [
  'site-state',
  'json-ld',
  'microdata',
  'rdfa',
  'labels',
  'price-tag',
  'meta',
  'title',
] as const;

export type EvidenceSource = (typeof evidenceSources)[number];

/** Why something found on the page did not become a value. */
export type UnusedReason =
  | 'foreign-currency'
  | 'net-price'
  | 'instalment'
  | 'price-on-request'
  | 'ambiguous'
  | 'unit-unknown'
  | 'not-included'
  | 'no-matching-option';

/** Where a field was found and how it stood there. With `unused` the vehicle has no value for it. */
export interface Evidence {
  source: EvidenceSource;
  /** A path in the page's data (`listingDetails.vehicle.make`) or the label on the page. */
  where: string;
  /** The text as it stood on the page, at most 80 characters. */
  raw: string;
  unused?: UnusedReason;
}

export type ListingReading =
  | { kind: 'listing'; vehicle: Vehicle; evidence: Partial<Record<VehicleField, Evidence>> }
  | { kind: 'refused'; reason: RefusalReason };

/** One thing a reader found: a field, where, and the text to be understood. */
export interface Finding {
  field: VehicleField;
  source: EvidenceSource;
  where: string;
  raw: string;
  /** What `raw` means in words, where it is a site's code (`D` says `Diesel`) or lacks its unit. */
  says?: string;
}

/** What a reader of one kind of evidence made of a page. */
export interface ReaderResult {
  findings: Finding[];
  /** The page says it is an article: what it tells of a car is no offer without a price. */
  isArticle?: boolean;
  /** The evidence is there, but of several cars with no way to tell which one is meant. */
  severalVehicles?: boolean;
  /** Everything the page shows is in these findings: no other evidence is needed. */
  complete?: boolean;
}
