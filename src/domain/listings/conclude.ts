import type { Finding, ListingReading, ReaderResult } from './listing-reading.ts';
import { mergeFindings } from './merging/merge-findings.ts';
import { removeContacts } from './privacy/remove-contacts.ts';
import { isOffer } from './refusing/is-offer.ts';
import type { RefusalReason } from './refusing/refusal-messages.ts';
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
 * The one vehicle of everything that was found, with what the page's address adds; a refusal where that is
 * no vehicle for sale.
 */
export function conclude(
  results: ReaderResult[],
  { refuse = refuseData, address }: { refuse?: Refuse; address: Address },
): ListingReading {
  const findings = ofOneMake(results.flatMap((result) => result.findings));
  const merged = fillFromUrl(findings, address);
  if (isOffer(results, merged)) {
    const text = results.find((result) => result.text)?.text;
    return { kind: 'listing', ...merged, equipment: equipmentOf(results), ...(text && { text }) };
  }
  return refused(refuse(results.some((result) => result.severalVehicles)));
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
