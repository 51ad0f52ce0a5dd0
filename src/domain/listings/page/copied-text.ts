import { isOfOthers } from '../labels/own-sections.ts';
import { splitTitle } from '../title/split-title.ts';

const longestHeading = 90;
const priceReach = 25;
const longestLine = 1000;
const longestText = 500_000;
/** Names further down are of other cars. */
const nameReach = 60;
const aPrice = /^(?:€ ?\d[\d.,' ]*|\d[\d.,' ]* ?(?:€|euro))(?:,?-+)?$/i;

/**
 * A text copied from a page as the HTML it was: one element for each line or tab, the first that names
 * a make and a model as heading, lines near it that are a price alone as prices, and other cars apart.
 */
export function copiedText(content: string): string {
  let sinceName = -1;
  let lines = 0;
  return content.slice(0, longestText).replace(/[^\r\n\t]+/g, (line) => {
    lines++;
    const text = line.slice(0, longestLine).trim();
    const isShort = text.length <= longestHeading;
    const shown = text.replaceAll('<', '&lt;');
    if (sinceName >= 0) sinceName++;
    if (sinceName < 0 && isShort && lines < nameReach && splitTitle(text)) {
      sinceName = 0;
      return `<h1>${shown}</h1>`;
    }
    if (isShort && isOfOthers(text)) return `<h2>${shown}</h2>`;
    const isPrice = sinceName > 0 && sinceName < priceReach && isShort && aPrice.test(text);
    return isPrice ? `<p class="price">${shown}</p>` : `<p>${shown}</p>`;
  });
}
