import { conclude, refused } from './conclude.ts';
import { copiedText } from './copied-page/copied-text.ts';
import { findEquipment } from './equipment/find-equipment.ts';
import { readLabels } from './labels/read-labels.ts';
import { readPriceTag } from './labels/read-price-tag.ts';
import type { ListingInput, ListingReading, ReaderResult } from './listing-reading.ts';
import { withoutForeignBarePrices } from './merging/without-foreign-bare-prices.ts';
import { withoutRates } from './merging/without-rates.ts';
import { headOfMessage } from './message/head-of-message.ts';
import { messageOfPage } from './message/message-of-page.ts';
import { readMessage } from './message/read-message.ts';
import type { Json, PageContent } from './page/page-content.ts';
import { parsePage } from './page/parse-page.ts';
import { parseJson } from './page/walk-json.ts';
import { isBlock } from './refusing/is-block.ts';
import { isGone } from './refusing/is-gone.ts';
import { isOfPart } from './refusing/is-of-part.ts';
import { isHeadedAsList } from './refusing/is-search.ts';
import { findOtherGoods } from './refusing/other-goods.ts';
import { recogniseRefusal } from './refusing/recognise-refusal.ts';
import { findSavedFrom } from './saved-page/find-saved-from.ts';
import { readMht } from './saved-page/read-mht.ts';
import { readGraph, readSchemaOrg } from './schema-org/read-schema-org.ts';
import { readPlainVehicle } from './sites/plain-data/read-plain-vehicle.ts';
import { readSiteState, readState } from './sites/read-site-state.ts';
import { findNextData } from './states/find-next-data.ts';
import type { ColumnAnswers } from './stock-list/column-answers.ts';
import { concludeList, unlessTable } from './stock-list/conclude-list.ts';
import { readJsonList, readXmlList } from './stock-list/read-data-list.ts';
import { readStockList } from './stock-list/read-stock-list.ts';
import { subjectOf } from './subject/subject-of.ts';
import { readFactsRow } from './title/read-facts-row.ts';
import { readMeta } from './title/read-meta.ts';

/**
 * Reads the one vehicle a page offers, or those of a stock list. `content` is HTML, text, or what a site or a
 * dealer's program saved as JSON, XML or lines; `url`, where known, tells the ad from the others on its page,
 * `answers` what columns hold. What is not on the page stays absent; anything else is refused with a reason.
 */
export function readListing({ content, url, answers = {} }: ListingInput): ListingReading {
  const start = content.slice(0, 1000).trimStart();
  if (start === '' && content.trim() === '') return refused('empty');
  if (start.startsWith('{') || start.startsWith('[')) return readJson(content, url, answers);
  const list = startsXml.test(start)
    ? readXmlList(content, answers)
    : start.startsWith('<')
      ? undefined
      : readStockList(content, answers);
  if (list?.cars === 'in-column') return concludeList(list);
  const saved = readMht(content);
  if (saved === 'broken') return refused('not-a-listing');
  return unlessTable(saved ? readGiven(saved.html, url ?? saved.url) : readGiven(content, url), list);
}

const startsXml =
  /^(?:\uFEFF)?<\?xml|^<(?!(?:!|html|head|body|div|script|meta|title|h1|p|ul|li|dl|table|main|article|section)\b)[a-z_]+[^>]*>\s*<[a-z_]+/i;

function readJson(content: string, url: string | undefined, answers: ColumnAnswers): ListingReading {
  const state = parseJson(content);
  const result = state === undefined ? undefined : readSaved(state, url);
  const list = state === undefined || isKnown(result) ? undefined : readJsonList(state, content, answers);
  if (list?.cars === 'in-column') return concludeList(list);
  const reading = conclude(result ? [result] : [], { address: { url } });
  return unlessTable(unlessOtherGoods(reading, ''), list);
}

/** A page, or the text that was copied from one. */
function readGiven(content: string, url: string | undefined): ListingReading {
  if (!/<[a-z!/]/i.test(content)) {
    const reading = readPage(copiedText(content), url, [readMessage(content)]);
    return unlessOtherGoods(reading, headOfMessage(content));
  }
  const address = url ?? findSavedFrom(content);
  const quick = readQuickly(content, address);
  return quick ? unlessOtherGoods(quick, '') : readPage(content, address);
}

/** A site's own data says what it is, one vehicle or a list to be refused. */
const isKnown = (result: ReaderResult | undefined) =>
  result !== undefined && (result.findings.length > 0 || result.severalVehicles === true);

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
  if (said.length === 0 && isOfPart(page)) return refused('part');
  const head = said.length > 0 ? '' : `${page.title} ; ${page.headings[0] ?? ''}`;
  const reading = readCar(html, page, url, said);
  return unlessOtherGoods((said.length === 0 && readAsText(reading, page)) || reading, head);
}

function readCar(
  html: string,
  page: PageContent,
  url: string | undefined,
  said: ReaderResult[],
): ListingReading {
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
      refuse: (severalVehicles) => {
        const reason = recogniseRefusal(html, page, { severalVehicles });
        return said.length > 0 && (reason === 'empty' || reason === 'cut-short') ? 'not-a-listing' : reason;
      },
      address: { url, titles: [page.title, ...page.headings.slice(0, 2)] },
      headings: page.headings.slice(0, 2),
    },
  );
}

/**
 * What a page shows under the name of a car, read as if it had been copied: prose, facts between bars. It counts
 * only with a mileage, and a year or a price.
 */
function readAsText(reading: ListingReading, page: PageContent): ListingReading | undefined {
  if (reading.kind !== 'refused' || reading.reason !== 'not-a-listing') return undefined;
  if (!subjectOf(page).name || page.metas.get('og:type') === 'article') return undefined;
  const text = messageOfPage(page);
  if (text === undefined) return undefined;
  const read = readPage(copiedText(text), page.url, [readMessage(text)]);
  if (read.kind !== 'listing') return undefined;
  const { mileage, year, price } = read.vehicle;
  return mileage !== undefined && (year ?? price) !== undefined ? read : undefined;
}

/** What is no car is refused by its name, whether or not it could be read as one. */
function unlessOtherGoods(reading: ListingReading, head: string): ListingReading {
  if (reading.kind === 'stock-list' || (reading.kind === 'refused' && reading.reason !== 'not-a-listing'))
    return reading;
  if (reading.kind === 'refused' && isOfPart({ headings: [head], title: '' })) return refused('part');
  const goods = findOtherGoods(reading.kind === 'listing' ? reading.vehicle : {}, head);
  return goods ? refused(goods) : reading;
}

const inEuro = (result: ReaderResult, page: PageContent): ReaderResult => ({
  ...result,
  findings: withoutRates(withoutForeignBarePrices(result.findings, page), page),
});

/** What a text says of another make or model than its first heading is about another vehicle. */
function isAbout({ findings }: ReaderResult, page: PageContent): boolean {
  const { name, isOther } = subjectOf(page);
  const [make, model] = ['make', 'model'].map(
    (sought) => findings.find(({ field }) => field === sought)?.raw,
  );
  return !name || make === undefined || !isOther({ make, model: model ?? name.model });
}
