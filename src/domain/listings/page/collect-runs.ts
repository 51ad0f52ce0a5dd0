import type { OpenElements } from './open-elements.ts';
import type { TextRun } from './page-content.ts';
import type { Attributes, PageEvents } from './tokenise.ts';

const mostRuns = 8000;
const longestRun = 400;
const priceReach = 3;

/** Text that is no statement about the vehicle: code, choices of a form, the site's own navigation. */
const unread = new Set(
  'script style svg select noscript template textarea nav footer button iframe datalist title'.split(' '),
);
const cells = new Set(['dt', 'dd', 'th', 'td']);
const cellEnds = new Set(['dt', 'dd', 'th', 'td', 'tr', 'dl', 'table']);
const inline = new Set('a abbr b br em font i label small span strong sub sup u wbr'.split(' '));
const heading = /^h[1-6]$/;

const aPrice = /price|prezzo|preis|prix|precio|prijs/;
const notThePrice =
  /old|list|was|strike|barr|rate|rata|rating|financ|finanz|leasing|month|mese|mensil|monat|net|bewertung|evaluation|range|filter|alert|from|instal|sugg|new-price-info|discount|saving|sconto|legend|median|average|similar|related/;

/** Gathers the visible text as runs, with the cell, heading and price markup each stands in. */
export function collectRuns(elements: OpenElements): PageEvents & { runs(): TextRun[]; headings: string[] } {
  const runs: TextRun[] = [];
  const headings: string[] = [];
  const prices: { depth: number; isPrice: boolean }[] = [];
  let pending = '';
  let cell = 0;
  let cellCount = 0;
  let headingText: string | undefined;
  let skipped = '';
  let skippedDepth = 0;

  const flush = () => {
    if (pending === '') return;
    const text = pending.replace(/\s+/g, ' ').trim();
    pending = '';
    if (text === '' || runs.length >= mostRuns) return;
    if (headingText !== undefined) headingText = `${headingText} ${text}`.slice(0, longestRun).trim();
    runs.push({ text, cell, section: headings.length, isPrice: prices.at(-1)?.isPrice ?? false });
  };

  const endText = (tag: string) => {
    if (cell === 0 || !inline.has(tag)) flush();
    else if (pending.length < longestRun) pending += ' ';
  };

  return {
    headings,
    open(name, attributes) {
      if (skipped) {
        if (name === skipped) skippedDepth++;
        return;
      }
      endText(name);
      while ((prices.at(-1)?.depth ?? 0) > elements.depth) prices.pop();
      if (unread.has(name)) {
        skipped = name;
        skippedDepth = 1;
        return;
      }
      if (cells.has(name)) cell = ++cellCount;
      if (heading.test(name)) headingText = '';
      const isPrice = priceMark(name, attributes);
      if (isPrice !== undefined) prices.push({ depth: elements.depth, isPrice });
      else if (elements.depth - (prices.at(-1)?.depth ?? 0) > priceReach) prices.length = 0;
    },
    close(name) {
      if (skipped) {
        if (name === skipped && --skippedDepth === 0) skipped = '';
        return;
      }
      endText(name);
      while ((prices.at(-1)?.depth ?? 0) > elements.depth) prices.pop();
      if (cellEnds.has(name)) cell = 0;
      if (headingText !== undefined && heading.test(name)) {
        headings.push(headingText);
        headingText = undefined;
      }
    },
    text(text) {
      if (!skipped && pending.length < longestRun) pending += text.slice(0, longestRun);
    },
    runs() {
      flush();
      return runs;
    },
  };
}

function priceMark(name: string, attributes: Attributes): boolean | undefined {
  if (name === 'del' || name === 's' || name === 'strike') return false;
  if (attributes.size === 0) return undefined;
  let hooks = '';
  for (const hook of ['class', 'id', 'data-testid', 'data-qa-id', 'itemprop']) {
    const value = attributes.get(hook);
    if (value) hooks += ` ${value.slice(0, 120)}`;
  }
  if (hooks === '') return undefined;
  const words = hooks.toLowerCase();
  return aPrice.test(words) ? !notThePrice.test(words) : undefined;
}
