import { makeFrom } from '../words/makes.ts';
import type { ColumnAnswers } from './column-answers.ts';
import { describeColumns } from './describe-columns.ts';
import { fieldInCell } from './field-in-cell.ts';
import { namesCar } from './names-car.ts';
import { type Column, columnOf } from './read-columns.ts';
import type { StockList } from './stock-list.ts';

const fewestColumns = 3;
/** The share of lines that have as many cells as the header, where a text is a table. */
const evenShare = 0.8;
const fewestKnown = 2;
const headerReach = 8;

/** A table whose header is not understood: its columns, to be asked about; undefined for lines that are no table. */
export function askOfRows(
  rows: readonly string[][],
  answers: ColumnAnswers,
  language: string,
): StockList | undefined {
  const at = rows.slice(0, headerReach).findIndex((row) => isHeader(row));
  const header = rows[at];
  const data = rows.slice(at + 1);
  const even = data.filter((row) => row.length <= (header?.length ?? 0) && row.length >= fewestColumns);
  if (!header || data.length === 0 || even.length < data.length * evenShare) return undefined;
  const columns = header.map((cell) => columnOf(cell, answers));
  return {
    ...{ readings: [], incomplete: [] },
    columns: describeColumns(columns, even, language),
    cars: carsIn(columns, even),
    isCut: false,
  };
}

/** Names that differ, none of them a value or a car. */
function isHeader(row: readonly string[]): boolean {
  const names = row.filter((cell) => cell !== '');
  return (
    names.length >= fewestColumns &&
    new Set(names).size === names.length &&
    names.every((cell) => cell.length <= 60 && /\p{L}/u.test(cell) && !isSaying(cell))
  );
}

const isSaying = (cell: string) =>
  makeFrom(cell) !== undefined || namesCar(cell) || /^\d/.test(cell) || fieldInCell(cell) !== undefined;

function carsIn(columns: readonly Column[], rows: readonly string[][]): StockList['cars'] {
  const counts = columns.map((_, index) => rows.filter((row) => isCar(row[index] ?? '')).length);
  if (counts.some((count) => count > 1)) return 'in-column';
  const known = columns.filter(({ kind }) => kind === 'name' || kind === 'field').length;
  return counts.some((count) => count > 0) || known >= fewestKnown ? 'somewhere' : 'nowhere';
}

const isCar = (cell: string) => makeFrom(cell) !== undefined || namesCar(cell);
