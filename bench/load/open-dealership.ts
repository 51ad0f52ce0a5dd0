import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { createIdentity } from '#server/gateways/identity/create-identity.ts';
import { openDatabase } from '#server/store/database.ts';
import { sessionSecret } from '../../scripts/real-server/start-real-server.ts';
import { fillBusiness } from '../fill-business.ts';
import { parentOf } from './processor-seconds.ts';

const dealers = 400;

/** A business of dealers on ELITE with fifty descriptions each, all of them signed in: their cookies. */
export async function openDealership(where: { url: string | undefined; dataDir: string }, origin: string) {
  const { db, close } = await openDatabase({ ...where, longestQuery: 10 * 60_000 });
  await fillBusiness(db, { users: dealers, descriptions: dealers * 50, happenings: dealers * 250 });
  await db.execute(
    sql`UPDATE users SET subscription_plan = 'ELITE', subscription_status = 'active', role = 'user'`,
  );
  const identity = createIdentity(db, { origins: [origin], secret: sessionSecret });
  const cookies: string[] = [];
  for (let n = 1; n <= dealers; n++) {
    const set = await identity.startSession(`dealer-${n}`, new Headers());
    cookies.push(set.map((cookie) => cookie.split(';')[0]).join('; '));
  }
  const backend = await backendOf(db, where.url);
  const postmaster = backend && parentOf(backend);
  await close();
  return { cookies, postmaster };
}

/** One of PostgreSQL's processes; its parent is the first of them. */
async function backendOf(db: Awaited<ReturnType<typeof openDatabase>>['db'], url: string | undefined) {
  if (!url) return undefined;
  const { rows } = (await db.execute(sql`SELECT pg_backend_pid() AS pid`)) as unknown as {
    rows: { pid: number }[];
  };
  return rows[0]?.pid;
}

/** Scripts and styles of the build, as a browser asks for them. */
export function builtAssets(): string[] {
  const folder = fileURLToPath(new URL('../../dist/assets', import.meta.url));
  try {
    const files = readdirSync(folder).filter((name) => /\.(js|css|woff2)$/.test(name));
    return files.slice(0, 40).map((name) => `/assets/${name}`);
  } catch {
    throw new Error('The pages are not built: run "npx vite build" first.');
  }
}
