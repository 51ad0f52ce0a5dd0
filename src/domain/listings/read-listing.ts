import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { readLabels } from './labels/read-labels.ts';
import { readPriceTag } from './labels/read-price-tag.ts';
import type { Finding, ListingReading, ReaderResult } from './listing-reading.ts';
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
  return readQuickly(content, url) ?? readPage(content, url);
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
  const structured = [readSiteState(page), readSchemaOrg(page)];
  if (
    structured.some((result) => result.severalVehicles) &&
    structured.every(({ findings }) => findings.length === 0)
  ) {
    return refused('several-vehicles');
  }
  const visible = [readLabels(page), { findings: readPriceTag(page) }, { findings: readMeta(page) }];
  return conclude([...structured, ...visible], isShell(page) ? 'empty' : 'not-a-listing');
}

function conclude(results: ReaderResult[], otherwise: RefusalReason): ListingReading {
  const { vehicle, evidence } = mergeFindings(ofOneMake(results.flatMap(({ findings }) => findings)));
  const isListing = vehicle.make && vehicle.model && hardFacts.some((fact) => vehicle[fact] !== undefined);
  const isCertain = isListing && isMoreThanATitle(results, vehicle);
  if (isCertain) return { kind: 'listing', vehicle, evidence };
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

/** With no data and no labels, a title is an ad only beside a price and one more fact of its own. */
function isMoreThanATitle(results: ReaderResult[], vehicle: Vehicle): boolean {
  const findings = results.flatMap((result) => result.findings);
  if (findings.some(({ source }) => source !== 'title' && source !== 'meta' && source !== 'price-tag')) {
    return !results.some((result) => result.severalVehicles && result.findings.length === 0);
  }
  return (
    hardFacts.filter((fact) => vehicle[fact] !== undefined).length >= 2 &&
    !results.some((result) => result.severalVehicles)
  );
}

/** A page that needs a browser to show anything. */
const isShell = (page: PageContent) => page.runs.reduce((sum, run) => sum + run.text.length, 0) < 200;

const refused = (reason: RefusalReason): ListingReading => ({ kind: 'refused', reason });
