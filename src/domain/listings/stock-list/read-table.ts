import { withinLength } from '#domain/vehicles/notes/within-length.ts';
import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { splitItems } from '../equipment/clean-item.ts';
import { findingsOf } from '../labels/understand-pair.ts';
import type { Finding, Incomplete, VehicleReading } from '../listing-reading.ts';
import { understand } from '../meaning/understand.ts';
import { areAtOdds } from '../merging/are-at-odds.ts';
import { mergeFindings } from '../merging/merge-findings.ts';
import { cleanVersion, versionInTitle } from '../title/find-version.ts';
import { splitTitle } from '../title/split-title.ts';
import { notesInCell } from './notes-in-cell.ts';
import { type Column, readColumns } from './read-columns.ts';
import { mostVehicles } from './stock-list.ts';

/** Miles where nothing is paid in euro: a bare `Mileage` is not known to be kilometres there. */
export const languageOf = (content: string) => (/€|\beur\b/i.test(content) ? '' : 'en-gb');

/**
 * The vehicles of rows whose columns are known; `content` is the whole text, for what money is meant. Rows that state
 * something and lack make or model are incomplete, as are those whose cells do not fit the header; undefined where a
 * second header follows.
 */
export function readTable(
  rows: readonly string[][],
  columns: Column[],
  content: string,
): { readings: VehicleReading[]; incomplete: Incomplete[] } | undefined {
  if (rows.some((row) => (readColumns(row)?.length ?? 0) > 0)) return undefined;
  const language = languageOf(content);
  const readings: VehicleReading[] = [];
  const incomplete: Incomplete[] = [];
  for (const row of rows.slice(0, mostVehicles)) {
    const findings = fits(row, columns)
      ? columns.flatMap((column, index) => findingsIn(column, row[index] ?? '', language))
      : [];
    const items = columns.flatMap(({ kind }, index) => (kind === 'equipment' ? [row[index] ?? ''] : []));
    const cellOf = (sought: Column['kind']) => row[columns.findIndex(({ kind }) => kind === sought)];
    const equipment = splitItems(items.join('\n'));
    const notes = fits(row, columns)
      ? withinLength(columns.flatMap((column, index) => notesInCell(row[index] ?? '', column)))
      : '';
    const noted = notes === '' ? {} : { notes };
    const [reading] = readingOf(inItsCurrency(findings, columns, row), equipment, {
      version: cellOf('version'),
      title: cellOf('name'),
    });
    if (reading) readings.push({ ...reading, ...noted });
    else if (findings.length > 1 || !fits(row, columns)) {
      const known = fits(row, columns) ? { equipment, ...noted } : { equipment: [] };
      incomplete.push({ line: lineOf(row), reading: { ...mergeFindings(findings), ...known } });
    }
  }
  return { readings, incomplete };
}

const longestLine = 300;
const lineOf = (row: readonly string[]) => row.filter(Boolean).join(' · ').slice(0, longestLine);

/** A number with a comma that nobody quoted moves all cells behind it. */
const fits = (row: readonly string[], columns: readonly Column[]) =>
  row.length === columns.length || row.slice(columns.length).every((cell) => cell === '');

function findingsIn(column: Column, value: string, language: string): Finding[] {
  if (value === '' || value.length > longestValue) return [];
  const { header } = column;
  if (column.kind === 'name') return named(value, header);
  if (column.kind !== 'field') return [];
  const { fields, unit } = column.label;
  return findingsOf({ label: header, fields, value, unit, section: 0, index: 0 }, language);
}

const longestValue = 200;

function named(text: string, where: string): Finding[] {
  const name = splitTitle(text);
  if (!name) return [];
  return (['make', 'model'] as const).map((field) => ({ field, source: 'labels', where, raw: name[field] }));
}

/** A price in a row that names another currency is in that one. */
function inItsCurrency(findings: Finding[], columns: Column[], row: string[]): Finding[] {
  const at = columns.findIndex(({ kind }) => kind === 'currency');
  const currency = row[at];
  if (!currency || /^(?:€|eur|euro)$/i.test(currency)) return findings;
  return findings.map((one) =>
    one.field === 'price' ? { ...one, says: `${one.says ?? one.raw} ${currency}` } : one,
  );
}

/** One vehicle of the findings of its row; none without make and model. */
export function readingOf(
  findings: Finding[],
  equipment: string[],
  said: { version?: string | undefined; title?: string | undefined } = {},
): VehicleReading[] {
  const usable = withoutContradictions(withMake(findings).filter(isPlausible));
  const merged = mergeFindings(usable);
  const { make, model } = merged.vehicle;
  if (!make || !model) return [];
  const name = { make, model };
  const longName = findings.find(({ field }) => field === 'model')?.raw ?? '';
  const version =
    cleanVersion(said.version ?? '', name) ??
    versionInTitle(said.title ?? '', name) ??
    cleanVersion(longName, name);
  return [{ ...merged, equipment, ...(version && { version }) }];
}

/** A list without a column of makes names them in front of the model. */
function withMake(findings: Finding[]): Finding[] {
  if (findings.some(({ field }) => field === 'make')) return findings;
  const model = findings.find(({ field }) => field === 'model');
  return model
    ? [...named(model.raw, model.where), ...findings.filter((finding) => finding !== model)]
    : findings;
}

const counted: readonly VehicleField[] = ['year', 'mileage', 'power', 'price', 'displacement', 'doors'];

/** Fiscal horsepower, which French lists call `CV` too, and the zero of a cell nobody filled in. */
const leastPower = 30;

function isPlausible(finding: Finding): boolean {
  const [value] = valuesOf(finding);
  if (finding.field === 'power') return typeof value !== 'number' || value >= leastPower;
  return finding.field !== 'mileage' || value !== 0;
}

/** Two columns that state the same figure differently: nobody knows which one is meant. */
function withoutContradictions(findings: Finding[]): Finding[] {
  const doubtful = counted.filter((field) => {
    const values = findings.filter((one) => one.field === field).flatMap(valuesOf);
    return values.some((value) => areAtOdds(field, value, values[0] ?? value));
  });
  return findings.filter(({ field }) => !doubtful.includes(field));
}

function valuesOf({ field, raw, says }: Finding): (string | number)[] {
  const meaning = understand(field, says ?? raw);
  return meaning && 'value' in meaning ? [meaning.value] : [];
}
