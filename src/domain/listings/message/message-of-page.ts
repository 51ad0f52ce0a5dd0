import type { PageContent } from '../page/page-content.ts';
import { lastOwnSection } from '../subject/own-sections.ts';
import { fuelWordsIn, gearboxIn } from './words-of-message.ts';

const longest = 3500;
const longestLabel = 40;

/**
 * What a page says of its own vehicle as if somebody had written it: a line for each stretch of text from the first
 * heading on, with the words above a figure in front of it (`Garanzia`, `Anticipo`). Undefined where it tells two
 * distances: nobody knows which one was driven.
 */
export function messageOfPage({ title, headings, runs }: PageContent): string | undefined {
  const last = lastOwnSection(headings);
  const from = headings.length > 0 ? 1 : 0;
  const name = headings[0] ?? title;
  const lines: string[] = [];
  let length = name.length;
  for (const { text, section } of runs) {
    if (section < from || section > last) continue;
    if (length > longest) break;
    const line = text.slice(0, longest).replace(/\s+/g, ' ').trim();
    if (line === '' || line === name) continue;
    length += line.length + 1;
    const before = lines.at(-1);
    if (before !== undefined && /\d/.test(line) && isLabel(before))
      lines[lines.length - 1] = `${before} ${line}`;
    else lines.push(line);
  }
  const written = [name, ...lines].join('\n').slice(0, longest);
  const distances =
    written.match(/\d[\d.,'’ ]*(?: ?mila)? ?km(?!\/|\p{L})|(?<!\p{L})km\.? ?\d[\d.,'’]*/giu) ?? [];
  return new Set(distances.map((distance) => distance.replace(/\D/g, ''))).size > 1 ? undefined : written;
}

const isLabel = (line: string) =>
  line.length <= longestLabel &&
  !/\d/.test(line) &&
  fuelWordsIn(line).length === 0 &&
  gearboxIn(line).length === 0;
