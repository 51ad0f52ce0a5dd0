import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import type { Finding, ListingReading, ReaderResult } from './listing-reading.ts';
import { mergeFindings } from './merging/merge-findings.ts';
import { removeContacts } from './privacy/remove-contacts.ts';
import { isOffer } from './refusing/is-offer.ts';
import type { RefusalReason } from './refusing/refusal-messages.ts';
import { cleanVersion, versionInTitle } from './title/find-version.ts';
import { type Address, fillFromUrl } from './url/fill-from-url.ts';

const longestItem = 80;
const mostItems = 120;
/** What is looked through for contacts at most. */
const mostListed = 500;
const longestQuote = 400;

/** The reason where no vehicle was found, given whether there were several. */
type Refuse = (severalVehicles: boolean) => RefusalReason;

const refuseData: Refuse = (severalVehicles) => (severalVehicles ? 'several-vehicles' : 'not-a-listing');

/**
 * The one vehicle of everything that was found, with what the page's address adds and its version from its headings; a refusal where that is
 * no vehicle for sale.
 */
export function conclude(
  results: ReaderResult[],
  { refuse = refuseData, address, headings = [] }: { refuse?: Refuse; address: Address; headings?: string[] },
): ListingReading {
  const findings = ofOneMake(results.flatMap((result) => result.findings));
  const merged = fillFromUrl(findings, address);
  if (isOffer(results, merged)) {
    const text = results.find((result) => result.text)?.text;
    const version = versionOf(results, merged.vehicle, headings);
    return {
      kind: 'listing',
      ...{ ...merged, equipment: equipmentOf(results) },
      ...{ ...(version && { version }), ...(text && { text }) },
    };
  }
  return refused(refuse(results.some((result) => result.severalVehicles)));
}

/** The version of the page's data, else of its headings. */
function versionOf(
  results: readonly ReaderResult[],
  { make, model }: Vehicle,
  titles: readonly string[],
): string | undefined {
  if (!make || !model) return undefined;
  const name = { make, model };
  const stated = results.flatMap(({ version }) => (version && cleanVersion(version, name)) || []);
  return stated[0] ?? titles.flatMap((title) => versionInTitle(title, name) ?? [])[0];
}

/** The first list of equipment that was found: data before what the page shows. */
function equipmentOf(results: readonly ReaderResult[]): string[] {
  const listed = results.find(({ equipment }) => equipment && equipment.length > 0)?.equipment ?? [];
  const items = listed
    .slice(0, mostListed)
    .map((item) => removeContacts(item.slice(0, longestQuote)).slice(0, longestItem))
    .filter((item) => item !== '');
  return [...new Set(items)].slice(0, mostItems);
}

/** Titles about another make than the data's are not about this vehicle. */
function ofOneMake(findings: Finding[]): Finding[] {
  const { make } = mergeFindings(findings.filter(({ field }) => field === 'make')).vehicle;
  const strangers = new Set(
    findings
      .filter(({ field, raw, source }) => field === 'make' && source === 'title' && raw !== make)
      .map(({ where }) => where),
  );
  return findings.filter(({ source, where }) => source !== 'title' || !strangers.has(where));
}

/** The answer for a page that gave no vehicle. */
export const refused = (reason: RefusalReason): ListingReading => ({ kind: 'refused', reason });
