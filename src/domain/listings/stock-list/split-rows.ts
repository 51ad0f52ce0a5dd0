import { longestCell, mostLines } from './stock-list.ts';

/** The cells of a list, row by row, and what stood between them. */
export interface Rows {
  separator: string;
  rows: string[][];
}

const separators = ['\t', ';', '|', ','] as const;
const longestList = 2_000_000;
const mostCells = 200;
/** One of these has to have several cells: sentences further down may hold commas. */
const firstRows = 3;
const fewestCells = 3;
/** Rows looked at for what parts them evenly. */
const triedRows = 50;

/**
 * A text as rows of cells after RFC 4180, with any of four separators: quoted cells may hold
 * separators, line breaks and doubled quotes. The separator is the one that parts most rows into the same
 * number of cells, as commas inside cells (`clima, radio, navi`) part each row otherwise; undefined where no
 * separator gives three cells in one of the first rows.
 */
export function splitRows(text: string): Rows | undefined {
  const list = text.slice(0, longestList).replace(/^\uFEFF/, '');
  const tried = separators.map((separator) => lookOf(separator, splitWith(list, separator, triedRows)));
  const [best] = tried.toSorted(
    (a, b) =>
      b.evenRows - a.evenRows ||
      Number(a.separator === ',') - Number(b.separator === ',') ||
      b.cells - a.cells,
  );
  if (!best || !tried.some(({ isTable }) => isTable)) return undefined;
  return { separator: best.separator, rows: splitWith(list, best.separator, mostLines) };
}

/** How many rows have as many cells as most of those with several do, and how many that are. */
function lookOf(separator: string, rows: readonly string[][]) {
  const rowsOf = new Map<number, number>();
  for (const { length } of rows) if (length >= fewestCells) rowsOf.set(length, (rowsOf.get(length) ?? 0) + 1);
  const [[cells, evenRows] = [0, 0]] = [...rowsOf].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  const isTable = rows.slice(0, firstRows).some(({ length }) => length >= fewestCells);
  return { separator, cells, evenRows, isTable };
}

function splitWith(text: string, separator: string, most: number): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < most) {
    const { value, end } = readCell(text, at, separator);
    if (row.length < mostCells) row.push(value.slice(0, longestCell).trim());
    at = end;
    if (text[at] === separator) {
      at++;
      if (at < text.length) continue;
      row.push('');
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    if (row.some((cell) => cell !== '')) rows.push(row);
    row = [];
  }
  return rows;
}

/** A cell and where it ends: at a separator, a line break or the end of the text. */
function readCell(text: string, start: number, separator: string): { value: string; end: number } {
  if (text[start] === '"') {
    const quoted = readQuoted(text, start + 1);
    if (quoted && isEnd(text, quoted.end, separator)) return quoted;
  }
  let end = start;
  while (!isEnd(text, end, separator)) end++;
  return { value: text.slice(start, end), end };
}

/** Undefined for a quote that nothing closes: then it is part of the cell (`17" alloys`). */
function readQuoted(text: string, start: number): { value: string; end: number } | undefined {
  let value = '';
  let from = start;
  while (from - start <= longestCell) {
    const quote = text.indexOf('"', from);
    if (quote < 0 || quote - start > longestCell) return undefined;
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    from = quote + 2;
  }
  return undefined;
}

const isEnd = (text: string, at: number, separator: string) =>
  at >= text.length || text[at] === separator || text[at] === '\n' || text[at] === '\r';
