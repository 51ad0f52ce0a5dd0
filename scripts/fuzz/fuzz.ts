import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '#server/store/database.ts';
import { copyDataDir } from '#server/testing/copy-data-dir.ts';
import { freePort } from '#server/testing/free-port.ts';
import { startListingSite } from '../real-server/listing-site.ts';
import { type RealServer, startRealServer } from '../real-server/start-real-server.ts';
import { starvedBetween, starvedMilliseconds } from '../real-server/starved-milliseconds.ts';
import { sendBytes } from './broken-http.ts';
import { findFaults, type Rules } from './find-faults.ts';
import { type Lane, type Move, openLane } from './lane.ts';
import { readOperations } from './operations.ts';
import { openPersonas, type Personas } from './personas.ts';
import { type FuzzReport, fuzzReport, reproduce } from './report.ts';
import { type Answered, sendRequest } from './send-request.ts';

export interface FuzzSettings {
  seed: number;
  requests: number;
  /** PostgreSQL to use; the embedded database otherwise. */
  databaseUrl?: string;
  /** A data folder to begin with a copy of; without it one is made. */
  prepared?: string;
  /** Milliseconds an answer may take. */
  slowest: number;
}

const lanes = 4;
const mostMegabytes = 1200;

/** Starts the real server, sends it seeded requests over every operation of its document, and tells what is wrong. */
export async function fuzz(settings: FuzzSettings): Promise<FuzzReport> {
  const { seed, requests, databaseUrl, prepared, slowest } = settings;
  const print = fileURLToPath(new URL('../../src/server/commands/print-openapi.ts', import.meta.url));
  const document = execFileSync(process.execPath, [print], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { operations, refusal } = readOperations(document);
  const dataDir = await mkdtemp(join(tmpdir(), 'autoscritto-fuzz-'));
  if (prepared) await copyDataDir(prepared, join(dataDir, 'data'));
  const site = await startListingSite();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const { db, close } = await openDatabase({ url: databaseUrl, dataDir: join(dataDir, 'data') });
  const spares = 6 + Math.ceil(requests / 700);
  const personas = await openPersonas(db, origin, { lanes, spares });
  await close();
  const server = await startRealServer({
    ...{ port, databaseUrl, dataDir: join(dataDir, 'data') },
    environment: { LISTING_ALLOW_HOSTS: site.host },
  });
  const report = fuzzReport();
  const before = await server.megabytes();
  const run = { port, server, report, rules: { refusal, slowest }, agent: new Agent({ keepAlive: true }) };
  try {
    await Promise.all(
      personas.map(async (people, index) => {
        const lane = openLane(seed * lanes + index, { operations, origin, site: site.origin });
        for (let n = index; n < requests && server.isAlive(); n += lanes) await play(run, lane, people, n);
      }),
    );
    await checkAfterwards(run, origin);
    report.note(`memory ${before.toFixed(0)} MB before, ${report.peak().toFixed(0)} MB at most`);
    for (const [index, people] of personas.entries()) {
      for (const role of people.exhausted()) report.note(`nobody was left as ${role} in lane ${index}`);
    }
  } finally {
    run.agent.destroy();
    const code = await server.stop();
    if (code !== 0) report.fault('the server', `ended with ${code}`, server.said().slice(-2000));
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  return report;
}

interface Run {
  port: number;
  server: RealServer;
  report: FuzzReport;
  rules: Rules;
  agent: Agent;
}

async function play(run: Run, lane: Lane, people: Personas, n: number): Promise<void> {
  const move = lane.next();
  if (n % 50 < lanes) run.report.sample(await run.server.megabytes());
  return move.kind === 'bytes' ? playBytes(run, move) : playRequest(run, lane, people, move, n);
}

async function playBytes({ port, report }: Run, { label, bytes }: Extract<Move, { kind: 'bytes' }>) {
  const { statuses, text } = await sendBytes(port, bytes);
  report.count(label, statuses[0] ?? 0, 0);
  const wrong = statuses.find((status) => status >= 500 && status !== 503 && status !== 505);
  if (wrong)
    report.fault(
      label,
      `answers ${wrong}`,
      `echo ${bytes.toString('base64').slice(0, 4000)} | base64 -d | nc localhost ${port}`,
    );
  if (/\n\s+at \S.*:\d+:\d+/.test(text)) report.fault(label, 'lets a stack slip', text.slice(0, 500));
}

async function playRequest(
  run: Run,
  lane: Lane,
  people: Personas,
  { as, planned }: Extract<Move, { kind: 'request' }>,
  n: number,
) {
  const { port, report, rules } = run;
  const cookie = people.cookieOf(as);
  const request = { ...planned, headers: { ...(cookie ? { cookie } : {}), ...planned.headers } };
  const answered = await sendFairly(run, () => sendRequest(run.port, run.agent, request));
  if (answered instanceof Error) {
    report.count(planned.label, 0, 0);
    // Whatever Node's own parser refuses is closed at once.
    if (!isOfClient(answered)) report.fault(planned.label, answered.message, reproduce(request, port, n));
    return;
  }
  report.count(planned.label, answered.status, answered.milliseconds, answered.text);
  for (const fault of findFaults(request, answered, cookie === undefined, rules)) {
    report.fault(planned.label, fault, reproduce(request, port, n), answered.text);
  }
  if (answered.status === 401 && cookie && planned.isValid && planned.operation?.needsSession)
    people.replace(as);
  if (planned.operation && answered.status === 200 && answered.headers['content-type']?.includes('json')) {
    lane.memory.learn(planned.operation.id, planned.operation.path, JSON.parse(answered.text || '{}'));
  }
}

/** A machine that others keep busy is slow now and then: a slow answer is asked for again, and what was waited for a processor does not count. */
async function sendFairly(
  { server, rules, report }: Run,
  send: () => Promise<Answered | Error>,
): Promise<Answered | Error> {
  const answered = await send();
  let fair = answered instanceof Error ? 0 : answered.milliseconds;
  for (let again = 0; again < 2 && fair > rules.slowest; again++) {
    report.slowOnce();
    const looks = [server.pid, process.pid].map((pid) => ({ pid, before: starvedMilliseconds(pid) }));
    const anew = await send();
    if (anew instanceof Error) return anew;
    const starved = looks.map(({ pid, before }) => starvedBetween(before, starvedMilliseconds(pid)));
    fair = anew.milliseconds - starved.reduce((sum, one) => sum + one, 0);
  }
  return answered instanceof Error ? answered : { ...answered, milliseconds: fair };
}

/** What never left this process, and answers to broken bytes that leave no connection behind. */
const isOfClient = (error: Error & { code?: string }) =>
  /^ERR_(INVALID|UNESCAPED|HTTP)|^HPE_/.test(error.code ?? '') ||
  error.code === 'ECONNRESET' ||
  error.code === 'EPIPE';

async function checkAfterwards({ server, report }: Run, origin: string): Promise<void> {
  if (!server.isAlive()) return report.fault('the server', 'is dead', server.said().slice(-2000));
  const answer = await fetch(`${origin}/api/operator`).catch((error: Error) => error);
  if (answer instanceof Error || answer.status !== 200)
    report.fault('the server', 'is not well afterwards', String(answer));
  if (server.said().trim()) report.fault('the server', 'logged errors', server.said().slice(0, 6000));
  if (report.peak() > mostMegabytes) report.fault('the server', `took ${report.peak().toFixed(0)} MB`, '');
}
