import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { seededRandom } from '#domain/copywriting/writer/seeded-random.ts';
import { backupCommand } from '#server/commands/backup.ts';
import { restoreCommand } from '#server/commands/restore.ts';
import { openDatabase } from '#server/store/database.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startRealServer } from '../real-server/start-real-server.ts';
import { findContradictions } from './find-contradictions.ts';
import type { DealerLedger, Kept } from './ledger.ts';
import { type Engine, type Ground, openGround } from './open-ground.ts';
import { readBack } from './read-back.ts';
import { writeMuch } from './write-much.ts';

test.each<Engine>(['embedded', 'postgres'])(
  'promise 36: a backup of the %s database, taken while dealers write, is whole and is restored somewhere else',
  { timeout: 300_000 },
  async (engine) => {
    const ground = await openGround(engine, inject('preparedDataDir'));
    const server = await ground.start();
    const stop = new AbortController();
    const random = seededRandom(engine).next;
    const writing = writeMuch(ground.dealers, { origin: server.origin, random, signal: stop.signal });
    const path = join(ground.folder, 'elsewhere', 'one.backup');
    try {
      await Promise.race([writing, untilAcknowledged(ground, 30)]);
      const before = structuredClone(ground.dealers);
      const place = { DATA_DIR: ground.dataDir, DATABASE_URL: ground.databaseUrl };
      const taken = await backupCommand(['--to', path], place);
      expect(taken).toMatchObject({ code: 0, err: '' });
      const then = sumOf(ground);
      await Promise.race([writing, untilAcknowledged(ground, then + 8)]);
      stop.abort();
      await writing;
      expect((await stat(path)).mode & 0o777).toBe(0o600);

      const elsewhere = await anotherPlace(ground);
      const restored = await restoreCommand(['--from', path, '--into', elsewhere.into], {});
      expect(restored).toMatchObject({ code: 0, err: '' });
      const port = await freePort();
      const second = await startRealServer({ port, ...elsewhere });
      const { read, losses } = await readBack(knownTo(before, ground.dealers), {
        origin: second.origin,
        adminCookie: ground.adminCookie,
      });
      expect(await second.stop()).toBe(0);
      expect(losses).toEqual([]);
      expect(read).toBeGreaterThan(15);
      const { db, close } = await openDatabase({ url: elsewhere.databaseUrl, dataDir: elsewhere.dataDir });
      expect(await findContradictions(db)).toEqual([]);
      await close();
    } finally {
      stop.abort();
      await writing;
      await server.stop();
      await ground.close();
    }
  },
);

const sumOf = ({ dealers }: Ground) => dealers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

async function untilAcknowledged(ground: Ground, least: number): Promise<void> {
  while (sumOf(ground) < least) await new Promise((done) => setTimeout(done, 10));
}

/** An empty place of the same kind. */
async function anotherPlace({ folder, databaseUrl }: Ground) {
  const dataDir = join(folder, 'restored');
  if (!databaseUrl) return { into: dataDir, dataDir, databaseUrl };
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('CREATE DATABASE restored');
  await client.end();
  const url = new URL(databaseUrl);
  url.pathname = '/restored';
  return { into: url.href, dataDir, databaseUrl: url.href };
}

/** What a backup must hold that began at `before`: that, or whatever was asked for until `after`. */
function knownTo(before: DealerLedger[], after: readonly DealerLedger[]): DealerLedger[] {
  for (const [n, dealer] of before.entries()) {
    const later = after[n];
    if (!later) continue;
    allow(dealer.sentence, later.sentence);
    for (const [id, car] of dealer.cars) {
      const laterCar = later.cars.get(id);
      if (!laterCar) continue;
      allow(car.text, laterCar.text);
      allow(car.soldFor, laterCar.soldFor);
      allow(car.isDeleted, laterCar.isDeleted);
    }
  }
  return before;
}

function allow<Value>(before: Kept<Value>, after: Kept<Value>): void {
  // One that was asked for already, and not answered yet, among them.
  before.unsure.push(...after.asked.slice(before.asked.lastIndexOf(before.sure)));
}
