import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createOutbox } from '#server/store/outbox.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const { db, clock, visitor } = await createTestApp();
const start = clock.now.getTime();
const link = 'http://localhost:3000/register';

function put(to: string, seconds: number, database: TestApp['db'] = db) {
  const now = () => new Date(start + seconds * 1000);
  return createOutbox(database, { newId: randomUUID, now }).put(to, 'it', { kind: 'no-account', link });
}

for (let n = 0; n < 60; n++) await put(n % 2 ? `odd-${n}@example.org` : 'even@example.org', n);

test('the newest fifty mails of a demo are shown with their links, the newest first', async () => {
  const { status, body } = await visitor().call('GET', '/api/test/inbox');
  expect(status).toBe(200);
  expect(body).toHaveLength(50);
  expect(body[0]).toEqual({
    id: expect.any(String),
    to: 'odd-59@example.org',
    subject: 'Nessun account con questo indirizzo',
    text: expect.stringContaining(link),
    html: expect.stringContaining(link),
    createdAt: new Date(start + 59_000).toISOString(),
  });
  expect(body[49].createdAt).toBe(new Date(start + 10_000).toISOString());
});

test.each([
  ['Even@Example.org', 30],
  ['odd-11@example.org', 1],
  ['nobody@example.org', 0],
  ["' or 1=1 --", 0],
  ['%', 0],
  ['\u0000nobody@example.org', 0],
  ['', 50],
])('those to %j are %i', async (to, count) => {
  const { body } = await visitor().call('GET', `/api/test/inbox?to=${encodeURIComponent(to)}`);
  expect(body).toHaveLength(count);
});

test('an address that is too long is refused', async () => {
  const { status } = await visitor().call('GET', `/api/test/inbox?to=${'a'.repeat(300)}`);
  expect(status).toBe(400);
});

test('outside of demo mode there is no inbox', async () => {
  const real = await createTestApp({ isDemo: false });
  await put('dina@example.org', 0, real.db);
  const { status, body } = await real.visitor().call('GET', '/api/test/inbox');
  expect(status).toBe(404);
  expect(JSON.stringify(body)).not.toContain('dina');
});

test('a demo whose mails really go out shows no words of theirs', async () => {
  const sending = await createTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  await put('real@example.org', 0, sending.db);
  const { body } = await sending.visitor().call('GET', '/api/test/inbox');
  expect(body).toMatchObject([{ to: 'real@example.org', text: '', html: '' }]);
});
