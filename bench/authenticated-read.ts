import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '#server/store/database.ts';
import { openDatabase } from '#server/store/database.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { type BenchRow, measureRatio } from './measure-ratio.ts';
import { cookieOf, openApp, origin } from './open-app.ts';

const headers = { origin, 'content-type': 'application/json' };

/** Reading as a signed-in user, beside a bare Hono route that makes one select and answers its row. */
export async function authenticatedReadBench(): Promise<BenchRow[]> {
  const postgres = await startPostgres();
  const rows: BenchRow[] = [];
  try {
    for (const url of [postgres.url, undefined]) {
      const { db, close } = await openDatabase({ url, dataDir: 'memory://' });
      rows.push(...(await measure(db, url ? 'PostgreSQL' : 'PGlite')));
      await close();
    }
  } finally {
    await postgres.stop();
  }
  return rows;
}

async function measure(db: Database, engine: string): Promise<BenchRow[]> {
  const app = openApp(db);
  const person = { email: 'bench@example.org', password: 'una password lunga' };
  await app.identity.openAccount({ ...person, firstName: 'Bea', lastName: '', language: 'it' });
  const signIn = { method: 'POST', headers, body: JSON.stringify(person) };
  const made = await app.http.request(`${origin}/api/auth/sign-in/email`, signIn);
  const cookie = cookieOf(made.headers.getSetCookie());
  await db.execute(sql`UPDATE users SET subscription_plan = 'PRO'`);
  for (let n = 0; n < 20; n++) {
    const body = JSON.stringify({ vehicleData: { make: 'Fiat', model: `Panda ${n}` } });
    await app.http.request(`${origin}/api/generate-descriptions`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body,
    });
  }

  const user = sql`SELECT id, email FROM users WHERE email = ${person.email}`;
  const newest = sql`SELECT * FROM descriptions ORDER BY created_at DESC LIMIT 20`;
  const bare = new Hono();
  bare.get('/user', async (c) => c.json(await db.execute(user)));
  bare.get('/newest', async (c) => c.json([await db.execute(user), await db.execute(newest)]));

  const read = (path: string) => async () =>
    (await app.http.request(origin + path, { headers: { cookie } })).text();
  const readBare = (path: string) => async () => (await bare.request(origin + path)).text();
  return [
    {
      work: 'who is signed in',
      anchor: `bare Hono route with one select (${engine})`,
      goal: '≤ 1.43',
      ...(await measureRatio(read('/api/auth/user'), readBare('/user'))),
    },
    {
      work: 'session and newest 20 descriptions',
      anchor: `bare Hono route with the two selects (${engine})`,
      goal: '≤ 1.25',
      ...(await measureRatio(read('/api/descriptions?limit=20'), readBare('/newest'))),
    },
  ];
}
