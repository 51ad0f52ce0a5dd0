import { isOfOthers } from '../labels/own-sections.ts';
import { splitTitle } from '../title/split-title.ts';
import { fieldsOfLabel } from '../words/listing-words.ts';
import { plainWords } from '../words/plain-words.ts';

const longestText = 500_000;
const longestLine = 1000;
const longestHeading = 90;
const priceReach = 25;
/** Names of vehicles are looked for in so many lines; menus with many of them stand above the ad. */
const nameReach = 150;
const titleReach = 8;
const aPrice = /^(?:€ ?\d[\d.,' ]*|\d[\d.,' ]* ?(?:€|euro))(?:,?-+)?$/i;

/**
 * A text copied from a page as the HTML it was: one element for each line or tab, the ad's name as
 * heading, lines near it that are a price alone as prices, and other cars apart.
 */
export function copiedText(content: string): string {
  const lines = content
    .slice(0, longestText)
    .split(/[\r\n\t]+/)
    .map((line) => line.slice(0, longestLine).trim());
  const name = findName(lines.slice(0, nameReach));
  return lines.map((line, index) => element(line, name < 0 ? -1 : index - name)).join('');
}

function element(line: string, sinceName: number): string {
  const shown = line.replaceAll('<', '&lt;');
  if (sinceName === 0) return `<h1>${shown}</h1>`;
  if (line.length > longestHeading) return `<p>${shown}</p>`;
  if (sinceName > 0 && isOfOthers(line)) return `<h2>${shown}</h2>`;
  const isPrice = sinceName > 0 && sinceName < priceReach && aPrice.test(line);
  return isPrice ? `<p class="price">${shown}</p>` : `<p>${shown}</p>`;
}

/** The line that names the vehicle: of names of several makes, the last one close above the ad's facts. */
function findName(lines: readonly string[]): number {
  const facts = lines.findIndex(
    (line) => aPrice.test(line) || fieldsOfLabel(plainWords(line.split(':', 1)[0] ?? '')).length > 0,
  );
  const above = facts < 0 ? lines : lines.slice(0, facts);
  const names = above.flatMap((line, index) => {
    const make = line.length > longestHeading ? undefined : splitTitle(line)?.make;
    return make ? [{ make, index }] : [];
  });
  const first = names[0];
  const last = names.at(-1);
  if (!first || !last) return -1;
  if (new Set(names.map(({ make }) => make)).size === 1) return first.index;
  return facts - last.index <= titleReach ? last.index : -1;
}
