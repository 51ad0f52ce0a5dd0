import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { copyDataDir } from '#server/testing/copy-data-dir.ts';
import { openPglite } from './open-pglite.ts';

const folder = await mkdtemp(join(tmpdir(), 'autoscritto-pglite-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const copyOfNew = (name: string) => copyDataDir(inject('embedded').newDataDir, join(folder, name));

test('nobody else on the machine gets into the folder of the database, nor into one of an earlier version', async () => {
  const dataDir = join(folder, 'ours');
  const database = join(dataDir, 'database');
  for (const before of ['new', 'open to all']) {
    if (before === 'open to all') await chmod(database, 0o755);
    const { close } = await openPglite(dataDir);
    expect([before, (await stat(database)).mode & 0o077]).toEqual([before, 0]);
    await close();
  }
});

test('promise 37: a second process on the same folder is refused while the first lives', async () => {
  const dataDir = await copyOfNew('one');
  const first = await openPglite(dataDir);
  await expect(openPglite(dataDir)).rejects.toThrow('in use');
  await first.close();
  const again = await openPglite(dataDir);
  await again.close();
});

test('promise 37: kill -9 while writing loses no acknowledged row and leaves no lock behind', async () => {
  const dataDir = await copyOfNew('killed');
  const script = join(folder, 'write.ts');
  await writeFile(
    script,
    `import { openPglite } from ${JSON.stringify(new URL('./open-pglite.ts', import.meta.url).href)};
     const { lite } = await openPglite(${JSON.stringify(dataDir)});
     await lite.exec('CREATE TABLE n (n int)');
     for (let n = 1; ; n++) { await lite.query('INSERT INTO n VALUES ($1)', [n]); console.log(n); }`,
  );
  const writer = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  let acknowledged = 0;
  for await (const chunk of writer.stdout) {
    acknowledged = Number(String(chunk).trim().split('\n').at(-1));
    if (acknowledged >= 100) writer.kill('SIGKILL');
  }
  const { lite, close } = await openPglite(dataDir);
  const { rows } = await lite.query<{ count: number }>('SELECT count(*)::int AS count FROM n');
  expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledged);
  await close();
});

test('queries that wait for each other leave turns to whoever waits for the network', async () => {
  const { lite, close } = await openPglite(await copyOfNew('turns'));
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(Array.from({ length: 50 }, (_, n) => lite.query('SELECT $1::int', [n])));
  isOver = true;
  expect(turns).toBeGreaterThan(40);
  await close();
});
