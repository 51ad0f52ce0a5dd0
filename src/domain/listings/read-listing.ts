import { copiedText } from './copied-page/copied-text.ts';
import { findEquipment } from './equipment/find-equipment.ts';
import { readLabels } from './labels/read-labels.ts';
import { readPriceTag } from './labels/read-price-tag.ts';
import type { Finding, ListingReading, ReaderResult, VehicleReading } from './listing-reading.ts';
import { mergeFindings } from './merging/merge-findings.ts';
import { withoutForeignBarePrices } from './merging/without-foreign-bare-prices.ts';
import { withoutRates } from './merging/without-rates.ts';
import { readMessage } from './message/read-message.ts';
import type { Json, PageContent } from './page/page-content.ts';
import { parsePage } from './page/parse-page.ts';
import { parseJson } from './page/walk-json.ts';
import { removeContacts } from './privacy/remove-contacts.ts';
import { isBlock } from './refusing/is-block.ts';
import { isGone } from './refusing/is-gone.ts';
import { isOfPart } from './refusing/is-of-part.ts';
import { isOffer } from './refusing/is-offer.ts';
import { isHeadedAsList } from './refusing/is-search.ts';
import { recogniseRefusal } from './refusing/recognise-refusal.ts';
import type { RefusalReason } from './refusing/refusal-messages.ts';
import { findSavedFrom } from './saved-page/find-saved-from.ts';
import { readMht } from './saved-page/read-mht.ts';
import { readGraph, readSchemaOrg } from './schema-org/read-schema-org.ts';
import { readPlainVehicle } from './sites/plain-data/read-plain-vehicle.ts';
import { readSiteState, readState } from './sites/read-site-state.ts';
import { findNextData } from './states/find-next-data.ts';
import { readStockList } from './stock-list/read-stock-list.ts';
import { subjectOf } from './subject/subject-of.ts';
import { readFactsRow } from './title/read-facts-row.ts';
import { readMeta } from './title/read-meta.ts';
import { type Address, fillFromUrl } from './url/fill-from-url.ts';

/**
 * Reads the one vehicle a page offers. `content` is HTML, or the text of a saved JSON answer of a
 * site; `url`, where known, tells the ad from the others on its page. What is not on the page stays
 * absent; anything that is no ad of one vehicle is refused with a reason.
 */
export function readListing({ content, url }: { content: string; url?: string }): ListingReading {
  const start = content.slice(0, 1000).trimStart();
  if (start === '' && content.trim() === '') return refused('empty');
  if (start.startsWith('{') || start.startsWith('[')) {
    const state = parseJson(content);
    const result = state === undefined ? undefined : readSaved(state, url);
    return conclude(result ? [result] : [], { address: { url } });
  }
  const listed = start.startsWith('<') ? undefined : readStockList(content);
  if (listed && listed.length > 0) return concludeList(listed);
  const saved = readMht(content);
  if (saved === 'broken') return refused('not-a-listing');
  return saved ? readGiven(saved.html, url ?? saved.url) : readGiven(content, url);
}

/** A page, or the text that was copied from one. */
function readGiven(content: string, url: string | undefined): ListingReading {
  if (!/<[a-z!/]/i.test(content)) return readPage(copiedText(content), url, [readMessage(content)]);
  const address = url ?? findSavedFrom(content);
  return readQuickly(content, address) ?? readPage(content, address);
}

function concludeList([first, ...others]: VehicleReading[]): ListingReading {
  if (!first) return refused('not-a-listing');
  return others.length === 0
    ? { kind: 'listing', ...first }
    : { kind: 'stock-list', readings: [first, ...others] };
}

/** A saved answer of a site, or a saved schema.org graph. */
function readSaved(state: Json, url: string | undefined): ReaderResult {
  const result = readState(state, url) ?? readGraph(state);
  return result.findings.length > 0 || result.severalVehicles
    ? result
    : (readPlainVehicle(state, url) ?? result);
}

/** A page whose data holds all that it shows needs no parsing. */
function readQuickly(html: string, url: string | undefined): ListingReading | undefined {
  const state = findNextData(html);
  const result = state === undefined ? undefined : readState(state, url);
  if (!result?.complete) return undefined;
  const reading = conclude([result], { address: { url } });
  return reading.kind === 'listing' ? reading : undefined;
}

function readPage(html: string, url: string | undefined, said: ReaderResult[] = []): ListingReading {
  const page = parsePage(html, url);
  if (isBlock(html, page)) return refused('blocked');
  if (isGone(page)) return refused('gone');
  if (said.length === 0 && isOfPart(page)) return refused('not-a-listing');
  const data = [readSiteState(page), readSchemaOrg(page)];
  const visible = [
    isHeadedAsList(page) ? { findings: [] } : readLabels(page),
    { findings: readPriceTag(page) },
    findEquipment(page),
    {
      findings: [...readFactsRow(page), ...readMeta(page)],
      isArticle: page.metas.get('og:type') === 'article',
    },
  ];
  const results = [...data, ...visible, ...said.filter((result) => isAbout(result, page))];
  return conclude(
    results.map((result) => inEuro(result, page)),
    {
      refuse: (severalVehicles) => recogniseRefusal(html, page, { severalVehicles }),
      address: { url, titles: [page.title, ...page.headings.slice(0, 2)] },
    },
  );
}

const inEuro = (result: ReaderResult, page: PageContent): ReaderResult => ({
  ...result,
  findings: withoutRates(withoutForeignBarePrices(result.findings, page), page),
});

type Refuse = (severalVehicles: boolean) => RefusalReason;

const refuseData: Refuse = (severalVehicles) => (severalVehicles ? 'several-vehicles' : 'not-a-listing');

function conclude(
  results: ReaderResult[],
  { refuse = refuseData, address }: { refuse?: Refuse; address: Address },
): ListingReading {
  const findings = ofOneMake(results.flatMap((result) => result.findings));
  const merged = fillFromUrl(findings, address);
  if (isOffer(results, merged)) return { kind: 'listing', ...merged, equipment: equipmentOf(results) };
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

const longestItem = 80;
const mostItems = 120;
/** What is looked through for contacts at most. */
const mostListed = 500;
const longestQuote = 400;

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

/** What a text says of another make or model than its first heading is about another vehicle. */
function isAbout({ findings }: ReaderResult, page: PageContent): boolean {
  const { name, isOther } = subjectOf(page);
  const [make, model] = ['make', 'model'].map(
    (sought) => findings.find(({ field }) => field === sought)?.raw,
  );
  return !name || make === undefined || !isOther({ make, model: model ?? name.model });
}

const refused = (reason: RefusalReason): ListingReading => ({ kind: 'refused', reason });
