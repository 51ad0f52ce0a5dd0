import { open, readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** `2026-11-22T01-30-00Z`: sorts by time and is a name on every system. */
export const stampOf = (now: Date) =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');

/** What a backup is called when nobody names it; only such files are ever deleted. */
export const backupName = (now: Date) => `autoscritto-${stampOf(now)}.backup`;

const isBackup = (name: string) => /^autoscritto-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/.test(name);
const isLeftover = (name: string) => /^autoscritto-[\dTZ-]+\.backup\.part$/.test(name);

const day = 24 * 60 * 60_000;

/** Deletes all but the newest `keep` backups of the folder of `path`, and what killed runs left there. */
export async function deleteOlderBackups(path: string, keep: number, now: Date): Promise<string[]> {
  const folder = dirname(path);
  const names = await readdir(folder);
  const old = names.filter(isBackup).sort().slice(0, -keep);
  for (const name of names.filter(isLeftover)) {
    const { mtimeMs } = await stat(join(folder, name));
    if (mtimeMs < now.getTime() - day) await rm(join(folder, name), { force: true });
  }
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}

/** PostgreSQL's own dump, or packed rows; by how the file begins. */
export async function kindOfBackup(path: string): Promise<'postgres' | 'rows'> {
  const file = await open(path).catch((cause) => {
    throw new Error(`There is no file ${path}.`, { cause });
  });
  const { buffer } = await file.read(Buffer.alloc(5), 0, 5, 0);
  await file.close();
  if (buffer.toString('latin1') === 'PGDMP') return 'postgres';
  if (buffer[0] === 0x1f && buffer[1] === 0x8b) return 'rows';
  throw new Error(`${path} is no backup of Autoscritto.`);
}
