import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findPostgresTool } from './postgres-tools.ts';

/** Reads PostgreSQL's dump to its end; the rows of each table of ours. Throws when it cannot be read. */
export async function checkPostgresDump(path: string, serverMajor: number): Promise<Record<string, number>> {
  const tool = await findPostgresTool('pg_restore', serverMajor);
  const reading = spawn(tool, ['--file=-', path], { stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  reading.stderr.on('data', (part) => {
    complaint += part;
  });
  const ended = new Promise<number | null>((done) => reading.once('close', done));
  const counts: Record<string, number> = {};
  let table: string | undefined;
  for await (const line of createInterface({ input: reading.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    const begun: string | undefined = /^COPY public\."?(\w+)"? \(.*\) FROM stdin;$/.exec(line)?.[1];
    if (table === undefined && begun !== undefined) {
      table = begun;
      counts[table] = 0;
    } else if (line === '\\.') table = undefined;
    else if (table !== undefined) counts[table] = (counts[table] ?? 0) + 1;
  }
  if ((await ended) !== 0) throw new Error(`${path} cannot be read back: ${complaint.trim()}`);
  return counts;
}
