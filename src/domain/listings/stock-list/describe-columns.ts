import { isInMiles } from '../labels/understand-pair.ts';
import { makeFrom } from '../words/makes.ts';
import type { ColumnMeaning } from './column-meaning.ts';
import { fieldInCell } from './field-in-cell.ts';
import { namesCar } from './names-car.ts';
import { isName, notesInCell } from './notes-in-cell.ts';
import type { Column } from './read-columns.ts';
import type { FileColumn } from './stock-list.ts';

const mostColumns = 80;
const mostSamples = 3;
const longestSample = 60;
/** Values looked at for a proposal. */
const mostLookedAt = 20;

/** The columns of a file that have a header and values, each with what it holds or looks like. */
export function describeColumns(
  columns: readonly Column[],
  rows: readonly string[][],
  language: string,
): FileColumn[] {
  const valuesOf = columns.map((_, index) => [...new Set(rows.flatMap((row) => row[index] || []))]);
  const described = columns.map((column, index) => {
    const values = valuesOf[index] ?? [];
    const meaning = shownMeaning(column, values, language);
    const samples = values.slice(0, mostSamples).map((value) => value.slice(0, longestSample));
    return { header: column.header, samples, ...(meaning && { meaning }) };
  });
  const taken = new Set(described.flatMap(({ meaning }) => meaning ?? []));
  return described
    .map((column, index) => {
      const proposal = column.meaning ? undefined : lookOf(valuesOf[index] ?? []);
      return proposal && !taken.has(proposal) ? { ...column, proposal } : column;
    })
    .filter(({ header, samples }) => header.trim() !== '' && samples.length > 0)
    .filter(({ header }, index, all) => all.findIndex((other) => other.header === header) === index)
    .slice(0, mostColumns);
}

/** Undefined where nobody knows, and for bare figures in a unit that the header does not tell. */
function shownMeaning(column: Column, values: string[], language: string): ColumnMeaning | undefined {
  if (column.answer) return column.answer;
  if (column.kind === 'unread') return undefined;
  if (column.kind === 'unneeded') return 'ignore';
  if (column.kind === 'notes') return meaningOfNotes(column, values);
  if (column.kind !== 'field') return column.kind;
  const { fields, unit } = column.label;
  const isBare = !unit && values.every((value) => !/[a-z/]/i.test(value));
  if (fields[0] === 'power') return isBare ? undefined : unit === 'kW' ? 'powerKw' : 'power';
  if (fields[0] === 'mileage' && isBare && isInMiles(column.header, language)) return undefined;
  return fields[0];
}

/** A column of finished advertisements is not read; one of names or versions has to be explained. */
function meaningOfNotes(column: Column, values: string[]): ColumnMeaning | undefined {
  if (values.some((value) => notesInCell(value, column).length > 0)) return 'notes';
  return values.some((value) => isName(value, column)) ? undefined : 'ignore';
}

function lookOf(values: readonly string[]): ColumnMeaning | undefined {
  const looks = new Set(values.slice(0, mostLookedAt).map(lookOfOne));
  const [look] = looks;
  return looks.size === 1 ? look : undefined;
}

function lookOfOne(value: string): ColumnMeaning | undefined {
  if (makeFrom(value)) return 'make';
  if (namesCar(value)) return 'name';
  return fieldInCell(value);
}
