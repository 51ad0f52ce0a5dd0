import { findLabel } from '../labels/find-label.ts';
import type { ReaderResult } from '../listing-reading.ts';
import type { PageContent, TextRun } from '../page/page-content.ts';
import { lastOwnSection } from '../subject/own-sections.ts';
import { splitTitle } from '../title/split-title.ts';
import { cleanItem, splitItems, uniqueItems } from './clean-item.ts';
import { endsEquipment, isEquipmentGroup, isEquipmentHeading } from './equipment-headings.ts';

const longestRun = 400;
const longestItem = 60;
const mostRefused = 3;
const mostItems = 300;
const fewestInList = 2;
const fewestInText = 3;

/**
 * Equipment as the page or text lists it: under headings such as `Optional` or `Ausstattung`, each piece
 * in an element or line of its own, or behind them between commas. To be confirmed by the seller.
 */
export function findEquipment({ runs, headings }: PageContent): ReaderResult {
  const last = lastOwnSection(headings);
  const first = splitTitle(headings[0] ?? '') ? 1 : 0;
  const items: string[] = [];
  for (const [index, { text, section }] of runs.entries()) {
    const isUpcoming = section === first - 1 && text === headings[0];
    if (section > last || (section < first && !isUpcoming)) continue;
    items.push(...itemsBehind(text));
    if (isEquipmentHeading(text)) items.push(...itemsBelow(runs, index, headings));
  }
  return { findings: [], equipment: uniqueItems(items) };
}

/** `Optional: navigatore, cerchi in lega` in one stretch of text. */
function itemsBehind(text: string): string[] {
  const colon = text.slice(0, longestRun).indexOf(':');
  return colon > 0 && isEquipmentHeading(text.slice(0, colon))
    ? splitItems(uncut(text).slice(colon + 1))
    : [];
}

function itemsBelow(runs: readonly TextRun[], heading: number, headings: readonly string[]): string[] {
  const items: string[] = [];
  let refused = 0;
  let section = runs[heading + 1]?.section;
  for (let at = heading + 1; at < runs.length && refused < mostRefused && items.length < mostItems; at++) {
    const run = runs[at];
    if (!run || endsEquipment(run.text) || isEquipmentHeading(run.text)) break;
    if (run.section !== section) {
      if (!isEquipmentGroup(headings[run.section - 1] ?? '')) break;
      section = run.section;
    }
    const isGroup = isEquipmentGroup(run.text) && isGroupHere(runs, at, headings);
    if (isGroup) continue;
    if (run.text === headings[run.section]) break;
    const found = piecesOf(run.text);
    if (found.length > 0) refused = 0;
    else if (run.text.length > longestItem || /[€£$]/.test(run.text) || findLabel(run.text)) refused++;
    items.push(...found);
  }
  return items.length >= fewestInList ? items : [];
}

/** `Comfort` alone is a heading, be it marked as one or followed by its pieces. */
const isGroupHere = (runs: readonly TextRun[], at: number, headings: readonly string[]) =>
  runs[at]?.text === headings[runs[at]?.section ?? -1] || (runs[at]?.text.split(' ').length ?? 0) <= 2;

function piecesOf(text: string): string[] {
  const pieces = splitItems(uncut(text));
  if (pieces.length >= fewestInText) return pieces;
  const item = cleanItem(text);
  return item ? [item] : [];
}

/** Stretches of text are kept up to a length; the last piece of a longer one may be cut. */
const uncut = (text: string) => (text.length < longestRun ? text : text.slice(0, text.lastIndexOf(',')));
