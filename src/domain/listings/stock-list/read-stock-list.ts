import type { ColumnAnswers } from './column-answers.ts';
import { readRows } from './read-rows.ts';
import { splitRows } from './split-rows.ts';
import type { StockList } from './stock-list.ts';

/**
 * The vehicles in lines of a stock list (CSV or tab-separated); rows without make and model are left out, as are
 * those whose cells do not fit the header. Undefined for any text that is no table.
 */
export function readStockList(content: string, answers: ColumnAnswers = {}): StockList | undefined {
  const list = splitRows(content);
  return list && readRows(list, content, answers);
}
