import type { Finding } from '../listing-reading.ts';
import type { PageContent } from '../page/page-content.ts';

const aCurrency =
  /€|£|\$|¥|zł|kč|\b(?:eur(?:o|os)?|chf|gbp|usd|cad|aud|pln|ron|sek|dkk|nok|czk|huf|zar|bgn|lei|kr|ft|fr|sfr)\b/i;
const euro = /€|\beur(?:o|os)?\b/i;
/** An amount in the money of a country without the euro. */
const foreignAmount =
  /(?:£|\$|\b(?:CHF|SFr\.?|Fr\.|GBP|USD|AED) ?)\s?\d{1,3}[\d.,'’ ]{2,}|\d[\d.,'’ ]{2,}\d ?(?:zł|Kč|Ft\b|kr\b|lei\b|CHF|PLN|RON|CZK|HUF|SEK|DKK|NOK|USD|GBP|AED|TL\b)/;
/** Countries whose sites may leave their currency unsaid, and it is not the euro. */
const outsideEuro =
  /\.(?:ch|li|uk|pl|ro|cz|hu|se|dk|no|is|rs|mk|al|tr|ua|md|ae|za|au|nz|us|ca|mx|br|ar|cl|in|jp)(?:[:/?#]|$)/i;
const longestAddress = 200;
const longestText = 60;

/**
 * Prices written without a currency are in euro, unless the page shows only other money, or shows no
 * euro and stands under the address of a country without it: then they are left unread.
 */
export function withoutForeignBarePrices(
  findings: readonly Finding[],
  { runs, url }: Pick<PageContent, 'runs' | 'url'>,
): Finding[] {
  const isBare = ({ field, source, raw, says }: Finding) =>
    field === 'price' && source !== 'site-state' && !aCurrency.test(says ?? raw);
  if (!findings.some(isBare)) return [...findings];
  const texts = runs.map(({ text }) => text.slice(0, longestText));
  if (texts.some((text) => euro.test(text))) return [...findings];
  const host = /^https?:\/\/[^/?#]{1,100}/i.exec(url?.slice(0, longestAddress) ?? '')?.[0] ?? '';
  const isForeign = outsideEuro.test(host) || texts.some((text) => foreignAmount.test(text));
  if (!isForeign) return [...findings];
  return findings.map((finding) =>
    isBare(finding) ? { ...finding, says: `${finding.says ?? finding.raw} $` } : finding,
  );
}
