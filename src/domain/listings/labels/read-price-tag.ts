import type { Finding } from '../listing-reading.ts';
import { goesWithAmount, leadsToOtherAmount, readPrice } from '../meaning/read-price.ts';
import type { PageContent, TextRun } from '../page/page-content.ts';
import { lastOwnSection } from '../subject/own-sections.ts';
import { subjectOf } from '../subject/subject-of.ts';
import { splitTitle } from '../title/split-title.ts';

/** How far below the first price other prices are still taken for the same ad's. */
const ofOthers = 2;

/**
 * The price in an element that calls itself a price, where every such element around it, under the same and the
 * next headings, states the same amount in euro; of two amounts near each other the lower, the other to be shown.
 */
export function readPriceTag({ runs, headings }: PageContent): Finding[] {
  const last = lastOwnSection(headings);
  const tags = runs.flatMap((run, index) =>
    run.isPrice && run.section <= last && !isOnlyFinanced(runs, index)
      ? wholePrice(run, runs[index - 1], runs[index + 1])
      : [],
  );
  const first = tags[0];
  if (!first) return [];
  const near = tags.filter(({ section }) => section <= lastAround(first.section, headings));
  const amounts = new Map<number, string>();
  for (const { text } of near) {
    const meaning = readPrice(text);
    if (meaning && 'value' in meaning) amounts.set(meaning.value, text);
  }
  const finding = (raw: string): Finding => ({ field: 'price', source: 'price-tag', where: 'price', raw });
  if (amounts.size === 1) return [finding(first.text)];
  const [lower, higher, ...others] = [...amounts].toSorted(([a], [b]) => a - b);
  if (!lower || !higher || others.length > 0 || lower[0] < leastShare * higher[0]) return [];
  return [finding(lower[1]), { ...finding(higher[1]), isRival: true }];
}

/** An old price is not that much higher than the new one: what is cheaper is another thing's. */
const leastShare = 0.6;

const onlyFinanced =
  /(?:solo|esclusivamente|valid[oa]|vincolat[oa]|subordinat[oa]|a fronte|in caso|soggett[oa]|sottoscrivendo|aderendo|acquistando) .{0,40}finanziament|only (?:available )?with financ|nur (?:bei|mit|in verbindung mit) .{0,20}finanzierung|sous réserve .{0,20}financement|condicionad[oa] a .{0,20}financ/i;
const footnoteReach = 3;

/** A price that holds with a loan only: said right below it, or in the footnote its asterisk points to. */
function isOnlyFinanced(runs: readonly TextRun[], index: number): boolean {
  const near = runs.slice(index + 1, index + 1 + footnoteReach);
  const until = near.findIndex(({ isPrice, text }) => isPrice && /\d/.test(text));
  const below = until < 0 ? near : near.slice(0, until);
  if (below.some(({ text }) => onlyFinanced.test(text))) return true;
  return (
    runs[index]?.text.includes('*') === true &&
    runs.some(({ text }) => text.startsWith('*') && onlyFinanced.test(text))
  );
}

const currency = /€|\beur(?:o|os)?\b/i;
const bareCurrency = /^(?:€|eur|euro)$/i;

/** A price with what stands in elements of its own around it: `da`, `9.900`, `€`, `+ IVA`, `/mese`. */
function wholePrice(run: TextRun, before?: TextRun, after?: TextRun): TextRun[] {
  if (!/\d/.test(run.text)) return [];
  const lead = before && leadsToOtherAmount(before.text) ? `${before.text} ` : '';
  const rest = after && goesWithAmount(after.text) ? ` ${after.text}` : '';
  const isBare = !currency.test(run.text) && !/[a-z]/i.test(run.text);
  const sign = [before, after].find((other) => isBare && other?.isPrice && bareCurrency.test(other.text));
  const text = `${lead}${run.text}${sign ? ` ${sign.text}` : ''}${rest}`;
  return currency.test(text) ? [{ ...run, text }] : [];
}

/** The last section near a price, before a heading that names another vehicle than the first does. */
function lastAround(section: number, headings: readonly string[]): number {
  const { isOther } = subjectOf({ title: '', headings });
  for (let at = section; at < section + ofOthers; at++) {
    const other = splitTitle(headings[at] ?? '');
    if (other && isOther(other)) return at;
  }
  return section + ofOthers;
}
