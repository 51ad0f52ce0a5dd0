import { sql } from 'drizzle-orm';
import { refreshMarket } from '#domain/analytics/refresh-market.ts';
import { openDatabase } from '#server/store/database.ts';
import { marketStore } from '#server/store/market-store.ts';
import { startPostgres } from '#server/testing/start-postgres.ts';
import { fillBusiness } from './fill-business.ts';
import type { BenchRow } from './measure-ratio.ts';
import { cookieOf, openApp, origin } from './open-app.ts';

const whole = { users: 5000, descriptions: 1_000_000, happenings: 5_000_000 };
const hundredth = { users: 50, descriptions: 10_000, happenings: 50_000 };
const rounds = 41;

type Read = (path: string) => Promise<string>;

/**
 * Every analytics call and the lists of the administration in a business of a million descriptions, beside one of
 * a hundredth, in turn in the same run. Filling takes minutes, so `npm run -s bench -- analytics-scale` alone
 * measures it.
 */
export async function analyticsScaleBench(): Promise<BenchRow[]> {
  const postgres = await startPostgres();
  try {
    const large = await business(postgres.url, 'large', whole);
    const hundredthPart = await business(postgres.url, 'small', hundredth);
    const rows: BenchRow[] = [];
    const small = await callsOf(hundredthPart.read, hundredth);
    for (const [index, call] of (await callsOf(large.read, whole)).entries()) {
      const same = small[index];
      if (same)
        rows.push(
          await compare(
            call,
            () => large.read(call.path),
            () => hundredthPart.read(same.path),
          ),
        );
    }
    await large.close();
    await hundredthPart.close();
    return rows;
  } finally {
    await postgres.stop();
  }
}

async function business(server: string, name: string, size: typeof whole) {
  const url = new URL(server);
  const first = await openDatabase({ url: server, dataDir: '' });
  await first.db.execute(sql.raw(`CREATE DATABASE ${name}`));
  await first.close();
  url.pathname = name;
  const { db, close } = await openDatabase({ url: url.href, dataDir: '', longestQuery: 30 * 60_000 });
  const began = performance.now();
  await fillBusiness(db, size);
  const filled = performance.now();
  const always = { take: async () => true };
  await refreshMarket({ market: marketStore(db), limiter: always, now: () => new Date() });
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  console.error(
    `${name}: filled in ${seconds(began, filled)} s, market worked out in ${seconds(filled, performance.now())} s`,
  );
  const app = openApp(db);
  // An administrator may see everything; the figures he sees are those of his own stock, as large as anybody's.
  const cookie = cookieOf(await app.identity.startSession('dealer-9', new Headers()));
  const read: Read = async (path) => {
    const answer = await app.http.request(origin + path, { headers: { cookie } });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
    return text;
  };
  return { read, close };
}

interface Call {
  name: string;
  path: string;
  /** Milliseconds it may take. */
  most: number;
}

/** What is measured; pages at depth begin in the middle of their list. */
async function callsOf(read: Read, { users }: typeof whole): Promise<Call[]> {
  const within = (most: number, path: string, name = path): Call => ({ name, path, most });
  const periods = ['7d', '30d', '90d', '1y'];
  const kinds = ['', 'competitors/', 'market-trends/'];
  const filters = [
    'plan=ELITE',
    'role=admin',
    'status=blocked',
    'search=dealer-1',
    'search=rossi',
    'search=zz',
  ];
  const sorts = ['newest', 'oldest', 'email', 'plan'].map((sort) => `sort=${sort}`);
  const middleOf = (name: string) => {
    // One entry an hour, four for each user.
    const at = new Date(Date.now() - users * 2 * 60 * 60_000).toISOString();
    return `${name}=${at}&afterId=00000000-0000-4000-8000-000000000028`;
  };
  const cursor = await middleOfUsers(read, users);
  return [
    ...kinds.flatMap((kind) => periods.map((period) => within(150, `/api/analytics/${kind}${period}`))),
    within(50, '/api/descriptions?limit=20'),
    within(50, '/api/descriptions?limit=20&view=published'),
    ...[...sorts, ...filters].map((query) => within(50, `/api/admin/users?limit=10&${query}`)),
    within(50, `/api/admin/users?limit=10&after=${cursor}`, '/api/admin/users, in the middle'),
    within(50, '/api/admin/contacts'),
    within(50, `/api/admin/contacts?${middleOf('afterCreatedAt')}`, '/api/admin/contacts, in the middle'),
    within(50, '/api/admin/audit'),
    within(50, `/api/admin/audit?${middleOf('afterAt')}`, '/api/admin/audit, in the middle'),
  ];
}

async function middleOfUsers(read: Read, users: number): Promise<string> {
  let cursor = '';
  const limit = Math.min(50, users / 5);
  for (let seen = 0; seen < users / 2; seen += limit) {
    const page = await read(`/api/admin/users?limit=${limit}${cursor && `&after=${cursor}`}`);
    cursor = encodeURIComponent((JSON.parse(page) as { next: string }).next);
  }
  return cursor;
}

async function compare(
  { name, most }: Call,
  large: () => Promise<string>,
  small: () => Promise<string>,
): Promise<BenchRow> {
  for (let warm = 0; warm < 3; warm++) await Promise.all([large(), small()]);
  const ratios: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const under = await time(small);
    const over = await time(large);
    times.push(over);
    ratios.push(over / under);
  }
  ratios.sort((a, b) => a - b);
  times.sort((a, b) => a - b);
  const [middle = Number.NaN, least = 0, largest = 0] = [ratios[rounds >> 1], ratios[0], ratios.at(-1)];
  return {
    work: `${name} (${times[rounds >> 1]?.toFixed(1)} ms)`,
    anchor: 'the same at a hundredth',
    ...{ ratio: middle, spread: [least, largest] },
    goal: `≤ 1.5 and ≤ ${most} ms`,
  };
}

async function time(read: () => Promise<string>): Promise<number> {
  const began = performance.now();
  await read();
  return performance.now() - began;
}
