import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Finding } from '../listing-reading.ts';
import { splitTitle } from '../title/split-title.ts';
import { makeFrom } from '../words/makes.ts';
import { fieldInCell } from './field-in-cell.ts';
import type { Rows } from './split-rows.ts';
import { mostVehicles } from './stock-list.ts';

const fewestFacts = 3;
const longestCell = 80;
/** Peugeot's. */
const yearLikeModel = '2008';

/**
 * The vehicles of a list without a header, one to a row. Undefined where a row does not name one
 * make and at least three other facts (two beside rows of three, as one may be unreadable), or where commas may stand inside numbers or one line has
 * commas, as sentences do: then the text is no list.
 */
export function readPlainRows({ separator, rows }: Rows): Finding[][] | undefined {
  if (separator === ',' && (rows.length < 2 || rows.some(breaksNumbers))) return undefined;
  const read: Row[] = [];
  for (const cells of rows.slice(0, mostVehicles)) {
    const row = readRow(cells);
    if (!row || row.facts < fewestFacts - 1) return undefined;
    read.push(row);
  }
  return read.some(({ facts }) => facts >= fewestFacts) ? read.map(({ findings }) => findings) : undefined;
}

/** `12,900 €` cut in two. */
const breaksNumbers = (row: readonly string[]) =>
  row.some((cell, index) => /^\d{3}(?!\d)/.test(cell) && /(?:^|\D)\d{1,3}$/.test(row[index - 1] ?? ''));

interface Row {
  findings: Finding[];
  /** How many fields it states, make and model aside. */
  facts: number;
}

function readRow(row: readonly string[]): Row | undefined {
  const at = row.findIndex((cell) => makeFrom(cell) !== undefined);
  const names = at < 0 ? nameIn(row) : { make: row[at] ?? '', model: row[at + 1] ?? '', last: at + 1 };
  if (!names || !isModel(names.model)) return undefined;
  const facts = row.flatMap((cell, index) => (index > names.last ? (factIn(cell, index) ?? []) : []));
  const fields = facts.map(({ field }) => field);
  const once = facts.filter(({ field }) => fields.indexOf(field) === fields.lastIndexOf(field));
  const name = [finding('make', names.make, names.last), finding('model', names.model, names.last)];
  return { findings: [...name, ...once], facts: new Set(fields).size };
}

/** `Fiat Panda 1.2 Easy` in one cell, the first that begins with a make. */
function nameIn(row: readonly string[]): { make: string; model: string; last: number } | undefined {
  const at = row.findIndex((cell) => cell.length <= longestCell && splitTitle(cell) !== undefined);
  const cell = row[at] ?? '';
  const name = splitTitle(cell);
  const isFirst = makeFrom(cell.split(' ', 1)[0] ?? '') ?? makeFrom(cell.split(' ', 2).join(' '));
  return name && isFirst ? { ...name, last: at } : undefined;
}

const isModel = (text: string) =>
  text.length > 0 &&
  text.length <= 60 &&
  (text === yearLikeModel || factIn(text, 0) === undefined) &&
  /[\p{L}\d]/u.test(text);

function factIn(cell: string, index: number): Finding | undefined {
  const field = fieldInCell(cell);
  return field && finding(field, cell, index);
}

/** Without a header a value's place is the number of its cell. */
const finding = (field: VehicleField, raw: string, index: number): Finding => ({
  field,
  source: 'labels',
  where: `#${index + 1}`,
  raw,
});
