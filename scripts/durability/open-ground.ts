import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/store/database.ts';
import { copyDataDir } from '#server/testing/copy-data-dir.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { openAccounts } from '../real-server/open-accounts.ts';
import { type RealServer, startRealServer } from '../real-server/start-real-server.ts';
import { type DealerLedger, openLedger } from './ledger.ts';

export type Engine = 'embedded' | 'postgres';

/** A place where servers run and die: a folder, a database, dealers who are signed in, a port. */
export interface Ground {
  folder: string;
  dataDir: string;
  databaseUrl: string | undefined;
  dealers: DealerLedger[];
  adminCookie: string;
  start(): Promise<RealServer>;
  /** PostgreSQL dies at once and stands up again; nothing on the embedded database. */
  crashPostgres(): Promise<void>;
  close(): Promise<void>;
}

const dealerCount = 6;

/** `prepared` is a data folder that the embedded database begins with a copy of; without it one is made. */
export async function openGround(engine: Engine, prepared?: string): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'autoscritto-durability-'));
  const dataDir = join(folder, 'data');
  if (prepared && engine === 'embedded') await copyDataDir(prepared, dataDir);
  const postgres = engine === 'postgres' ? await startPostgres() : undefined;
  const databaseUrl = postgres?.url;
  const port = await freePort();
  const { db, close } = await openDatabase({ url: databaseUrl, dataDir });
  const [admin, ...dealers] = await openAccounts(db, `http://localhost:${port}`, [
    { email: 'root@example.org', role: 'admin' },
    ...Array.from({ length: dealerCount }, (_, n) => ({
      email: `dealer-${n}@example.org`,
      subscriptionPlan: 'ELITE' as const,
    })),
  ]);
  await close();
  return {
    ...{ folder, dataDir, databaseUrl, adminCookie: admin?.cookie ?? '' },
    dealers: dealers.map(openLedger),
    start: () => startRealServer({ port, dataDir, databaseUrl }),
    async crashPostgres() {
      await postgres?.halt('SIGKILL');
      // What it had begun notices its death and lets go of the memory they share.
      for (let tries = 0; ; tries++) {
        await new Promise((done) => setTimeout(done, 500));
        const failure = await postgres?.resume().catch((error: Error) => error);
        if (!failure) return;
        if (tries === 3) throw failure;
      }
    },
    async close() {
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
