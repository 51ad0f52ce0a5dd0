import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { rowDumpFormat } from './dump-rows.ts';

export type RowDumpPart =
  | { kind: 'migration'; at: number }
  | { kind: 'table'; name: string }
  | { kind: 'row'; json: string }
  | { kind: 'end'; counts: Record<string, number> };

/** The parts of a backup of rows in their order; throws when it is not one, is damaged or ends too early. */
export async function* readRowDump(path: string): AsyncGenerator<RowDumpPart> {
  let isFirst = true;
  let hasEnded = false;
  for await (const line of linesOf(path)) {
    if (isFirst && line !== `#${rowDumpFormat}`) throw new Error(`${path} is no backup of Autoscritto.`);
    if (!isFirst) yield partOf(line);
    hasEnded = line.startsWith('#end ');
    isFirst = false;
  }
  if (!hasEnded) throw new Error(`${path} is not complete: its end is missing.`);
}

/** Reads a backup of rows to its end; the number of rows of each table. Throws when anything is amiss. */
export async function checkRowDump(path: string): Promise<Record<string, number>> {
  const seen: Record<string, number> = {};
  let said: Record<string, number> = {};
  let table = '';
  for await (const part of readRowDump(path)) {
    if (part.kind === 'table') {
      table = part.name;
      seen[table] = 0;
    }
    if (part.kind === 'row') {
      JSON.parse(part.json);
      seen[table] = (seen[table] ?? 0) + 1;
    }
    if (part.kind === 'end') said = part.counts;
  }
  if (JSON.stringify(seen) !== JSON.stringify(said))
    throw new Error(`${path} does not hold the rows it names.`);
  return seen;
}

function partOf(line: string): RowDumpPart {
  if (!line.startsWith('#')) return { kind: 'row', json: line };
  const [, word, rest = ''] = /^#(\w+) (.*)$/.exec(line) ?? [];
  if (word === 'migration') return { kind: 'migration', at: Number(rest) };
  if (word === 'table') return { kind: 'table', name: rest };
  if (word === 'end') return { kind: 'end', counts: JSON.parse(rest) };
  throw new Error('A line of the backup is of no known kind.');
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const text = createGunzip();
  pipeline(createReadStream(path), text, () => {});
  text.setEncoding('utf8');
  let rest = '';
  for await (const chunk of text) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}
