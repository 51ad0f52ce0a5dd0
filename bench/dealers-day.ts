import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '#server/testing/free-port.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { startListingSite } from '../scripts/real-server/listing-site.ts';
import { type RealServer, startRealServer } from '../scripts/real-server/start-real-server.ts';
import { starvedBetween, starvedMilliseconds } from '../scripts/real-server/starved-milliseconds.ts';
import type { LoadOrder, LoadResult } from './load/generate-load.ts';
import { heapAfterCollection } from './load/heap-after-collection.ts';
import { judgeMemory } from './load/judge-memory.ts';
import { builtAssets, openDealership } from './load/open-dealership.ts';
import { processorSeconds } from './load/processor-seconds.ts';
import { runBareLoad, runLoad } from './load/run-load.ts';
import { type KindSummary, summariseLoad } from './load/summarise-load.ts';
import type { BenchRow } from './measure-ratio.ts';

interface Setting {
  name: string;
  processes: number;
  usesPostgres: boolean;
}

const settings: readonly Setting[] = [
  { name: 'embedded, one process', processes: 1, usesPostgres: false },
  { name: 'PostgreSQL, one process', processes: 1, usesPostgres: true },
  { name: 'PostgreSQL, two processes', processes: 2, usesPostgres: true },
];

const atOnce = 200;

/**
 * A dealer's day at 200 requests at once beside the bare framework, by a generator that shares the processors.
 * `--seconds 10` is shorter, `--minutes 10` looks at the memory for so long, `--only PostgreSQL` picks settings.
 */
export async function dealersDayBench(): Promise<BenchRow[]> {
  const { values } = parseArgs({
    allowPositionals: true,
    options: {
      seconds: { type: 'string', default: '60' },
      minutes: { type: 'string' },
      only: { type: 'string', default: '' },
      profile: { type: 'boolean', default: false },
    },
  });
  const seconds = Number(values.seconds);
  const bareOrder = { cookies: [], assets: [], site: '', atOnce, seed: 1, seconds: Math.min(seconds, 20) };
  const [bare] = summariseLoad(await runBareLoad(bareOrder));
  if (!bare) throw new Error('The bare server gave no answer.');
  console.error(`bare Hono route: ${told(bare, bareOrder.seconds)}`);
  const rows: BenchRow[] = [];
  for (const setting of settings.filter(({ name }) => name.includes(values.only))) {
    const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
    rows.push(...(await measure(setting, { seconds, minutes, bare, isProfiled: values.profile })));
  }
  return rows;
}

interface Measuring {
  seconds: number;
  minutes: number | undefined;
  bare: KindSummary;
  isProfiled: boolean;
}

async function measure(
  setting: Setting,
  { seconds, minutes, bare, isProfiled }: Measuring,
): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'autoscritto-load-'));
  const postgres = setting.usesPostgres ? await startPostgres() : undefined;
  const site = await startListingSite();
  const servers: RealServer[] = [];
  try {
    const ports = await Promise.all(Array.from({ length: setting.processes }, freePort));
    const dataDir = join(folder, 'data');
    const assets = builtAssets();
    const origins = ports.map((port) => `http://localhost:${port}`);
    const { cookies, postmaster } = await openDealership({ url: postgres?.url, dataDir }, origins[0] ?? '');
    const inspectors = await Promise.all(ports.map(freePort));
    for (const [n, port] of ports.entries()) {
      const profiling = isProfiled ? ['--cpu-prof', '--cpu-prof-dir=/tmp/autoscritto-profiles'] : [];
      servers.push(
        await startRealServer({
          ...{ port, dataDir: n ? `${dataDir}-${n}` : dataDir, databaseUrl: postgres?.url },
          environment: { LISTING_ALLOW_HOSTS: site.host, NODE_ENV: 'production' },
          nodeArguments: [`--inspect=127.0.0.1:${inspectors[n]}`, ...profiling],
        }),
      );
    }
    const order: LoadOrder = { origins, cookies, assets, site: site.origin, atOnce, seed: 1, seconds };
    await runLoad({ ...order, seconds: Math.min(10, seconds) });
    if (minutes !== undefined) return [await watchMemory(setting, servers, inspectors, order, minutes)];
    const spent = () => servers.map(({ pid }) => processorSeconds(pid)).reduce((sum, one) => sum + one, 0);
    const spentByDatabase = () => (postmaster ? processorSeconds(postmaster) : 0);
    const [before, databaseBefore] = [spent(), spentByDatabase()];
    const looks = servers.map(({ pid }) => ({ pid, starved: starvedMilliseconds(pid) }));
    const result = await runLoad({ ...order, seed: 2 });
    for (const { pid, starved } of looks) {
      const waited = starvedBetween(starved, starvedMilliseconds(pid)) / 1000;
      console.error(
        `of ${seconds} s a server's busiest thread waited ${waited.toFixed(0)} s for a processor`,
      );
    }
    const [used, usedByDatabase] = [spent() - before, spentByDatabase() - databaseBefore];
    return tell(setting, result, { seconds, bare, used, usedByDatabase });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    for (const server of servers) if (server.said().trim()) console.error(server.said().slice(0, 2000));
    await site.close();
    await postgres?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const told = ({ requests, p50, p99, errors }: KindSummary, seconds: number) =>
  `${(requests / seconds).toFixed(0)} requests a second, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${errors} errors`;

function tell(
  { name }: Setting,
  result: LoadResult,
  {
    seconds,
    bare,
    used,
    usedByDatabase,
  }: { seconds: number; bare: KindSummary; used: number; usedByDatabase: number },
): BenchRow[] {
  const lines = summariseLoad(result);
  const [all] = lines;
  if (!all) return [];
  console.error(`\n${name}: ${told(all, seconds)}`);
  const perRequest = (of: number) => ((of * 1000) / all.requests).toFixed(2);
  console.error(
    `processor time a request: server ${perRequest(used)} ms, database ${perRequest(usedByDatabase)} ms`,
  );
  console.error('kind        requests   p50 ms   p99 ms  slowest  errors');
  for (const { kind, requests, p50, p99, slowest, errors } of lines) {
    const cells = [requests, p50.toFixed(0), p99.toFixed(0), slowest.toFixed(0), errors];
    console.error(kind.padEnd(11) + cells.map((cell) => String(cell).padStart(9)).join(''));
  }
  tellErrors(result);
  if (all.errors > 0) process.exitCode = 1;
  return [
    {
      work: `a dealer's day, 200 at once (${name}): p50, spread to p99`,
      anchor: 'bare Hono route under the same load',
      ratio: all.p50 / bare.p50,
      spread: [all.p50 / bare.p50, all.p99 / bare.p99],
      goal: `${all.errors} errors of 0`,
    },
  ];
}

function tellErrors(result: LoadResult): void {
  for (const [kind, { errors }] of Object.entries(result)) {
    for (const [what, n] of Object.entries(errors)) console.error(`ERROR ${kind}, ${n} × ${what}`);
  }
}

/** A minute of load, a rest, the garbage collected, a look: as often as there are minutes. */
async function watchMemory(
  { name }: Setting,
  servers: readonly RealServer[],
  inspectors: readonly number[],
  order: LoadOrder,
  minutes: number,
): Promise<BenchRow> {
  const samples: number[] = [];
  for (let minute = 0; minute < minutes; minute++) {
    const result = await runLoad({ ...order, seconds: 57, seed: 10 + minute });
    const [all] = summariseLoad(result);
    tellErrors(result);
    await new Promise((done) => setTimeout(done, 2000));
    const heaps = await Promise.all(inspectors.map(heapAfterCollection));
    const held = await Promise.all(servers.map((server) => server.megabytes()));
    samples.push(total(held));
    console.error(
      `${name}, minute ${minute + 1}: ${total(held).toFixed(0)} MB, ${total(heaps).toFixed(1)} of them heap, ${all ? told(all, 57) : ''}`,
    );
    if (all?.errors) process.exitCode = 1;
  }
  const { megabytesPerHour, growth, isFlat } = judgeMemory(samples, 1);
  console.error(`${name}: ${megabytesPerHour.toFixed(0)} MB an hour`);
  if (!isFlat) process.exitCode = 1;
  return {
    work: `memory over ${minutes} minutes of it (${name}), ${megabytesPerHour.toFixed(0)} MB an hour`,
    anchor: 'the first third',
    ratio: growth,
    spread: [growth, growth],
    goal: '≤ 1.10',
  };
}

const total = (parts: readonly number[]) => parts.reduce((sum, one) => sum + one, 0);
