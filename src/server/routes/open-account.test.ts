import { describe, expect, test } from 'vitest';
import { tickets, user } from '#server/store/schema.ts';
import { mailedSecret, mailsTo } from '#server/testing/mailbox.ts';
import { createTestApp, testPassword } from '#server/testing/test-app.ts';

const { db, clock, visitor, signedIn, errors } = await createTestApp();
const hour = 3_600_000;
const signUpPath = '/api/auth/sign-up/email';
const choosePath = '/api/auth/choose-password';
const person = (email: string) => ({ email, firstName: 'Nuova', lastName: 'Persona', agrees: true });

/** Asks for an account and reads the mail. */
async function askFor(email: string): Promise<string> {
  const answer = await visitor().call('POST', signUpPath, person(email));
  expect([answer.status, answer.body]).toEqual([200, {}]);
  return mailedSecret(db, email);
}

test('an account is opened by the mailed link, and not before', async () => {
  const caller = visitor();
  const asked = { ...person('Nuova@Example.org'), password: testPassword, role: 'admin' };
  await caller.call('POST', signUpPath, { ...asked, subscriptionPlan: 'ELITE' });
  expect(await db.select().from(user)).toEqual([]);
  expect((await caller.call('GET', '/api/auth/user')).status).toBe(401);

  const token = await mailedSecret(db, 'nuova@example.org');
  const link = await caller.call('POST', '/api/auth/link', { token });
  expect(link.body).toEqual({ purpose: 'sign-up', email: 'nuova@example.org' });

  const chosen = await caller.call('POST', choosePath, { token, password: testPassword });
  expect([chosen.status, chosen.body]).toEqual([200, {}]);
  expect((await caller.call('GET', '/api/auth/user')).body).toMatchObject({
    email: 'nuova@example.org',
    firstName: 'Nuova',
    lastName: 'Persona',
    role: 'user',
    subscriptionPlan: 'FREE',
    subscriptionStatus: 'active',
  });
});

test('a new account speaks the language it was opened in', async () => {
  const german = { 'accept-language': 'de-DE' };
  await visitor().call('POST', signUpPath, person('berlin@example.org'), german);
  const [mail] = await mailsTo(db, 'berlin@example.org');
  expect(mail?.text).toContain('Hallo Nuova');
  const payload = { token: await mailedSecret(db, 'berlin@example.org'), password: testPassword };
  await visitor().call('POST', choosePath, payload, german);
  const opened = await db.query.user.findFirst({
    where: (row, { eq }) => eq(row.email, 'berlin@example.org'),
  });
  expect([opened?.language, opened?.emailVerified]).toEqual(['de', true]);
});

test('promise 14: a link leads to our own address, whatever host the request names', async () => {
  await visitor().call('POST', signUpPath, person('host@example.org'), {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  });
  const [mail] = await mailsTo(db, 'host@example.org');
  expect(mail?.text).toMatch(/http:\/\/localhost:3000\/choose-password\?token=[\w-]{43}\s/);
  expect(mail?.text).not.toContain('evil');
});

describe('signing up with the e-mail of an account', () => {
  test('promise 13: looks like any other, reads and writes as much, and gives no link', async () => {
    const known = await signedIn({ email: 'known@example.org' });
    const before = (await db.select().from(tickets)).length;
    const ask = (email: string) => visitor().call('POST', signUpPath, person(email));
    const [taken, free] = [await ask(known.email), await ask('free@example.org')];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    expect([...taken.headers.keys()]).toEqual([...free.headers.keys()]);
    expect((await db.select().from(tickets)).length - before).toBe(2);

    const [mails, others] = [await mailsTo(db, known.email), await mailsTo(db, 'free@example.org')];
    expect([mails.length, others.length]).toEqual([1, 1]);
    expect(mails[0]?.text).toContain('http://localhost:3000/sign-in');
    expect(mails[0]?.text).not.toContain('token=');
    expect(mails[0]?.text).toContain('Dina');
  });
});

describe('promise 14: a link is good', () => {
  test('once', async () => {
    const token = await askFor('once@example.org');
    const choose = () => visitor().call('POST', choosePath, { token, password: testPassword });
    expect((await choose()).status).toBe(200);
    const again = await choose();
    expect([again.status, again.body.message]).toEqual([404, expect.stringContaining('Chiedine uno nuovo')]);
    expect((await visitor().call('POST', '/api/auth/link', { token })).status).toBe(404);
  });

  test('for one of many who follow it at the same moment', async () => {
    const token = await askFor('race@example.org');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor().call('POST', choosePath, { token, password: testPassword })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
  });

  test('for a day', async () => {
    const token = await askFor('late@example.org');
    clock.now = new Date(clock.now.getTime() + 24 * hour - 1);
    expect((await visitor().call('POST', '/api/auth/link', { token })).status).toBe(200);
    clock.now = new Date(clock.now.getTime() + 1);
    expect((await visitor().call('POST', '/api/auth/link', { token })).status).toBe(404);
    const late = await visitor().call('POST', choosePath, { token, password: testPassword });
    expect(late.status).toBe(404);
  });

  test('still, after a password that is too short', async () => {
    const token = await askFor('short@example.org');
    const short = await visitor().call('POST', choosePath, { token, password: 'corta' });
    expect([short.status, short.body.field]).toEqual([400, 'password']);
    expect((await visitor().call('POST', choosePath, { token, password: testPassword })).status).toBe(200);
  });

  test('not any more once the account was opened by an earlier link', async () => {
    const [first, second] = [await askFor('twice@example.org'), await askFor('twice@example.org')];
    const choose = (token: string) => visitor().call('POST', choosePath, { token, password: testPassword });
    const [one, other] = await Promise.all([choose(first), choose(second)]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    const refused = one.status === 409 ? one : other;
    expect(refused.body.message).toContain('accedi');
    expect(refused.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['made up', 'A'.repeat(43)],
    ['too long', 'A'.repeat(201)],
    ['too short', 'A'],
    ['no text', 7],
    ['missing', undefined],
    ['with signs', "' or 1=1 --                 "],
  ])('not when it is %s', async (_, token) => {
    for (const [path, payload] of [
      ['/api/auth/link', { token }],
      [choosePath, { token, password: testPassword }],
    ] as const) {
      const answer = await visitor().call('POST', path, payload);
      expect([400, 404]).toContain(answer.status);
      expect(answer.body.message).not.toBe('');
    }
  });
});

test('promise 14: the database does not hold the secret of a link', async () => {
  const token = await askFor('digest@example.org');
  const kept = JSON.stringify(await db.select().from(tickets));
  expect(kept).toContain('digest@example.org');
  expect(kept).not.toContain(token);
});

describe('what is refused names its field in the reader’s language', () => {
  test.each([
    ['no e-mail', { ...person('no-at-sign') }, 'email'],
    ['an e-mail that looks like another', { ...person('nuоva@example.org') }, 'email'],
    ['two e-mails in one', { ...person('a@example.org,b@example.org') }, 'email'],
    ['a header in the e-mail', { ...person('a@example.org\r\nBcc: b@example.org') }, 'email'],
    ['no first name', { ...person('a@example.org'), firstName: ' \u200e ' }, 'firstName'],
    ['a name without end', { ...person('a@example.org'), lastName: 'a'.repeat(81) }, 'lastName'],
    ['no names at all', { email: 'a@example.org' }, 'firstName'],
  ])('%s', async (_, payload, field) => {
    const answer = await visitor().call('POST', signUpPath, payload, { 'accept-language': 'de' });
    expect([answer.status, answer.body.field]).toEqual([400, field]);
    expect(answer.body.message).toMatch(/keine gültige|ung|zu klein|zu kurz|zu groß|erwartet|muss/i);
  });
});

test.each([
  ['of many letters', `${'lunghissima '.repeat(10)}!!`],
  ['of other scripts', 'пароль 密码 🚗🚗🚗'],
  ['with spaces at its ends', '  spazi ai lati  '],
])('promise 18: a password %s counts in full', async (what, password) => {
  const email = `${what.replaceAll(' ', '-').replaceAll("'", '')}@example.org`;
  const token = await askFor(email);
  expect((await visitor().call('POST', choosePath, { token, password })).status).toBe(200);
  const signIn = (tried: string) =>
    visitor().call('POST', '/api/auth/sign-in/email', { email, password: tried });
  expect((await signIn(password)).status).toBe(200);
  expect((await signIn(password.slice(0, -1))).status).toBe(400);
  expect((await signIn(`${password}x`)).status).toBe(400);
});

test('nothing above was an error of the server', () => {
  expect(errors).toEqual([]);
});
