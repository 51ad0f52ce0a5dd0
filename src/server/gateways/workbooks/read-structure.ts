import { type CellFormat, cellFormat } from './cell-format.ts';
import type { Budget } from './part-text.ts';
import { readPart } from './read-part.ts';
import type { ZipPart } from './zip-parts.ts';

/** Where the parts of a workbook lie, and what its cells are counted and written in. */
export interface WorkbookStructure {
  /** Paths of the sheets that are not hidden, in their order. */
  sheets: string[];
  sharedStrings: string;
  formats: CellFormat[];
  isFrom1904: boolean;
}

/** Reads a workbook's directory (ECMA-376, part 1, 18.2) and its number formats. Throws for an archive without one. */
export async function readStructure(
  parts: ReadonlyMap<string, ZipPart>,
  budget: Budget,
): Promise<WorkbookStructure> {
  const main = [...(await readLinks(parts, '', budget)).values()].find(
    ({ kind }) => kind === 'officeDocument',
  );
  const path = main?.path ?? 'xl/workbook.xml';
  const workbook = parts.get(path);
  if (!workbook) throw new Error('an archive without a workbook');
  const links = await readLinks(parts, path, budget);
  const sheets: string[] = [];
  let isFrom1904 = false;
  await readPart(workbook, budget, {
    open(name, { date1904, state, ...attributes }) {
      if (name === 'workbookPr') isFrom1904 = date1904 === '1' || date1904 === 'true';
      const link = links.get(idIn(attributes));
      if (name === 'sheet' && link?.kind === 'worksheet' && (state ?? 'visible') === 'visible')
        sheets.push(link.path);
    },
  });
  const pathOf = (sought: string) => [...links.values()].find(({ kind }) => kind === sought)?.path ?? '';
  return {
    ...{ sheets, isFrom1904, sharedStrings: pathOf('sharedStrings') },
    formats: await readFormats(parts.get(pathOf('styles')), budget),
  };
}

/** `r:id`, whatever the prefix. */
const idIn = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

/** What a part refers to, by the ids it uses for them. */
async function readLinks(
  parts: ReadonlyMap<string, ZipPart>,
  path: string,
  budget: Budget,
): Promise<Map<string, { kind: string; path: string }>> {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const links = new Map<string, { kind: string; path: string }>();
  await readPart(parts.get(`${folder}_rels/${path.slice(folder.length)}.rels`), budget, {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      const target = Target.startsWith('/') ? Target.slice(1) : `${folder}${Target.replace(/^\.\//, '')}`;
      links.set(Id, { kind: Type.slice(Type.lastIndexOf('/') + 1), path: target.toLowerCase() });
    },
  });
  return links;
}

/** The format of each style, in the order in which cells count them. */
async function readFormats(part: ZipPart | undefined, budget: Budget): Promise<CellFormat[]> {
  const codes = new Map<number, string>();
  const formats: CellFormat[] = [];
  let isOfCells = false;
  await readPart(part, budget, {
    open(name, { numFmtId = '0', formatCode }) {
      if (name === 'numFmt' && formatCode !== undefined) codes.set(Number(numFmtId), formatCode);
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'xf' && isOfCells) formats.push(cellFormat(Number(numFmtId), codes.get(Number(numFmtId))));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}
