import type { Finding } from '../listing-reading.ts';
import { readPrice } from '../meaning/read-price.ts';
import type { PageContent, TextRun } from '../page/page-content.ts';
import { splitTitle } from '../title/split-title.ts';
import { lastOwnSection } from './own-sections.ts';

/** How far below the first price other prices are still taken for the same ad's. */
const ofOthers = 2;

/**
 * The price in an element that calls itself a price. Only when every such element around it, under
 * the same and the next headings, states the same amount in euro; else it is not known which is meant.
 */
export function readPriceTag({ runs, headings }: PageContent): Finding[] {
  const last = lastOwnSection(headings);
  const tags = runs.flatMap((run, index) =>
    run.isPrice && run.section <= last ? withCurrency(run, runs[index - 1], runs[index + 1]) : [],
  );
  const first = tags[0];
  if (!first) return [];
  const near = tags.filter(({ section }) => section <= lastAround(first.section, headings));
  const amounts = new Set<number>();
  for (const { text } of near) {
    const meaning = readPrice(text);
    if (meaning && 'value' in meaning) amounts.add(meaning.value);
  }
  const isOne = amounts.size === 1;
  return isOne ? [{ field: 'price', source: 'price-tag', where: 'price', raw: first.text }] : [];
}

const currency = /€|\beur(?:o|os)?\b/i;
const bareCurrency = /^(?:€|eur|euro)$/i;

/** `9.900` and `€` may stand in elements of their own within the price. */
function withCurrency(run: TextRun, ...beside: (TextRun | undefined)[]): TextRun[] {
  if (!/\d/.test(run.text)) return [];
  if (currency.test(run.text)) return [run];
  const sign = beside.find((other) => other?.isPrice && bareCurrency.test(other.text));
  return sign && !/[a-z]/i.test(run.text) ? [{ ...run, text: `${run.text} ${sign.text}` }] : [];
}

/** The last section near a price, before a heading that names another vehicle than the first does. */
function lastAround(section: number, headings: readonly string[]): number {
  const own = splitTitle(headings[0] ?? '');
  for (let at = section; at < section + ofOthers; at++) {
    const other = splitTitle(headings[at] ?? '');
    if (own && other && (own.make !== other.make || own.model !== other.model)) return at;
  }
  return section + ofOthers;
}
