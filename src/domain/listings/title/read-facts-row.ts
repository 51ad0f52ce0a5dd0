import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Finding } from '../listing-reading.ts';
import type { PageContent } from '../page/page-content.ts';
import { foreignRuns } from '../subject/foreign-runs.ts';
import { isOfOthers } from '../subject/own-sections.ts';
import { subjectOf } from '../subject/subject-of.ts';
import { readBullet } from './read-bullet.ts';
import { splitTitle } from './split-title.ts';

const nameReach = 3;
/** How far below the name its row begins; how far rows of other vehicles are looked for. */
const reach = 20;
const farthest = 400;
const fewestFacts = 3;
const year = /^(?:19[89]|20[0-4])\d$/;
/** A price stands in the row too; which price it is others say better. */
const told: ReadonlySet<VehicleField> = new Set(['year', 'mileage', 'fuelType', 'transmission', 'power']);

/**
 * The row of facts without labels, beside icons, right below the heading that names the vehicle
 * (`03/2019`, `58.000 km`, `Diesel`, `Manuale`): three of different kinds at least, one after the other.
 * A second row under the same heading makes it a list.
 */
export function readFactsRow(page: Pick<PageContent, 'runs' | 'headings' | 'title'>): Finding[] {
  const named = page.headings.slice(0, nameReach).findIndex((heading) => splitTitle(heading));
  if (named < 0 || page.headings.slice(0, named + 1).some(isOfOthers)) return [];
  const start = page.runs.findIndex(({ section }) => section === named + 1);
  if (start < 0) return [];
  const below = page.runs.slice(start, start + farthest);
  const end = below.findIndex(({ section }) => section !== named + 1);
  const [first, ...others] = rowsIn((end < 0 ? below : below.slice(0, end)).map(({ text }) => text));
  if (!first || first.at >= reach) return [];
  const isForeign = foreignRuns(below, subjectOf(page));
  if (isForeign(first.at)) return [];
  return others.some((other) => differ(first, other))
    ? []
    : first.facts.filter(({ field }) => told.has(field));
}

interface Row {
  at: number;
  facts: Finding[];
}

/** Facts one after the other; several of one kind are a choice, not a car's facts. */
function rowsIn(texts: readonly string[]): Row[] {
  const rows: Row[] = [];
  let facts: Finding[] = [];
  for (const [at, text] of [...texts, ''].entries()) {
    const fact = factOf(text);
    if (fact.length > 0) {
      facts.push(...fact);
      continue;
    }
    const fields = new Set(facts.map(({ field }) => field));
    if (fields.size === facts.length && fields.size >= fewestFacts)
      rows.push({ at: at - facts.length, facts });
    facts = [];
  }
  return rows;
}

const factOf = (text: string): Finding[] =>
  year.test(text)
    ? [{ field: 'year', source: 'meta', where: 'facts', raw: text }]
    : readBullet(text).map((finding) => ({ ...finding, where: 'facts' }));

/** The same row may stand on a page twice. */
const differ = (one: Row, other: Row) =>
  one.facts.some(({ field, raw }) => other.facts.some((fact) => fact.field === field && fact.raw !== raw));
