import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { replacePassword } from '#server/gateways/identity/replace-password.ts';
import { session, tickets, user } from '#server/store/schema.ts';
import { mailedSecret, mailsTo } from '#server/testing/mailbox.ts';
import { createTestApp, testPassword } from '#server/testing/test-app.ts';

const { app, db, clock, visitor, signedIn, errors } = await createTestApp();
const askPath = '/api/auth/request-password-reset';
const choosePath = '/api/auth/choose-password';
const another = 'un’altra password';
const minutes = (count: number) => {
  clock.now = new Date(clock.now.getTime() + count * 60_000);
};

async function askFor(email: string): Promise<string> {
  minutes(1);
  const answer = await visitor().call('POST', askPath, { email });
  expect([answer.status, answer.body]).toEqual([200, {}]);
  return mailedSecret(db, email);
}

const signIn = (email: string, password: string) =>
  visitor().call('POST', '/api/auth/sign-in/email', { email, password });

/** Salt and key as the identity gateway keeps them, of no password anybody knows. */
const hashOfAnother = `${'0'.repeat(32)}:${'0'.repeat(128)}`;

test('promise 6: whoever tries the old password while it is replaced does not get in', async () => {
  for (let moment = 0; moment < 12; moment++) {
    const { id, email } = await signedIn();
    const entering = signIn(email, testPassword);
    // Lets the sign-in get a little further each time before the password changes under its hands.
    for (let steps = 0; steps < moment; steps++) await db.select().from(user).where(eq(user.id, id));
    await replacePassword(db, { userId: id, hash: hashOfAnother, keptSessionId: undefined });
    await entering;
    expect(await db.select().from(session).where(eq(session.userId, id))).toEqual([]);
  }
});

describe('promise 14: who forgot his password', () => {
  test('chooses a new one by the mailed link, which ends all sessions and signs in', async () => {
    const [desk, email] = [await signedIn({ email: 'forgot@example.org' }), 'forgot@example.org'];
    const token = await askFor(email);
    const link = await visitor().call('POST', '/api/auth/link', { token });
    expect(link.body).toEqual({ purpose: 'new-password', email });
    expect((await desk.call('GET', '/api/auth/user')).status).toBe(200);

    minutes(1);
    const phone = visitor();
    const payload = { token, password: another };
    const chosen = await phone.call('POST', choosePath, payload, { 'accept-language': 'fr' });
    expect(chosen.status).toBe(200);
    expect((await phone.call('GET', '/api/auth/user')).body.email).toBe(email);
    expect((await desk.call('GET', '/api/auth/user')).status).toBe(401);
    expect((await signIn(email, testPassword)).status).toBe(400);
    expect((await signIn(email, another)).status).toBe(200);
    const notice = (await mailsTo(db, email)).at(-1);
    expect(notice?.text).toContain('http://localhost:3000/forgot-password');
    expect(notice?.text).toContain('Bonjour Dina');
    expect(notice?.text).not.toContain(another);
  });

  test('has one link that counts: a new password makes the other ones dead', async () => {
    const { email } = await signedIn({ email: 'links@example.org' });
    const [first, second] = [await askFor(email), await askFor(email)];
    const choose = (token: string) => visitor().call('POST', choosePath, { token, password: another });
    expect((await choose(second)).status).toBe(200);
    expect((await choose(first)).status).toBe(404);
    expect((await choose(second)).status).toBe(404);
  });

  test('follows the link within two hours', async () => {
    const { email } = await signedIn({ email: 'slow@example.org' });
    const token = await askFor(email);
    minutes(120);
    expect((await visitor().call('POST', '/api/auth/link', { token })).status).toBe(404);
    expect((await visitor().call('POST', choosePath, { token, password: another })).status).toBe(404);
    expect((await signIn(email, testPassword)).status).toBe(200);
  });

  test('follows it once, however often at the same moment', async () => {
    const { email } = await signedIn({ email: 'many@example.org' });
    const token = await askFor(email);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        visitor().call('POST', choosePath, { token, password: `${another} ${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await signIn(email, `${another} ${winner}`)).status).toBe(200);
  });

  test('has shown that the e-mail is his, where nobody had before', async () => {
    const { email, id } = await signedIn({ email: 'before@example.org' });
    await db.update(user).set({ emailVerified: false }).where(eq(user.id, id));
    const token = await askFor(email);
    await visitor().call('POST', choosePath, { token, password: another });
    const [row] = await db.select().from(user).where(eq(user.id, id));
    expect(row?.emailVerified).toBe(true);
  });

  test('gets a first password where he only ever signed in by a provider', async () => {
    const person = { firstName: 'Pia', lastName: '', language: 'it' } as const;
    await app.identity.openAccount({ ...person, email: 'provider@example.org' });
    expect((await signIn('provider@example.org', testPassword)).status).toBe(400);
    const token = await askFor('provider@example.org');
    expect((await visitor().call('POST', choosePath, { token, password: another })).status).toBe(200);
    expect((await signIn('provider@example.org', another)).status).toBe(200);
  });
});

test('promise 13: an e-mail without account is answered alike, reads and writes as much, and gives no link', async () => {
  const { email } = await signedIn({ email: 'known@example.org' });
  const before = (await db.select().from(tickets)).length;
  const ask = (whose: string) => visitor().call('POST', askPath, { email: whose });
  const [known, unknown] = [await ask(email), await ask('unknown@example.org')];
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect([...unknown.headers.keys()]).toEqual([...known.headers.keys()]);
  expect((await db.select().from(tickets)).length - before).toBe(2);
  const [mail, ...others] = await mailsTo(db, 'unknown@example.org');
  expect(others).toEqual([]);
  expect(mail?.text).toContain('http://localhost:3000/register');
  expect(mail?.text).not.toContain('token=');
});

describe('who knows his password', () => {
  const change = { currentPassword: testPassword, newPassword: another };

  test('promise 6: changes it: this session goes on, the others end, open links are dead', async () => {
    const desk = await signedIn({ email: 'change@example.org' });
    const phone = visitor();
    await phone.call('POST', '/api/auth/sign-in/email', { email: desk.email, password: testPassword });
    const token = await askFor(desk.email);
    minutes(1);
    expect((await desk.call('PUT', '/api/auth/password', change)).status).toBe(200);
    expect((await desk.call('GET', '/api/auth/user')).status).toBe(200);
    expect((await phone.call('GET', '/api/auth/user')).status).toBe(401);
    expect((await signIn(desk.email, testPassword)).status).toBe(400);
    expect((await signIn(desk.email, another)).status).toBe(200);
    expect((await visitor().call('POST', choosePath, { token, password: another })).status).toBe(404);
    const notice = (await mailsTo(db, desk.email)).at(-1);
    expect(notice?.text).toContain('http://localhost:3000/forgot-password');
  });

  test.each([
    ['the wrong current one', { ...change, currentPassword: 'sbagliata' }, 'currentPassword', /attuale/],
    ['none', { newPassword: another }, 'currentPassword', /./],
    ['a new one too short', { ...change, newPassword: 'a'.repeat(9) }, 'newPassword', /./],
    [
      'a new one that everybody tries',
      { ...change, newPassword: 'Password2026' },
      'newPassword',
      /tre parole/,
    ],
    ['a new one too long', { ...change, newPassword: 'a'.repeat(129) }, 'newPassword', /./],
  ])('is refused with %s, and nothing changes', async (_, payload, field, message) => {
    const caller = await signedIn();
    const answer = await caller.call('PUT', '/api/auth/password', payload);
    expect([answer.status, answer.body.field]).toEqual([400, field]);
    expect(answer.body.message).toMatch(message);
    expect((await signIn(caller.email, testPassword)).status).toBe(200);
    expect(await mailsTo(db, caller.email)).toEqual([]);
  });

  test('is told the way to a first one when he has none', async () => {
    const person = { firstName: 'Pia', lastName: '', language: 'it' } as const;
    const id = await app.identity.openAccount({ ...person, email: 'google@example.org' });
    const cookie = (await app.identity.startSession(id, new Headers()))
      .map((set) => set.split(';')[0])
      .join('; ');
    const answer = await visitor().call('PUT', '/api/auth/password', change, { cookie });
    expect([answer.status, answer.body.field]).toEqual([400, 'currentPassword']);
    expect(answer.body.message).toContain('Password dimenticata');
  });

  test('promise 12: has ten tries in a quarter of an hour', async () => {
    const caller = await signedIn();
    const wrong = { ...change, currentPassword: 'sbagliata' };
    for (let tries = 0; tries < 10; tries++) {
      expect((await caller.call('PUT', '/api/auth/password', wrong)).status).toBe(400);
    }
    expect((await caller.call('PUT', '/api/auth/password', change)).status).toBe(429);
    minutes(15);
    expect((await caller.call('PUT', '/api/auth/password', change)).status).toBe(200);
  });

  test('must be signed in', async () => {
    expect((await visitor().call('PUT', '/api/auth/password', change)).status).toBe(401);
  });
});

test('nothing above was an error of the server', () => {
  expect(errors).toEqual([]);
});
