import { labelledLine } from '../labels/labelled-line.ts';
import { isOfAnother } from '../message/is-of-another.ts';
import { nameInClause } from '../message/name-in-clause.ts';
import { splitClauses } from '../message/split-clauses.ts';
import { isOfOthers } from '../subject/own-sections.ts';
import { splitTitle } from '../title/split-title.ts';
import { fieldsOfLabel } from '../words/listing-words.ts';
import { plainWords } from '../words/plain-words.ts';

const longestText = 200_000;
const longestLine = 1000;
const longestHeading = 90;
const priceReach = 25;
/** Names of vehicles are looked for in so many lines; menus with many of them stand above the ad. */
const nameReach = 150;
const titleReach = 8;
const aPrice = /^(?:€\s?\d[\d.,'\s]*|\d[\d.,'\s]*\s?(?:€|euro))(?:,?-+)?$/i;
/** Marks that one-line texts put between their facts. */
const between = /\s[|•·]\s|[•|]/;
const fewestBetween = 3;

/**
 * A text copied from a page as the HTML it was: one element for each line, tab or fact between bullets,
 * the ad's name as heading, lines near it that are a price alone as prices, and other cars apart.
 */
export function copiedText(content: string): string {
  const lines = content
    .slice(0, longestText)
    .split(/[\r\n\t]+/)
    .flatMap((line) => facts(line.slice(0, longestLine).trim()));
  const name = findName(lines.slice(0, nameReach));
  return lines.map((line, index) => element(line, name, index)).join('');
}

/** A line of three facts or more between marks is as many lines. */
function facts(line: string): string[] {
  const parts = line.split(between).map((part) => part.trim());
  return parts.length >= fewestBetween ? parts.filter((part) => part !== '') : [line];
}

interface FoundName {
  index: number;
  heading: string;
}

function element(line: string, name: FoundName | undefined, index: number): string {
  const since = name ? index - name.index : -1;
  if (name && since === 0)
    return `<h1>${escaped(name.heading)}</h1>${line === name.heading ? '' : paragraph(line)}`;
  if (line.length > longestHeading) return paragraph(line);
  if (since > 0 && isOfOthers(line)) return `<h2>${escaped(line)}</h2>`;
  if (since > 0 && since < priceReach && aPrice.test(line)) return `<p class="price">${escaped(line)}</p>`;
  return paragraph(labelledLine(line) ?? line);
}

const escaped = (text: string) => text.replaceAll('<', '&lt;');
const paragraph = (text: string) => `<p>${escaped(text)}</p>`;

/** The line that names the vehicle: of names of several makes, the last one close above the ad's facts. */
function findName(lines: readonly string[]): FoundName | undefined {
  const firstFact = lines.findIndex(
    (line) => aPrice.test(line) || fieldsOfLabel(plainWords(line.split(':', 1)[0] ?? '')).length > 0,
  );
  const firstOther = lines.findIndex((line) => line.length <= longestHeading && isOfOthers(line));
  const ends = [firstFact, firstOther].filter((index) => index >= 0);
  const above = lines.slice(0, Math.min(lines.length, ...ends));
  const names = above.flatMap((line, index) => {
    const make = line.length > longestHeading || isOfAnother(line) ? undefined : splitTitle(line)?.make;
    return make ? [{ make, index, heading: headingOf(line) }] : [];
  });
  const [first] = names;
  const last = names.at(-1);
  if (!first || !last) return modelAlone(above);
  if (new Set(names.map(({ make }) => make)).size === 1) return first;
  return above.length - last.index <= titleReach ? last : undefined;
}

/** What the name says up to the first comma: what follows are facts, each read as what it is. */
function headingOf(line: string): string {
  const clause = line.split(/[;!?()]|,(?!\d)|\s[-–—]\s/, 1)[0] ?? '';
  return splitTitle(clause) ? clause.trim() : line;
}

/** `Polo 1,4 tdi`: some sites name the model alone. */
function modelAlone(lines: readonly string[]): FoundName | undefined {
  for (const [index, line] of lines.entries()) {
    const clauses = line.length > longestHeading ? [] : splitClauses([line]);
    const [name] = clauses.flatMap(({ text }) => (isOfAnother(text) ? [] : (nameInClause(text) ?? [])));
    if (name) return { index, heading: `${name.make} ${name.model}` };
  }
  return undefined;
}
