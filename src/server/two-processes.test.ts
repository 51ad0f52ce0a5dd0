import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoPassword } from './dev/demo-accounts.ts';
import { type OpenDatabase, openDatabase } from './store/database.ts';
import { dailyFigures, descriptions, usage, user } from './store/schema.ts';
import { freePort } from './testing/free-port.ts';
import { emptyPostgres } from './testing/test-database.ts';

const panda = { make: 'Fiat', model: 'Panda', year: '2019' };
const secret = 'a secret of the tests, the same for both';

let folder: string;
let database: OpenDatabase;
let servers: [Server, Server];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'autoscritto-two-'));
  const url = await emptyPostgres();
  // Both migrate and open the demo accounts at once, as two that are deployed together do.
  servers = await Promise.all([startProcess(url, 'one'), startProcess(url, 'two')]);
  database = await openDatabase({ url, dataDir: '' });
}, 60_000);

afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

test('thirty generations at once through both give a STARTER user five', async () => {
  const [one, two] = await signedInBoth('starter@example.com');
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      (n % 2 ? one : two)('POST', '/api/generate-descriptions', { vehicleData: panda }),
    ),
  );
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(200), count(402)]).toEqual([5, 25]);
  const [row] = await database.db
    .select({ used: usage.used })
    .from(usage)
    .innerJoin(user, eq(user.id, usage.userId))
    .where(eq(user.email, 'starter@example.com'));
  expect(row?.used).toBe(5);
  expect((await one('GET', '/api/descriptions')).body).toHaveLength(5);
});

test('ten invitations at once through both give four open ones', async () => {
  const [one, two] = await signedInBoth('elite@example.com');
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      (n % 2 ? one : two)('POST', '/api/team/invitations', { email: `colleague-${n}@example.org` }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(4).fill(200), ...Array(6).fill(402)]);
  for (const call of [one, two]) {
    expect((await call('GET', '/api/team')).body.invitations).toHaveLength(4);
  }
});

test('cars marked in both at once count once each, and each text is scored by one of them', {
  timeout: 90_000,
}, async () => {
  const [one, two] = await signedInBoth('elite@example.com');
  const vehicleData = { ...panda, copyStyles: ['persuasive'] };
  const made = await Promise.all(
    Array.from({ length: 6 }, (_, n) =>
      (n % 2 ? one : two)('POST', '/api/generate-descriptions', { vehicleData }),
    ),
  );
  // Days on which nothing else has been counted.
  const change = { published: { on: '2003-03-25', style: 'persuasive' }, sold: { on: '2003-04-04' } };
  const marked = await Promise.all(
    made.flatMap(({ body }) =>
      [one, two].map((call) => call('PATCH', `/api/descriptions/${body.id}/outcome`, change)),
    ),
  );
  expect(marked.map(({ status }) => status)).toEqual(Array(12).fill(200));
  const isElite = eq(user.email, 'elite@example.com');
  const figures = () =>
    database.db
      .select({
        figure: dailyFigures.figure,
        day: dailyFigures.day,
        n: dailyFigures.n,
        total: dailyFigures.total,
      })
      .from(dailyFigures)
      .innerJoin(user, eq(user.id, dailyFigures.ownerId))
      .where(isElite);
  const counted = await figures();
  expect(counted).toContainEqual({ figure: 'sold', day: '2003-04-04', n: 6, total: 60 });
  expect(counted).toContainEqual({ figure: 'converted', day: '2003-03-25', n: 6, total: 0 });
  await vi.waitFor(
    async () => {
      const texts = await database.db
        .select({ scores: descriptions.scores })
        .from(descriptions)
        .innerJoin(user, eq(user.id, descriptions.userId))
        .where(isElite);
      expect(texts.filter(({ scores }) => scores === null)).toEqual([]);
      const scored = (await figures()).filter(({ figure }) => figure === 'scored');
      expect(scored.reduce((sum, { n }) => sum + n, 0)).toBe(
        texts.reduce((sum, { scores }) => sum + Object.keys(scores ?? {}).length, 0),
      );
    },
    { timeout: 80_000, interval: 500 },
  );
});

test('who accepts two invitations at once, one in each process, joins one team', async () => {
  const owners = ['admin@example.com', 'pro@example.com'];
  await database.db.update(user).set({ subscriptionPlan: 'ELITE' }).where(inArray(user.email, owners));
  for (const email of owners) {
    const [owner] = await signedInBoth(email);
    expect((await owner('POST', '/api/team/invitations', { email: 'free@example.com' })).status).toBe(200);
  }
  const invited = await signedInBoth('free@example.com');
  const received: { id: string }[] = (await invited[0]('GET', '/api/invitations')).body;
  const answers = await Promise.all(
    received.map((invitation, n) => invited[n % 2]?.('POST', `/api/invitations/${invitation.id}/accept`)),
  );
  expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409]);
});

test('a plan that changes acts at once in both', async () => {
  const callers = await signedInBoth('starter@example.com');
  for (const plan of ['PRO', 'FREE'] as const) {
    const changed = { subscriptionPlan: plan };
    await database.db.update(user).set(changed).where(eq(user.email, 'starter@example.com'));
    for (const call of callers) {
      expect((await call('GET', '/api/auth/user')).body.subscriptionPlan).toBe(plan);
      const written = await call('POST', '/api/generate-descriptions', {
        vehicleData: { ...panda, copyStyles: ['persuasive'] },
      });
      expect([plan, written.status]).toEqual([plan, plan === 'PRO' ? 200 : 403]);
    }
  }
});

test('signing out in one ends the session in the other', async () => {
  const [one, two] = await signedInBoth('free@example.com');
  expect((await two('GET', '/api/auth/user')).status).toBe(200);
  expect((await one('GET', '/api/logout')).status).toBe(302);
  expect((await two('GET', '/api/auth/user')).status).toBe(401);
});

interface Server {
  origin: string;
  stop(): Promise<void>;
}

type Call = (
  method: string,
  path: string,
  payload?: unknown,
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
) => Promise<{ status: number; body: any }>;

/** The application as it is run: a process of its own, with the secret that both share. */
async function startProcess(url: string, name: string): Promise<Server> {
  const port = await freePort();
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    env: {
      ...process.env,
      ...{ NODE_ENV: 'production', PORT: String(port), DATA_DIR: join(folder, name), DATABASE_URL: url },
      ...{ DEMO_MODE: '1', SAMPLE_YEAR: '0', SESSION_SECRET: secret, LOG_LEVEL: 'error' },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await greeted(child);
  return {
    origin: `http://localhost:${port}`,
    stop: () =>
      new Promise((ended) => {
        child.once('exit', () => ended());
        child.kill('SIGTERM');
      }),
  };
}

function greeted(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((ready, failed) => {
    child.stderr?.on('data', (part) => {
      said += part;
    });
    child.stdout?.on('data', (part) => {
      said += part;
      if (said.includes('Autoscritto: http')) ready();
    });
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${said}`)));
  });
}

/** Signs in through the first process; the same cookie then speaks to both. */
async function signedInBoth(email: string): Promise<[Call, Call]> {
  const [first, second] = servers;
  const entered = await fetch(`${first.origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: first.origin },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  expect(entered.status).toBe(200);
  const cookie = entered.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
  return [callTo(first, cookie), callTo(second, cookie)];
}

function callTo({ origin }: Server, cookie: string): Call {
  return async (method, path, payload) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      redirect: 'manual',
      headers: { cookie, origin, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: isJson ? await response.json() : await response.text() };
  };
}
