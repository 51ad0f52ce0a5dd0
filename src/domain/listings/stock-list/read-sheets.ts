import { refused } from '../conclude.ts';
import type { ListingReading } from '../listing-reading.ts';
import type { ColumnAnswers } from './column-answers.ts';
import { concludeList } from './conclude-list.ts';
import { readRows } from './read-rows.ts';

const mostOfContent = 10_000;

/** What is read of a workbook's cells: the first sheet that gives vehicles, else the one that names cars. */
export function readSheets(sheets: readonly string[][][], answers: ColumnAnswers = {}): ListingReading {
  const lists = sheets.flatMap((rows) => {
    const list = { separator: '\t', rows: rows.filter(isFilled) };
    return readRows(list, startOf(rows), answers) ?? [];
  });
  const found =
    lists.find(({ readings }) => readings.length > 0) ??
    lists.find(({ cars }) => cars === 'in-column') ??
    lists.find(({ cars }) => cars === 'somewhere');
  return found ? concludeList(found) : refused('no-cars');
}

/** As much of a sheet as tells what money it means: its cells may be long and many. */
function startOf(rows: readonly string[][]): string {
  let start = '';
  for (const cell of rows.flat()) {
    if (start.length > mostOfContent) break;
    start += `${cell}\n`;
  }
  return start;
}

const isFilled = (row: readonly string[]) => row.some((cell) => cell !== '');
