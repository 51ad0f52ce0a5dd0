import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { accessLogFiles } from './access-log-files.ts';

async function folderAt(instant: string) {
  const folder = await mkdtemp(join(tmpdir(), 'autoscritto-access-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const clock = { now: new Date(instant) };
  return { folder, clock, files: accessLogFiles(folder, () => clock.now) };
}

test('each day has a file of its own', async () => {
  const { folder, clock, files } = await folderAt('2026-11-22T23:59:59Z');
  files.write('before midnight\n');
  clock.now = new Date('2026-11-23T00:00:00Z');
  files.write('after midnight\n');
  await files.close();
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  await expect.poll(() => read('access-2026-11-22.log')).toBe('before midnight\n');
  expect(await read('access-2026-11-23.log')).toBe('after midnight\n');
});

test('two processes write into the same file, and nothing is lost', async () => {
  const { folder, files } = await folderAt('2026-11-22T12:00:00Z');
  const other = accessLogFiles(folder, () => new Date('2026-11-22T12:00:00Z'));
  for (let n = 0; n < 50; n++) for (const each of [files, other]) each.write(`line ${n}\n`);
  await Promise.all([files.close(), other.close()]);
  const lines = (await readFile(join(folder, 'access-2026-11-22.log'), 'utf8')).trim().split('\n');
  expect(lines.sort()).toEqual(Array.from({ length: 100 }, (_, n) => `line ${n >> 1}`).sort());
});

test('promise 40: a file is deleted when it is older than twelve months, and nothing else is', async () => {
  const { folder, files } = await folderAt('2026-11-22T12:00:00Z');
  const kept = ['access-2025-11-22.log', 'access-2026-11-21.log', 'access-1999.log', 'notes.txt'];
  const old = ['access-2025-11-21.log', 'access-2019-01-01.log'];
  for (const name of [...kept, ...old]) await writeFile(join(folder, name), 'line\n');
  expect(await files.deleteOld()).toBe(2);
  expect((await readdir(folder)).sort()).toEqual(kept.sort());
});

test('a folder that is not there yet has nothing to delete', async () => {
  const { folder } = await folderAt('2026-11-22T12:00:00Z');
  expect(await accessLogFiles(join(folder, 'later'), () => new Date()).deleteOld()).toBe(0);
});
