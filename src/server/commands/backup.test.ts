import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPostgresTool, reachByTool } from '#server/backup/postgres-tools.ts';
import { openDatabase } from '#server/store/database.ts';
import { type RunningPostgres, startPostgres } from '#server/testing/start-postgres.ts';
import { backupCommand } from './backup.ts';
import { restoreCommand } from './restore.ts';

let folder: string;
let postgres: RunningPostgres;
/** A stopped embedded database with one message in it, and a backup of it. */
let dataDir: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'autoscritto-backup-'));
  dataDir = join(folder, 'data');
  path = join(folder, 'one.backup');
  await write({ url: undefined, dataDir }, 'Prima domanda');
  expect(await backupCommand(['--to', path], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  postgres = await startPostgres();
}, 120_000);

afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

const message = 'Due\nrighe \\ e «segni» 🚗';

interface Place {
  url: string | undefined;
  dataDir: string;
}

async function write(place: Place, subject: string): Promise<void> {
  const { db, close } = await openDatabase(place);
  await db.execute(sql`INSERT INTO contact_messages
    VALUES (gen_random_uuid(), 'Luca', 'luca@example.org', '', ${subject}, ${message}, 'new', now())`);
  await close();
}

async function subjectsIn(place: Place): Promise<string[]> {
  const { db, close } = await openDatabase(place);
  const { rows } = (await db.execute(
    sql`SELECT subject, message FROM contact_messages ORDER BY created_at`,
  )) as {
    rows: { subject: string; message: string }[];
  };
  await close();
  expect(rows.every((row) => row.message === message)).toBe(true);
  return rows.map(({ subject }) => subject);
}

async function emptyPostgres(name: string): Promise<string> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}

const restore = (...args: string[]) => restoreCommand(args, {}, new Date('2026-11-22T01:00:00Z'));

describe('promise 36: the embedded database', () => {
  test('comes back out of a backup that only its owner can read', { timeout: 240_000 }, async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    const other = { url: undefined, dataDir: join(folder, 'other') };
    expect(await restore('--from', path, '--into', other.dataDir)).toMatchObject({ code: 0 });
    expect(await subjectsIn(other)).toEqual(['Prima domanda']);
  });

  test('is not overwritten, unless that is asked for; then it is put aside', {
    timeout: 240_000,
  }, async () => {
    const full = { url: undefined, dataDir: join(folder, 'full') };
    await write(full, 'Quella di adesso');
    const refused = await restore('--from', path, '--into', full.dataDir);
    expect(refused).toMatchObject({ code: 2 });
    expect(refused.err).toContain('--replace');
    expect(await subjectsIn(full)).toEqual(['Quella di adesso']);
    expect(await restore('--from', path, '--into', full.dataDir, '--replace')).toMatchObject({ code: 0 });
    expect(await subjectsIn(full)).toEqual(['Prima domanda']);
    expect(await readdir(full.dataDir)).toContain('database-until-2026-11-22T01-00-00Z');
  });

  test('goes into an empty PostgreSQL too', { timeout: 240_000 }, async () => {
    const url = await emptyPostgres('moved_up');
    expect(await restore('--from', path, '--into', url)).toMatchObject({ code: 0 });
    expect(await subjectsIn({ url, dataDir: '' })).toEqual(['Prima domanda']);
  });

  test('is not made up where there is none', async () => {
    const answer = await backupCommand([], { DATA_DIR: join(folder, 'nothing') });
    expect(answer).toMatchObject({ code: 2 });
    expect(answer.err).toContain('There is no database');
  });
});

describe('promise 36: PostgreSQL', () => {
  test('comes back into an empty database, and into a full one when asked', {
    timeout: 240_000,
  }, async () => {
    const place = { url: await emptyPostgres('lively'), dataDir: '' };
    await write(place, 'Prima');
    const dump = join(folder, 'two.backup');
    expect(await backupCommand(['--to', dump], { DATABASE_URL: place.url })).toMatchObject({
      code: 0,
      err: '',
    });
    expect((await stat(dump)).mode & 0o777).toBe(0o600);
    await write(place, 'Seconda');

    const refused = await restore('--from', dump, '--into', place.url);
    expect(refused.err).toContain('not empty');
    expect(await subjectsIn(place)).toEqual(['Prima', 'Seconda']);

    const { close } = await held(place.url);
    const inUse = await restore('--from', dump, '--into', place.url, '--replace');
    expect(inUse.err).toContain('in use by 1 other');
    await close();
    expect(await restore('--from', dump, '--into', place.url, '--replace')).toMatchObject({ code: 0 });
    expect(await subjectsIn(place)).toEqual(['Prima']);

    const embedded = await restore('--from', dump, '--into', join(folder, 'down'));
    expect(embedded.err).toContain('into PostgreSQL only');
  });

  test('that cannot be reached is named without its password', async () => {
    const answer = await backupCommand(['--to', join(folder, 'three.backup')], {
      DATABASE_URL: 'postgres://dealer:segreto@127.0.0.1:1/autoscritto',
    });
    expect(answer.err).toContain('PostgreSQL at 127.0.0.1:1 cannot be used (ECONNREFUSED)');
    expect(answer.err).not.toContain('segreto');
  });

  test('is told its password where other users cannot see it', () => {
    const { address, env } = reachByTool(
      'postgres://dealer:s%20egreto@db.example/autoscritto?sslmode=require',
    );
    expect(address).toBe('postgres://dealer@db.example/autoscritto?sslmode=require');
    expect(env.PGPASSWORD).toBe('s egreto');
  });

  test('needs client tools, which are named when they are missing or too old', {
    timeout: 120_000,
  }, async () => {
    await expect(findPostgresTool('pg_dump', 99, { PATH: folder })).rejects.toThrow(
      /pg_dump is not installed: .*apt-get install postgresql-client-99/,
    );
    const old = join(folder, 'old');
    await mkdir(old);
    await writeFile(join(old, 'pg_dump'), '#!/bin/sh\necho "pg_dump (PostgreSQL) 9.6.24"\n', { mode: 0o755 });
    await expect(findPostgresTool('pg_dump', 99, { PATH: old })).rejects.toThrow(/is of version 9, older/);
  });
});

async function held(url: string) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return { close: () => client.end() };
}

describe('promise 36: a file', () => {
  test('that is damaged, cut off, or no backup at all is restored by nobody', {
    timeout: 240_000,
  }, async () => {
    const whole = await readFile(path);
    const damaged = Buffer.from(whole);
    damaged.writeUInt8(damaged.readUInt8(whole.length - 6) ^ 0xff, whole.length - 6);
    const files = {
      'damaged.backup': damaged,
      'cut.backup': whole.subarray(0, whole.length - 40),
      'other.backup': Buffer.from('un testo qualunque'),
    };
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, name), content);
      const into = join(folder, `into-${name}`);
      expect([name, (await restore('--from', join(folder, name), '--into', into)).code]).toEqual([name, 2]);
      expect(await readdir(into).catch(() => [])).toEqual([]);
    }
    expect((await restore('--from', join(folder, 'missing'))).err).toContain('There is no file');
  });

  test('is never written over', async () => {
    const answer = await backupCommand(['--to', path], { DATA_DIR: dataDir });
    expect(answer.err).toContain('exists already');
  });

  test('too old goes when so many are kept, and nothing else', { timeout: 240_000 }, async () => {
    const backups = join(folder, 'backups');
    await mkdir(backups);
    for (const name of [
      'autoscritto-2026-01-01T02-30-00Z.backup',
      'autoscritto-2026-01-02T02-30-00Z.backup',
    ]) {
      await writeFile(join(backups, name), '');
    }
    const leftover = join(backups, 'autoscritto-2026-01-02T02-30-00Z.backup.part');
    await writeFile(leftover, '');
    await utimes(leftover, 0, 0);
    await writeFile(join(backups, 'mine.backup'), '');
    const now = new Date('2026-11-22T02:30:00Z');
    const answer = await backupCommand(['--to', `${backups}/`, '--keep', '2'], { DATA_DIR: dataDir }, now);
    expect(answer).toMatchObject({ code: 0 });
    expect((await readdir(backups)).sort()).toEqual([
      'autoscritto-2026-01-02T02-30-00Z.backup',
      'autoscritto-2026-11-22T02-30-00Z.backup',
      'mine.backup',
    ]);
  });

  test.each([[['--keep', '0']], [['--keep', 'all']], [['--form', 'zip']]])(
    'asked for by %j is refused with what is right',
    async (args) => {
      expect(await backupCommand(args, {})).toMatchObject({
        code: 1,
        err: expect.stringContaining('usage:'),
      });
    },
  );

  test('to restore must be named', async () => {
    expect(await restore()).toMatchObject({ code: 1, err: expect.stringContaining('--from') });
  });
});
