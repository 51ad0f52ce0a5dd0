import { adText } from '../ad-text.ts';
import type { EvidenceSource, Finding, ReaderResult } from '../listing-reading.ts';
import { mergeFindings } from '../merging/merge-findings.ts';
import type { Json, PageContent } from '../page/page-content.ts';
import { parseJson } from '../page/walk-json.ts';
import { splitTitle } from '../title/split-title.ts';
import { plainWords } from '../words/plain-words.ts';
import { findVehicles, type OfferedVehicle } from './find-vehicles.ts';
import { mapVehicle } from './map-vehicle.ts';

/** `application/ld+json`, also where its plus was encoded once too often. */
const isJsonLd = (type: string) => /^application\/ld(\+|&#x2b;|&plus;|&#43;)json/i.test(type.trim());

/** The vehicle a page describes with schema.org, in JSON-LD, microdata or RDFa. */
export function readSchemaOrg(page: PageContent): ReaderResult {
  const graphs: { source: EvidenceSource; root: Json | undefined }[] = [
    ...page.scripts
      .filter(({ type }) => isJsonLd(type))
      .slice(0, mostScripts)
      .map(({ text }) => ({ source: 'json-ld' as const, root: parseLoose(text) })),
    ...page.items.slice(0, mostItems).map(({ source, node }) => ({ source, root: node })),
  ];
  return readGraphs(graphs, page);
}

const longestLoose = 200_000;
/** Far more than pages have; without an end hostile ones take seconds. */
const mostScripts = 200;
const mostItems = 2000;
const mostVehicles = 200;
/** Of these the descriptions are looked at. */
const mostTold = 5;

/** Sites paste descriptions with their line breaks into JSON-LD, and leave commas behind the last entry. */
const parseLoose = (text: string): Json | undefined =>
  parseJson(text) ??
  (text.length > longestLoose
    ? undefined
    : parseJson(text.replace(/\s+/g, ' ').replace(/, ?(?=[}\]])/g, '')));

/** The vehicle in a saved schema.org object or graph. */
export const readGraph = (root: Json): ReaderResult =>
  readGraphs([{ source: 'json-ld', root }], { title: '', headings: [] });

type Titles = Pick<PageContent, 'title' | 'headings'>;

function readGraphs(
  graphs: { source: EvidenceSource; root: Json | undefined }[],
  titles: Titles,
): ReaderResult {
  const vehicles: Finding[][] = [];
  const offers = new Map<Finding[], OfferedVehicle>();
  let inLists = 0;
  for (const { source, root } of graphs) {
    if (vehicles.length > mostVehicles) break;
    if (root === undefined) continue;
    const found = findVehicles(root);
    inLists += found.inLists;
    for (const offered of found.vehicles) {
      const findings = mapVehicle(offered, source);
      offers.set(findings, offered);
      vehicles.push(findings);
    }
  }
  if (vehicles.length === 0) return { findings: [], severalVehicles: inLists > 1 };
  const own = vehicles.filter((vehicle) => !isOfAnother(vehicle, titles));
  if (own.length === 0) return { findings: [] };
  const chosen = chooseVehicle(own, titles);
  if (chosen.severalVehicles) return chosen;
  const told = new Set(own.slice(0, mostTold).flatMap((findings) => textOfOffer(offers.get(findings))));
  // Where several vehicles are told of it is not known which text is whose.
  const [text] = told.size === 1 ? told : [];
  return { ...chosen, ...(text && { text }) };
}

function textOfOffer(offered: OfferedVehicle | undefined): string[] {
  const { text } = adText(offered?.vehicle.description, offered?.product?.description);
  return text === undefined ? [] : [text];
}

/** True where title and first heading name vehicles of other makes, and nothing of this one. */
function isOfAnother(findings: Finding[], { title, headings }: Titles): boolean {
  const { make, model } = mergeFindings(findings).vehicle;
  const texts = [title, headings[0] ?? ''];
  const named = texts.map(splitTitle).filter((name) => name !== undefined);
  if (!make || !model || named.length < texts.length) return false;
  const said = compact(texts.join(' '));
  return ![make, model].some((name) => said.includes(compact(name)));
}

const compact = (text: string) => plainWords(text).replaceAll(' ', '');

/** Descriptions that agree are one vehicle; else the one whose make and model the page's title names. */
function chooseVehicle(vehicles: Finding[][], { title, headings }: Titles): ReaderResult {
  const names = vehicles.map((findings) => nameOf(findings));
  const known = new Set(names.filter((name) => name !== ''));
  if (known.size <= 1 && agree(vehicles)) return { findings: vehicles.flat() };
  const about = ` ${plainWords(title)} ${plainWords(headings[0] ?? '')} `;
  const named = vehicles.filter((_, index) => names[index] && about.includes(` ${names[index]} `));
  return named.length > 0 && agree(named)
    ? { findings: named.flat() }
    : { findings: [], severalVehicles: true };
}

function nameOf(findings: Finding[]): string {
  const { make, model } = mergeFindings(findings).vehicle;
  return make && model ? plainWords(`${make} ${model}`) : '';
}

/** No two of them state a different mileage, year or price. */
function agree(vehicles: Finding[][]): boolean {
  const known = vehicles.map((findings) => mergeFindings(findings).vehicle);
  return (['mileage', 'year', 'price'] as const).every(
    (field) =>
      new Set(known.map((vehicle) => vehicle[field]).filter((value) => value !== undefined)).size <= 1,
  );
}
