import type { Vehicle, VehicleField } from '#domain/vehicles/vehicle.ts';
import type { RefusalReason } from './refusing/refusal-messages.ts';
import type { ColumnAnswers } from './stock-list/column-answers.ts';
import type { FileColumn } from './stock-list/stock-list.ts';

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
  'url',
] as const;

export type EvidenceSource = (typeof evidenceSources)[number];

/** The ways of writing schema.org's things into a page. */
export const schemaOrgSources: readonly EvidenceSource[] = ['json-ld', 'microdata', 'rdfa'];

/** Why something found on the page did not become a value. */
export type UnusedReason =
  | 'foreign-currency'
  | 'net-price'
  | 'instalment'
  | 'price-on-request'
  | 'ambiguous'
  | 'unit-unknown'
  | 'not-included'
  | 'no-matching-option'
  | 'implausible';

/**
 * How sure a value is: `high` from the page's data or where two kinds of evidence agree, `medium` from
 * what the page shows, `low` from titles, descriptions and addresses alone, or where others differ.
 */
export const confidences = ['high', 'medium', 'low'] as const;
export type Confidence = (typeof confidences)[number];

/** Where a field was found and how it stood there. With `unused` the vehicle has no value for it. */
export interface Evidence {
  source: EvidenceSource;
  /** A path in the page's data (`listingDetails.vehicle.make`) or the label on the page. */
  where: string;
  /** The text as it stood on the page, at most 80 characters. */
  raw: string;
  confidence: Confidence;
  unused?: UnusedReason;
}

/** Another value of a field, from evidence of equal weight: the seller decides. */
export interface Alternative {
  value: string | number;
  evidence: Evidence;
}

export type Conflicts = Partial<Record<VehicleField, Alternative[]>>;

/** What was read of one vehicle. */
export interface VehicleReading {
  vehicle: Vehicle;
  evidence: Partial<Record<VehicleField, Evidence>>;
  /** Fields that two kinds of evidence state differently: what was not taken. */
  conflicts: Conflicts;
  /** Equipment as the page lists it, for the seller to confirm. */
  equipment: string[];
  /** The version or trim as it is written there: `1.0 Hybrid City Cross`. */
  version?: string;
  /** What the dealer typed beside the car in a stock file, without contacts, within the length of notes. */
  notes?: string;
  /** The ad's own description, contacts and all: to be judged, never kept or shown. */
  text?: string;
}

/** A line of a stock file that names no car, with what else was read of it. */
export interface Incomplete {
  line: string;
  reading: VehicleReading;
}

/** A page as HTML, the text copied from it, a saved page (`.html`, `.mht`), or lines of a stock list. */
export interface ListingInput {
  content: string;
  /** Where the page stood: tells its ad from the others on it. */
  url?: string;
  /** What the seller has said of columns of stock files. */
  answers?: ColumnAnswers;
}

/** An Excel file, as its bytes. */
export interface WorkbookInput {
  workbook: Uint8Array;
  answers?: ColumnAnswers;
}

export type ReadWorkbook = (input: WorkbookInput, userId: string) => Promise<ListingReading>;

/** Reads a page for a user, who takes turns with the others. */
export type ReadListing = (input: ListingInput, userId: string) => Promise<ListingReading>;

export type ListingReading =
  /** With `incomplete`: the lines of a stock file beside its one car. */
  | ({ kind: 'listing'; incomplete?: Incomplete[] } & VehicleReading)
  /** Lines of a stock list: the seller says which vehicle is meant. `isCut`: there are more than these. */
  | {
      kind: 'stock-list';
      readings: VehicleReading[];
      incomplete: Incomplete[];
      columns: FileColumn[];
      isCut: boolean;
    }
  /** With `columns`: a table whose columns the seller has to explain. */
  | { kind: 'refused'; reason: RefusalReason; columns?: FileColumn[] };

/** One thing a reader found: a field, where, and the text to be understood. */
export interface Finding {
  field: VehicleField;
  source: EvidenceSource;
  where: string;
  raw: string;
  /** What `raw` means in words, where it is a site's code (`D` says `Diesel`) or lacks its unit. */
  says?: string;
  /** Stated beside another value of the same kind that is likelier: offered to the seller, never taken. */
  isRival?: true;
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
  /** Equipment as this evidence lists it. */
  equipment?: string[];
  /** The version or trim, as it stands in this evidence. */
  version?: string | undefined;
  /** The ad's description, as it stands in this evidence. */
  text?: string;
}
