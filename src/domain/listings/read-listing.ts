import { readLabels } from './labels/read-labels.ts';
import { readPriceTag } from './labels/read-price-tag.ts';
import type { EvidenceSource, Finding, ListingReading, ReaderResult } from './listing-reading.ts';
import { mergeFindings } from './merge-findings.ts';
import { findNextData } from './page/find-next-data.ts';
import type { PageContent } from './page/page-content.ts';
import { parsePage } from './page/parse-page.ts';
import { parseJson } from './page/walk-json.ts';
import { isBlock } from './recognise-block.ts';
import type { RefusalReason } from './refusal-messages.ts';
import { readSchemaOrg } from './schema-org/read-schema-org.ts';
import { readSiteState, readState } from './sites/read-site-state.ts';
import { readMeta } from './title/read-meta.ts';

/** One of these, beside make and model, makes a page an ad of one vehicle. */
const hardFacts = ['year', 'mileage', 'power', 'price', 'displacement'] as const;
const structured: readonly EvidenceSource[] = ['site-state', 'json-ld', 'microdata', 'rdfa'];

type Merged = ReturnType<typeof mergeFindings>;

/**
 * Reads the one vehicle a page offers. `content` is HTML, or the text of a saved JSON answer of a
 * site; `url`, where known, tells the ad from the others on its page. What is not on the page stays
 * absent; anything that is no ad of one vehicle is refused with a reason.
 */
export function readListing({ content, url }: { content: string; url?: string }): ListingReading {
  const start = content.slice(0, 1000).trimStart();
  if (start === '' && content.trim() === '') return refused('empty');
  if (start.startsWith('{') || start.startsWith('[')) {
    const state = parseJson(content);
    const result = state === undefined ? undefined : readState(state, url);
    return conclude([result ?? { findings: [] }], 'not-a-listing');
  }
  return readQuickly(content, url) ?? readPage(asHtml(content), url);
}

/** A page whose data holds all that it shows needs no parsing. */
function readQuickly(html: string, url: string | undefined): ListingReading | undefined {
  const state = findNextData(html);
  const result = state === undefined ? undefined : readState(state, url);
  if (!result?.complete) return undefined;
  const reading = conclude([result], 'not-a-listing');
  return reading.kind === 'listing' ? reading : undefined;
}

function readPage(html: string, url: string | undefined): ListingReading {
  const page = parsePage(html, url);
  if (isBlock(html, page)) return refused('blocked');
  const data = [readSiteState(page), readSchemaOrg(page)];
  const visible = [readLabels(page), { findings: readPriceTag(page) }, { findings: readMeta(page) }];
  return conclude([...data, ...visible], isShell(page) ? 'empty' : 'not-a-listing');
}

function conclude(results: ReaderResult[], otherwise: RefusalReason): ListingReading {
  const merged = mergeFindings(ofOneMake(results.flatMap(({ findings }) => findings)));
  const { vehicle, evidence } = merged;
  const isVehicle = vehicle.make && vehicle.model && hardFacts.some((fact) => vehicle[fact] !== undefined);
  if (isVehicle && isOffer(results, merged)) return { kind: 'listing', vehicle, evidence };
  return refused(results.some((result) => result.severalVehicles) ? 'several-vehicles' : otherwise);
}

/** Titles about another make than the data's are not about this vehicle. */
function ofOneMake(findings: Finding[]): Finding[] {
  const { make } = mergeFindings(findings.filter(({ field }) => field === 'make')).vehicle;
  const strangers = new Set(
    findings
      .filter(({ field, raw, source }) => field === 'make' && source === 'title' && raw !== make)
      .map(({ where }) => where),
  );
  return findings.filter(({ source, where }) => source !== 'title' || !strangers.has(where));
}

/**
 * Data about a vehicle is enough. Labels alone also stand in tests and brochures: an ad has a price,
 * a mileage or a condition beside them. Titles alone need two facts.
 */
function isOffer(results: ReaderResult[], { vehicle, evidence }: Merged): boolean {
  const sources = new Set(results.flatMap(({ findings }) => findings.map(({ source }) => source)));
  if (structured.some((source) => sources.has(source))) return true;
  if (results.some(({ severalVehicles }) => severalVehicles)) return false;
  if (sources.has('labels')) return Boolean(evidence.price || evidence.mileage || evidence.condition);
  return hardFacts.filter((fact) => vehicle[fact] !== undefined).length >= 2;
}

/** A page that needs a browser to show anything. */
const isShell = ({ headings, runs }: PageContent) =>
  headings.length === 0 && runs.reduce((sum, run) => sum + run.text.length, 0) < 80;

/** A text that was copied from a page, one line for each stretch of text. */
const asHtml = (content: string) =>
  content.includes('<') ? content : content.replace(/[^\r\n]+/g, (line) => `<p>${line}</p>`);

const refused = (reason: RefusalReason): ListingReading => ({ kind: 'refused', reason });
