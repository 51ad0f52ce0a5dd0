import { setTimeout } from 'node:timers/promises';
import { seededRandom } from '#domain/copywriting/writer/seeded-random.ts';
import { openDatabase } from '#server/store/database.ts';
import type { RealServer } from '../real-server/start-real-server.ts';
import { findContradictions } from './find-contradictions.ts';
import { type Engine, type Ground, openGround } from './open-ground.ts';
import { readBack } from './read-back.ts';
import { writeMuch } from './write-much.ts';

export interface KillRound {
  round: number;
  killed: 'application' | 'PostgreSQL';
  /** Milliseconds from the first acknowledged write to the kill. */
  after: number;
  acknowledged: number;
  unanswered: number;
  /** Values read after the restart, of this round and all before. */
  read: number;
  losses: string[];
}

interface KillSettings {
  engine: Engine;
  times: number;
  seed: string;
  /** In one of so many rounds PostgreSQL itself dies under the living application. */
  postgresDiesEach?: number;
  /** See `openGround`. */
  prepared?: string;
  onRound?: (round: KillRound) => void;
}

const longestWriting = 3000;

/**
 * Kills the server `times` times while dealers write to it, each time at a moment the seed decides, and reads
 * back what was acknowledged; at the end what the database says against itself.
 */
export async function killRounds(settings: KillSettings) {
  const { engine, times, seed, postgresDiesEach = 5, prepared, onRound } = settings;
  const ground = await openGround(engine, prepared);
  const random = seededRandom(seed);
  const rounds: KillRound[] = [];
  let server: RealServer | undefined;
  try {
    server = await ground.start();
    for (let round = 1; round <= times; round++) {
      const before = sums(ground);
      const after = Math.round(random.next() * longestWriting);
      const killed: KillRound['killed'] =
        engine === 'postgres' && round % postgresDiesEach === 0 ? 'PostgreSQL' : 'application';
      const stop = new AbortController();
      const writing = writeMuch(ground.dealers, {
        origin: server.origin,
        random: random.next,
        signal: stop.signal,
      });
      // What goes wrong in it is told where it is awaited.
      writing.catch(() => {});
      await Promise.race([writing, untilWritten(ground, before.acknowledged)]);
      await Promise.race([writing, setTimeout(after)]);
      if (killed === 'PostgreSQL') await ground.crashPostgres();
      else await kill(server);
      stop.abort();
      await writing;
      if (killed === 'application') server = await ground.start();
      const now = sums(ground);
      const { read, losses } = await readBack(ground.dealers, {
        origin: server.origin,
        adminCookie: ground.adminCookie,
      });
      const result = {
        ...{ round, killed, after, read, losses },
        acknowledged: now.acknowledged - before.acknowledged,
        unanswered: now.unanswered - before.unanswered,
      };
      rounds.push(result);
      onRound?.(result);
    }
    await server.stop();
    const { db, close } = await openDatabase({ url: ground.databaseUrl, dataDir: ground.dataDir });
    const contradictions = await findContradictions(db);
    await close();
    return { rounds, contradictions };
  } finally {
    if (server?.isAlive()) await kill(server);
    await ground.close();
  }
}

async function untilWritten(ground: Ground, acknowledged: number): Promise<void> {
  while (sums(ground).acknowledged === acknowledged) await setTimeout(5);
}

async function kill(server: RealServer): Promise<void> {
  process.kill(server.pid, 'SIGKILL');
  while (server.isAlive()) await setTimeout(5);
}

function sums({ dealers }: Ground) {
  const sum = (key: 'acknowledged' | 'unanswered') => dealers.reduce((all, dealer) => all + dealer[key], 0);
  return { acknowledged: sum('acknowledged'), unanswered: sum('unanswered') };
}
