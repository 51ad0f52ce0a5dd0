import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { createTestApp, testPassword } from '#server/testing/test-app.ts';

const { db, signedIn, visitor, errors } = await createTestApp();

/** What a GET may do all the same, each with its own guard. */
const exceptions = new Set([
  // People navigate there to leave; another site that sends them is refused.
  'logout',
  // Begin and end a sign-in elsewhere, which is bound to the browser.
  ...['login', 'finishLogin', 'googleLogin', 'finishGoogleLogin'],
]);

const reading = Object.entries<Endpoint>(endpoints).filter(
  ([name, { method }]) => method === 'GET' && !exceptions.has(name),
);

/** Counts of calls, and that an administrator took the list of users with him, are written down by reading. */
const bookkeeping = ['rate_limits', 'job_turns', 'audit_log'];

async function everything(): Promise<Record<string, string>> {
  const found = await rows<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  const tables = found.map(({ name }) => name).filter((name) => !bookkeeping.includes(name));
  expect(tables.length).toBeGreaterThan(15);
  const entries = tables.map(async (table) => {
    const digest = sql`SELECT coalesce(md5(string_agg(t::text, '' ORDER BY t::text)), '') AS digest FROM ${sql.identifier(table)} t`;
    const [row] = await rows<{ digest: string }>(digest);
    return [table, row?.digest ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const rows = async <T>(query: ReturnType<typeof sql>): Promise<T[]> =>
  ((await db.execute(query)) as unknown as { rows: T[] }).rows;

test('promise 7: no GET of the contract changes a row, whoever calls it', async () => {
  const admin = await signedIn({ role: 'admin', email: 'admin@example.org' });
  const dealer = await signedIn({ subscriptionPlan: 'ELITE' });
  const vehicleData = { make: 'Fiat', model: 'Panda', copyStyles: ['professional'] };
  const made = await dealer.call('POST', '/api/generate-descriptions', { vehicleData });
  await dealer.call('POST', '/api/team/invitations', { email: 'colleague@example.org' });
  await visitor().call('POST', '/api/contact', {
    ...{ name: 'Ugo', email: 'ugo@example.org', subject: 'Prova', message: 'Un messaggio.' },
  });
  await visitor().call('POST', '/api/auth/sign-in/email', { email: admin.email, password: testPassword });

  const parameters: Record<string, string> = {
    ...{ id: made.body.id, period: '30d', month: '2026-10', guide: 'foto' },
    ...{ language: 'it', style: 'professional' },
  };
  const before = await everything();
  let answered = 0;
  for (const [name, { path }] of reading) {
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => parameters[key] ?? made.body.id);
    for (const caller of [visitor(), dealer, admin]) {
      const answer = await caller.call('GET', filled);
      expect([name, answer.status < 500]).toEqual([name, true]);
      if (answer.status === 200) answered++;
      await caller.call('HEAD', filled);
    }
  }
  // Most of them did what they are for.
  expect(answered).toBeGreaterThan(reading.length);
  expect(await everything()).toEqual(before);
  expect(errors).toEqual([]);
});
