import { type Budget, TooMuchUnpacked } from './part-text.ts';
import { readSharedStrings } from './read-shared-strings.ts';
import { type Cell, readSheet } from './read-sheet.ts';
import { readStructure } from './read-structure.ts';
import { zipParts } from './zip-parts.ts';

export type WorkbookFault = 'broken-workbook' | 'closed-workbook' | 'huge-workbook';

/** Bytes unpacked of one file, all parts together. A stock list of 300 cars has less than one. */
const mostUnpacked = 25_000_000;
const mostSheets = 6;

/**
 * The cells of an Excel file (.xlsx, .xlsm), sheet by sheet, row by row: those that are visible, as many rows as a
 * stock list has. Macros, pictures and links are never touched. A fault says what is wrong with the file.
 */
export async function openWorkbook(
  bytes: Uint8Array,
): Promise<{ sheets: string[][][] } | { fault: WorkbookFault }> {
  if (isCompound(bytes)) return { fault: 'closed-workbook' };
  try {
    return { sheets: await readSheets(bytes) };
  } catch (error) {
    return { fault: error instanceof TooMuchUnpacked ? 'huge-workbook' : 'broken-workbook' };
  }
}

async function readSheets(bytes: Uint8Array): Promise<string[][][]> {
  const parts = zipParts(bytes);
  const budget: Budget = { left: mostUnpacked };
  const structure = await readStructure(parts, budget);
  const sheets: Cell[][][] = [];
  for (const path of structure.sheets.slice(0, mostSheets)) {
    sheets.push(await readSheet(parts.get(path), budget, structure));
  }
  const needed = new Set(sheets.flat(2).filter((cell) => typeof cell === 'number'));
  const texts = await readSharedStrings(parts.get(structure.sharedStrings), budget, needed);
  return sheets.map((rows) =>
    rows.map((row) => row.map((cell) => (typeof cell === 'number' ? (texts.get(cell) ?? '') : cell))),
  );
}

/** What Excel wrote until 2003 and still writes around a file with a password: a Compound File (MS-CFB 2.2). */
const isCompound = (bytes: Uint8Array) =>
  [0xd0, 0xcf, 0x11, 0xe0].every((byte, index) => bytes[index] === byte);
