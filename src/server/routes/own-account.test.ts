import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestApp, testPassword } from '#server/testing/test-app.ts';

const { db, visitor, signedIn, errors } = await createTestApp();

/** The same person in another browser. */
async function alsoAt(email: string, userAgent: string) {
  const caller = visitor();
  const credentials = { email, password: testPassword };
  await caller.call('POST', '/api/auth/sign-in/email', credentials, { 'user-agent': userAgent });
  return caller;
}

describe('promise 6: a list of sessions', () => {
  test('shows one’s own, the newest first, and marks the one it is asked by', async () => {
    const desk = await signedIn();
    const phone = await alsoAt(desk.email, 'A phone');
    await signedIn();
    const { body } = await phone.call('GET', '/api/auth/sessions');
    expect(body).toMatchObject([
      { isCurrent: true, userAgent: 'A phone' },
      { isCurrent: false, userAgent: '' },
    ]);
    expect(body[0].ipAddress).toMatch(/^192\.0\.2\.\d+$/);
    expect(Date.parse(body[0].expiresAt)).toBeGreaterThan(Date.parse(body[0].startedAt));
    const seen = (await desk.call('GET', '/api/auth/sessions')).body;
    expect(seen.map((session: { isCurrent: boolean }) => session.isCurrent)).toEqual([false, true]);
  });

  test('holds no secret that would open one', async () => {
    const desk = await signedIn();
    const rows = await db.query.session.findMany({ where: (row, { eq }) => eq(row.userId, desk.id) });
    const shown = JSON.stringify((await desk.call('GET', '/api/auth/sessions')).body);
    for (const { token } of rows) expect(shown).not.toContain(token);
    expect(rows).toHaveLength(1);
  });

  test('leaves out what has expired', async () => {
    const desk = await signedIn();
    await alsoAt(desk.email, 'An old one');
    await db.execute(
      sql`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_agent = 'An old one'`,
    );
    expect((await desk.call('GET', '/api/auth/sessions')).body).toHaveLength(1);
  });

  test('is nobody’s without a session', async () => {
    for (const [method, path] of [
      ['GET', '/api/auth/sessions'],
      ['DELETE', '/api/auth/sessions'],
      ['DELETE', '/api/auth/sessions/x'],
      ['PUT', '/api/profile'],
    ] as const) {
      expect([path, (await visitor().call(method, path)).status]).toEqual([path, 401]);
    }
  });
});

describe('promise 6: ending', () => {
  const ids = async (caller: {
    call: (method: string, path: string) => Promise<{ body: { id: string }[] }>;
  }) => (await caller.call('GET', '/api/auth/sessions')).body.map(({ id }) => id);

  test('one session leaves the others', async () => {
    const desk = await signedIn();
    const phone = await alsoAt(desk.email, 'A phone');
    const [newest] = await ids(desk);
    expect((await desk.call('DELETE', `/api/auth/sessions/${newest}`)).status).toBe(200);
    expect((await phone.call('GET', '/api/auth/user')).status).toBe(401);
    expect((await desk.call('GET', '/api/auth/user')).status).toBe(200);
    expect((await desk.call('DELETE', `/api/auth/sessions/${newest}`)).status).toBe(404);
  });

  test('somebody else’s session is refused like a missing one', async () => {
    const [victim, stranger] = [await signedIn(), await signedIn()];
    const [theirs] = await ids(victim);
    const foreign = await stranger.call('DELETE', `/api/auth/sessions/${theirs}`);
    const missing = await stranger.call('DELETE', '/api/auth/sessions/missing');
    expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
    expect((await victim.call('GET', '/api/auth/user')).status).toBe(200);
  });

  test('all others leaves this one, and everybody else’s', async () => {
    const [desk, stranger] = [await signedIn(), await signedIn()];
    const phones = [await alsoAt(desk.email, 'A phone'), await alsoAt(desk.email, 'Another')];
    expect((await desk.call('DELETE', '/api/auth/sessions')).status).toBe(200);
    for (const phone of phones) expect((await phone.call('GET', '/api/auth/user')).status).toBe(401);
    expect((await desk.call('GET', '/api/auth/user')).status).toBe(200);
    expect((await stranger.call('GET', '/api/auth/user')).status).toBe(200);
  });
});

describe('the profile', () => {
  test('takes another name and nothing else', async () => {
    const [caller, other] = [await signedIn(), await signedIn()];
    const sent = { firstName: '  Ada\u202e ', lastName: "D'Angelo", email: 'b@example.org', role: 'admin' };
    expect((await caller.call('PUT', '/api/profile', { ...sent, id: other.id })).status).toBe(200);
    expect((await caller.call('GET', '/api/auth/user')).body).toMatchObject({
      ...{ firstName: 'Ada', lastName: "D'Angelo", email: caller.email },
      ...{ role: 'user', subscriptionPlan: 'FREE' },
    });
    expect((await other.call('GET', '/api/auth/user')).body.firstName).toBe('Dina');
  });

  test.each([
    ['no first name', { firstName: '', lastName: 'Rossi' }, 'firstName'],
    ['only spaces', { firstName: ' \n ', lastName: 'Rossi' }, 'firstName'],
    ['a first name without end', { firstName: 'a'.repeat(81) }, 'firstName'],
    ['a number for a name', { firstName: 'Ada', lastName: 7 }, 'lastName'],
  ])('refuses %s', async (_, payload, field) => {
    const caller = await signedIn();
    const answer = await caller.call('PUT', '/api/profile', payload);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
    expect((await caller.call('GET', '/api/auth/user')).body.firstName).toBe('Dina');
  });
});

test('nothing above was an error of the server', () => {
  expect(errors).toEqual([]);
});
