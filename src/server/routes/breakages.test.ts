import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addressOf, everyCall } from '#server/testing/every-call.ts';
import { giveBelongings } from '#server/testing/give-belongings.ts';
import { type Answer, createTestApp } from '#server/testing/test-app.ts';

const testApp = await createTestApp();
const { db, visitor, errors } = testApp;
const { owner, ...belongings } = await giveBelongings(testApp);

/** What finds out who is calling. */
const ofSignIn = ['sessions', 'users', 'billing_details', 'team_members'];
const generic = /^Qualcosa non ha funzionato da parte nostra\. Riprova tra poco\.$/;
const inside =
  /relation|column|syntax|violates|select |insert |update |delete from|drizzle|postgres|pglite|pg_|failed query|econn|\bat .+:\d+|node_modules|\.ts\b|stack|undefined|\[object/i;

async function tables(): Promise<string[]> {
  const found = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  return (found as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);
}
const rename = (from: string, to: string) =>
  db.execute(sql`alter table ${sql.identifier(from)} rename to ${sql.identifier(to)}`);

async function without(away: string[], doing: () => Promise<void>) {
  for (const name of away) await rename(name, `${name}_away`);
  try {
    await doing();
  } finally {
    for (const name of away) await rename(`${name}_away`, name);
  }
}

function expectNothingTold(name: string, { status, body }: Answer) {
  const told = typeof body === 'string' ? body : JSON.stringify(body);
  expect([name, inside.exec(told)?.[0]]).toEqual([name, undefined]);
  if (status === 500) expect([name, body.message]).toEqual([name, expect.stringMatching(generic)]);
}

describe('promise 33: a database that breaks under every call tells nobody how it did', () => {
  test.each([
    [
      'all tables but those of the sign-in',
      30,
      (all: string[]) => all.filter((name) => !ofSignIn.includes(name)),
    ],
    ['the table of sessions', 50, () => ['sessions']],
  ])('%s', async (_, fewest, choose) => {
    let broken = 0;
    await without(choose(await tables()), async () => {
      for (const call of everyCall().filter(({ name }) => !/logout$/i.test(name))) {
        const { method, events } = call.endpoint;
        const payload = method === 'GET' ? undefined : (call.payload?.(belongings) ?? {});
        const answer = await owner.call(method, addressOf(call, belongings), payload);
        expectNothingTold(call.name, answer);
        if (answer.status === 500) broken++;
        if (!events) continue;
        const headers = { accept: 'text/event-stream' };
        expectNothingTold(call.name, await owner.call(method, addressOf(call, belongings), payload, headers));
      }
    });
    expect(broken).toBeGreaterThan(fewest);
    expect(errors.splice(0).length).toBeGreaterThanOrEqual(broken);
  });

  test('and everything works again as soon as the database does', async () => {
    expect((await owner.call('GET', '/api/descriptions')).body).toHaveLength(1);
    expect((await visitor().call('GET', '/api/operator')).status).toBe(200);
    expect(errors).toEqual([]);
  });
});
