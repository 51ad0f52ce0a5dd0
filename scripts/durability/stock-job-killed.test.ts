import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '#server/store/database.ts';
import { descriptions, stockCars, usage, usageReservations } from '#server/store/schema.ts';
import { freePort } from '#server/testing/free-port.ts';
import { type RealServer, startRealServer } from '../real-server/start-real-server.ts';
import { type Engine, openGround } from './open-ground.ts';

const cars = 120;
const content = [
  'Marca;Modello;Anno;Km;Alimentazione;Prezzo;Numero interno',
  ...Array.from({ length: cars }, (_, n) => `Fiat;Panda;2019;${40_000 + n * 100};Benzina;9.900;${n}`),
].join('\n');
const targeting = { targetCustomers: [], vehicleTypes: [], intendedUse: [], sellingPoints: [] };

// A killed process is known to be dead by its silence of 35 seconds.
test.concurrent.each<[Engine, number]>([
  ['embedded', 1],
  ['postgres', 2],
])(
  'a stock job on the %s database, written by %d process(es) and killed twice on the way, writes and counts each car once',
  { timeout: 300_000 },
  async (engine, processes) => {
    const ground = await openGround(engine, inject('preparedDataDir'));
    const alive: RealServer[] = [];
    const start = async () => void alive.push(await ground.start());
    try {
      await start();
      for (let more = 1; more < processes; more++) {
        const { dataDir, databaseUrl } = ground;
        alive.push(await startRealServer({ port: await freePort(), dataDir, databaseUrl }));
      }
      const { cookie, id: userId } = ground.dealers[0] ?? { cookie: '', id: '' };
      // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
      const call = async (method: string, path: string, payload?: unknown): Promise<any> => {
        const answer = await fetch(`${alive[0]?.origin}/api/stock-jobs${path}`, {
          ...{ method, headers: { cookie, 'content-type': 'application/json' } },
          ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
        });
        expect(answer.status).toBe(200);
        return answer.json();
      };
      const { job } = await call('POST', '', { content });
      const choices = { styles: ['professional'], language: 'it', targeting };
      await call('POST', `/${job.id}/moves`, { move: 'start', choices });
      const untilWritten = async (most: number) => {
        for (;;) {
          const [{ counts }] = await call('GET', '');
          if (counts.written >= most) return counts;
          await setTimeout(100);
        }
      };
      for (const before of [15, 60]) {
        await untilWritten(before);
        const [killed] = alive.splice(0, 1);
        process.kill(killed?.pid ?? 0, 'SIGKILL');
        while (killed?.isAlive()) await setTimeout(5);
        await start();
        // The one that was started anew answers; another one, where there is one, went on writing.
        alive.unshift(...alive.splice(-1));
      }
      expect(await untilWritten(cars)).toMatchObject({ written: cars, failed: 0, ready: 0, writing: 0 });
      // What the killed processes had reserved is given back when they have been silent for long enough.
      await setTimeout(25_000);
      await Promise.all(alive.map((server) => server.stop()));
      const { db, close } = await openDatabase({ url: ground.databaseUrl, dataDir: ground.dataDir });
      const written = await db.select().from(descriptions).where(eq(descriptions.userId, userId));
      const rows = await db.select().from(stockCars);
      expect(new Set(written.map(({ brief }) => brief.mileage)).size).toBe(cars);
      expect([written.length, new Set(rows.map(({ descriptionId }) => descriptionId)).size]).toEqual([
        cars,
        cars,
      ]);
      expect(await db.select().from(usageReservations)).toEqual([]);
      expect(await db.select().from(usage).where(eq(usage.userId, userId))).toMatchObject([{ used: cars }]);
      await close();
    } finally {
      for (const server of alive) if (server.isAlive()) process.kill(server.pid, 'SIGKILL');
      await ground.close();
    }
  },
);
