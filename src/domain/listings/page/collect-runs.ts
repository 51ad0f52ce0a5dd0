import type { OpenElements } from './open-elements.ts';
import type { TextRun } from './page-content.ts';
import type { Tag } from './tags.ts';
import type { Attributes, PageEvents } from './tokenise.ts';

const mostRuns = 8000;
const longestRun = 400;
const priceReach = 3;
const longestHook = 120;

const aPrice = /price|prezzo|preis|prix|precio|prijs/;
const notThePrice =
  /old|list(?!ing)|was|strike|barr|rate|rata|rating|financ|finanz|leasing|month|mese|mensil|monat|net|bewertung|evaluation|range|filter|alert|from|instal|sugg|new-price-info|discount|saving|sconto|legend|median|average|similar|related|deliver|shipping|spedizion|consegna|trasport|carfax|report|insuranc|assicur|accessor|add-?on|deposit|caparra|reservation/;

/** Inside of prices: the sums beside the one that is asked. */
const otherSum =
  /(?:^|[\s_-])(?:old|was|strike\w*|barrat[oa]|savings?|discount|sconto|risparmio|monthly|mensile|net|netto)(?:$|[\s_-])/;

/** Gathers the visible text as runs, with the cell, heading and price markup each stands in. */
export function collectRuns(elements: OpenElements): PageEvents & { runs(): TextRun[]; headings: string[] } {
  const runs: TextRun[] = [];
  const headings: string[] = [];
  const prices: { depth: number; isPrice: boolean }[] = [];
  const priceMark = priceMarks();
  let pending = '';
  let cell = 0;
  let cellCount = 0;
  let headingText: string | undefined;
  let skipped = '';
  let skippedDepth = 0;

  const flush = () => {
    if (pending === '') return;
    const text = tidy(pending);
    pending = '';
    if (text === '') return;
    if (headingText !== undefined) headingText = `${headingText} ${text}`.slice(0, longestRun).trim();
    runs.push({ text, cell, section: headings.length, isPrice: prices.at(-1)?.isPrice ?? false });
  };

  const endText = ({ isInline }: Tag) => {
    if (cell === 0 || !isInline) flush();
    else if (pending.length < longestRun) pending += ' ';
  };

  return {
    headings,
    open(tag, attributes) {
      if (skipped) {
        if (tag.name === skipped) skippedDepth++;
        return;
      }
      endText(tag);
      while ((prices.at(-1)?.depth ?? 0) > elements.depth) prices.pop();
      if (tag.isUnread) {
        skipped = tag.name;
        skippedDepth = 1;
        return;
      }
      if (tag.isCell) cell = ++cellCount;
      if (tag.isHeading) headingText = '';
      const isPrice = priceMark(attributes);
      if (isPrice !== undefined) prices.push({ depth: elements.depth, isPrice });
      else if (elements.depth - (prices.at(-1)?.depth ?? 0) > priceReach) prices.length = 0;
    },
    close(tag) {
      if (skipped) {
        if (tag.name === skipped && --skippedDepth === 0) skipped = '';
        return;
      }
      endText(tag);
      while ((prices.at(-1)?.depth ?? 0) > elements.depth) prices.pop();
      if (tag.endsCell) cell = 0;
      if (headingText !== undefined && tag.isHeading) {
        headings.push(headingText);
        headingText = undefined;
      }
    },
    text(text) {
      if (!skipped && pending.length < longestRun && runs.length < mostRuns)
        pending += text.slice(0, longestRun);
    },
    runs() {
      flush();
      return runs;
    },
  };
}

/** Single spaces; most texts have them already, and white space between tags is all there is of many. */
const tidy = (text: string) => {
  const trimmed = text.trim();
  return /\s\s|[^\S ]/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed;
};

const hooks = ['class', 'id', 'data-testid', 'data-qa-id', 'itemprop'];
const mostKnown = 2000;

/** Says of an element's attributes whether they name a price (true), another sum (false) or neither. */
function priceMarks(): (attributes: Attributes) => boolean | undefined {
  const known = new Map<string, boolean | null>();
  const markOf = (words: string) => {
    const before = known.get(words);
    if (before !== undefined) return before;
    const lower = words.slice(0, longestHook).toLowerCase();
    const mark = aPrice.test(lower) ? !notThePrice.test(lower) : otherSum.test(lower) ? false : null;
    if (known.size < mostKnown) known.set(words, mark);
    return mark;
  };
  return (attributes) => {
    if (attributes.size === 0) return undefined;
    let mark: boolean | null = null;
    for (const hook of hooks) {
      const words = attributes.get(hook);
      const one = words ? markOf(words) : null;
      if (one === false) return false;
      mark ??= one;
    }
    return mark ?? undefined;
  };
}
