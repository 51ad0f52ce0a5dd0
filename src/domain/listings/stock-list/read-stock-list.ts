import type { VehicleReading } from '../listing-reading.ts';
import { readColumns } from './read-columns.ts';
import { readPlainRows } from './read-plain-rows.ts';
import { readingOf, readTable } from './read-table.ts';
import { splitRows } from './split-rows.ts';

/** Titles stand above the header of some lists. */
const headerReach = 3;

/**
 * The vehicles in lines of a stock list (CSV or tab-separated), with a header in one of the languages or
 * with cells that say by themselves what they are. Undefined for any other text; rows without make
 * and model are left out, as are those whose cells do not fit the header.
 */
export function readStockList(content: string): VehicleReading[] | undefined {
  const list = splitRows(content);
  if (!list) return undefined;
  const { rows } = list;
  for (const [index, header] of rows.slice(0, headerReach).entries()) {
    const columns = readColumns(header);
    if (columns) return readTable(rows.slice(index + 1), columns, content);
  }
  return readPlainRows(list)?.flatMap((findings) => readingOf(findings, []));
}
