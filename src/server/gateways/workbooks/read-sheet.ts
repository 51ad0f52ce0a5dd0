import { mostLines } from '#domain/listings/stock-list/stock-list.ts';
import { type CellFormat, numberText, plainFormat } from './cell-format.ts';
import type { Budget } from './part-text.ts';
import { readPart } from './read-part.ts';
import type { ZipPart } from './zip-parts.ts';

/** A text, or the number of one that the sheets share. */
export type Cell = string | number;

const mostCells = 200;
/** Whole columns are coloured down to the last line of a sheet. */
const mostEmptyRows = 1000;

/** The filled rows of a sheet, as many as are read of a stock list; formulas give the result that was saved. */
export async function readSheet(
  part: ZipPart | undefined,
  budget: Budget,
  { formats, isFrom1904 }: { formats: readonly CellFormat[]; isFrom1904: boolean },
): Promise<Cell[][]> {
  const rows: Cell[][] = [];
  let row: Cell[] = [];
  let emptyRows = 0;
  let cell = { at: -1, type: 'n', format: plainFormat, text: '' };
  function put(value: Cell) {
    if (value === '' || cell.at >= mostCells) return;
    while (row.length < cell.at) row.push('');
    row[cell.at] = value;
  }
  await readPart(part, budget, {
    open(name, { r, t = 'n', s = '0' }) {
      if (name === 'row') [row, cell] = [[], { ...cell, at: -1 }];
      if (name === 'c')
        cell = {
          at: columnOf(r) ?? cell.at + 1,
          type: t,
          format: formats[Number(s)] ?? plainFormat,
          text: '',
        };
    },
    close(name, text) {
      if (name === 'v') cell.text = text;
      // `rPh` holds how a text is pronounced.
      if (name === 't' && cell.type === 'inlineStr') cell.text += text;
      if (name === 'c') put(contentOf(cell, isFrom1904));
      if (name !== 'row') return;
      emptyRows = row.length === 0 ? emptyRows + 1 : 0;
      if (row.length > 0 && rows.length < mostLines) rows.push(row);
    },
    isDone: () => rows.length >= mostLines || emptyRows > mostEmptyRows,
  });
  return rows;
}

function contentOf(
  { type, format, text }: { type: string; format: CellFormat; text: string },
  isFrom1904: boolean,
): Cell {
  switch (type) {
    case 's':
      return text === '' ? '' : Number(text);
    case 'n':
      return numberText(text.trim(), format, isFrom1904);
    case 'e':
      return '';
    default:
      return cleanText(text);
  }
}

/** Line breaks and the like are written `_x000D_` in cells. */
export const cleanText = (text: string) =>
  text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .trim();

/** `BC12` is the 55th column, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/i.exec(reference ?? '')?.[1]?.toUpperCase();
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
