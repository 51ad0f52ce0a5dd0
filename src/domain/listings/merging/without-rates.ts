import { type EvidenceSource, type Finding, schemaOrgSources } from '../listing-reading.ts';
import { goesWithAmount, readPrice } from '../meaning/read-price.ts';
import type { PageContent } from '../page/page-content.ts';

/** Data that names a sum without saying what for. */
const terse: readonly EvidenceSource[] = [...schemaOrgSources, 'meta'];
/** What a car is rented for in a month, at most. */
const mostForAMonth = 3000;
const longestText = 80;
const mostTexts = 4000;

/** A low price in a page's data is a rate where the page shows the same sum as one. */
export function withoutRates(findings: readonly Finding[], { runs }: Pick<PageContent, 'runs'>): Finding[] {
  const sums = new Map<Finding, number>();
  for (const finding of findings) {
    if (finding.field !== 'price' || !terse.includes(finding.source)) continue;
    const meaning = readPrice(finding.says ?? finding.raw);
    if (meaning && 'value' in meaning && meaning.value <= mostForAMonth) sums.set(finding, meaning.value);
  }
  if (sums.size === 0) return [...findings];
  const texts = runs.slice(0, mostTexts).map(({ text }, at) => {
    const next = runs[at + 1]?.text ?? '';
    return (goesWithAmount(next) ? `${text} ${next}` : text).slice(0, longestText);
  });
  const isRate = (sum: number) => {
    const amount = new RegExp(`(?<![\\d.,])${spelled(sum)}(?:,00)?(?![.,]?\\d)`);
    return texts.some((text) => {
      const meaning = amount.test(text) ? readPrice(text) : undefined;
      return meaning !== undefined && 'unused' in meaning && meaning.unused === 'instalment';
    });
  };
  return findings.map((finding) => {
    const sum = sums.get(finding);
    return sum !== undefined && isRate(sum)
      ? { ...finding, says: `${finding.says ?? finding.raw} al mese` }
      : finding;
  });
}

/** `1199` is also written `1.199` or `1 199`. */
const spelled = (sum: number) => String(sum).replace(/(?=\d{3}$)(?<=\d)/, "[.,' ]?");
