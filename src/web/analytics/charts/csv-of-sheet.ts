import { csvLine } from '#domain/shared/csv-line.ts';
import type { ChartSheet } from './chart-sheet.ts';

/**
 * A file that a spreadsheet opens by itself: marked as UTF-8, semicolons between the cells, and the decimal sign
 * of the reader's language.
 */
export function csvOfSheet({ columns, rows }: ChartSheet, decimalSign: ',' | '.'): string {
  const cellOf = (raw: string | number) =>
    typeof raw === 'number' ? String(raw).replace('.', decimalSign) : raw;
  const lines = [columns, ...rows.map((row) => row.map(({ raw }) => cellOf(raw)))];
  return `\ufeff${lines.map(csvLine).join('')}`;
}
