import { strToU8, type Zippable, zipSync } from 'fflate';

type CellValue = string | number | { xml: string };

interface WorkbookToWrite {
  /** Rows of each sheet; texts are shared, as Excel writes them. */
  sheets: CellValue[][][];
  /** Formats of cells: `{ xml }` may name them by their number, from 1. */
  formats?: string[];
  /** Parts besides, or in the place of those written here. */
  parts?: Record<string, string | Uint8Array>;
  workbookPr?: string;
  sheetState?: (index: number) => string;
}

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A workbook as Excel writes it, for tests. */
export function writeWorkbook({
  sheets,
  formats = [],
  parts = {},
  workbookPr = '',
  sheetState = () => 'visible',
}: WorkbookToWrite): Uint8Array {
  const shared: string[] = [];
  const written: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': links([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr ${workbookPr}/><sheets>${sheets
      .map(
        (_, index) =>
          `<sheet name="S${index}" sheetId="${index + 1}" state="${sheetState(index)}" r:id="rId${index + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': links([
      ...sheets.map(
        (_, index) => [`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`] as const,
      ),
      ['rId90', 'styles', 'styles.xml'],
      ['rId91', 'sharedStrings', '/xl/sharedStrings.xml'],
    ]),
    'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts>${formats
      .map((code, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escaped(code)}"/>`)
      .join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats
      .map((_, index) => `<xf numFmtId="${164 + index}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(
      sheets.map((rows, index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetXml(rows, shared)] as const),
    ),
  };
  written['xl/sharedStrings.xml'] =
    `${head}<sst xmlns="${main}">${shared.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`).join('')}</sst>`;
  const all = Object.entries({ ...written, ...parts }).map(([path, part]) => [
    path,
    typeof part === 'string' ? strToU8(part) : part,
  ]);
  return zipSync(Object.fromEntries(all) as Zippable);
}

function sheetXml(rows: readonly CellValue[][], shared: string[]): string {
  const written = rows.map((row, at) => {
    const cells = row.map((value, column) =>
      cellXml(value, `${String.fromCharCode(65 + column)}${at + 1}`, shared),
    );
    return `<row r="${at + 1}">${cells.join('')}</row>`;
  });
  return `${head}<worksheet xmlns="${main}"><sheetData>${written.join('')}</sheetData></worksheet>`;
}

function cellXml(value: CellValue, place: string, shared: string[]): string {
  if (typeof value === 'object') return value.xml.replace('<c', `<c r="${place}"`);
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`;
  if (value === '') return '';
  if (!shared.includes(value)) shared.push(value);
  return `<c r="${place}" t="s"><v>${shared.indexOf(value)}</v></c>`;
}

const links = (of: readonly (readonly [string, string, string])[]) =>
  `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${of
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="${office}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
