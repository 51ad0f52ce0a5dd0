import type { Finding } from '../listing-reading.ts';
import { readPrice } from '../meaning/read-price.ts';
import type { PageContent } from '../page/page-content.ts';
import { lastOwnSection } from './own-sections.ts';

/** How far below the first price other prices are still taken for the same ad's. */
const ofOthers = 2;

/**
 * The price in an element that calls itself a price. Only when every such element around it, under
 * the same and the next heading, states the same amount in euro; else it is not known which is meant.
 */
export function readPriceTag({ runs, headings }: PageContent): Finding[] {
  const last = lastOwnSection(headings);
  const tags = runs.filter(
    (run) => run.isPrice && run.section <= last && /\d/.test(run.text) && /€|\beur/i.test(run.text),
  );
  const first = tags[0];
  if (!first) return [];
  const near = tags.filter((run) => run.section <= first.section + ofOthers);
  const amounts = new Set<number>();
  for (const { text } of near) {
    const meaning = readPrice(text);
    if (meaning && 'value' in meaning) amounts.add(meaning.value);
  }
  const isOne = amounts.size === 1;
  return isOne ? [{ field: 'price', source: 'price-tag', where: 'price', raw: first.text }] : [];
}
