import { askOfRows } from './ask-of-rows.ts';
import type { ColumnAnswers } from './column-answers.ts';
import { describeColumns } from './describe-columns.ts';
import { readColumns } from './read-columns.ts';
import { readPlainRows } from './read-plain-rows.ts';
import { languageOf, readingOf, readTable } from './read-table.ts';
import type { Rows } from './split-rows.ts';
import { mostVehicles, type StockList } from './stock-list.ts';

/** Titles, dates and filters stand above the header of some lists. */
const headerReach = 8;

/**
 * The vehicles of lines whose cells are known, by a header in one of the languages, by what the seller said of its
 * columns, or by cells that say by themselves what they are. A table that gives none comes without readings;
 * undefined for lines that are no table. `content` is the whole text, for what money is meant.
 */
export function readRows(list: Rows, content: string, answers: ColumnAnswers): StockList | undefined {
  const language = languageOf(content);
  for (const [index, header] of list.rows.slice(0, headerReach).entries()) {
    const columns = readColumns(header, answers);
    if (!columns) continue;
    // Printed lists repeat their header on every page.
    const rows = list.rows.slice(index + 1).filter((row) => row.join('\t') !== header.join('\t'));
    const table = readTable(rows, columns, content);
    if (!table) return undefined;
    if (table.readings.length === 0) break;
    return {
      ...table,
      columns: describeColumns(columns, rows, language),
      cars: 'in-column',
      isCut: rows.length > mostVehicles,
    };
  }
  const readings = readPlainRows(list)?.flatMap((findings) => readingOf(findings, []));
  return readings && readings.length > 0
    ? { readings, incomplete: [], columns: [], cars: 'in-column', isCut: list.rows.length > mostVehicles }
    : askOfRows(list.rows, answers, language);
}
