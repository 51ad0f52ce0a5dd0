import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { seedDemoAccounts } from '#server/dev/seed-demo-accounts.ts';
import { accountStore } from '#server/store/account-store.ts';
import { userStore } from '#server/store/user-store.ts';
import { type Answer, createTestApp, type SignedInCaller, testPassword } from '#server/testing/test-app.ts';

const { app, db, visitor, signedIn, errors } = await createTestApp();
const production = await createTestApp({ isDemo: false });
const someone = await signedIn({ email: 'someone@example.org' });
const credentials = { email: someone.email, password: testPassword };

const cookieOf = (answer: Answer) =>
  answer.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');

test('who has an account signs in, out and in again', async () => {
  const caller = visitor();
  const written = { ...credentials, email: ' SomeOne@Example.org ' };
  expect((await caller.call('POST', '/api/auth/sign-in/email', written)).status).toBe(200);
  expect((await caller.call('GET', '/api/auth/user')).body).toMatchObject({
    email: 'someone@example.org',
    firstName: 'Dina',
    role: 'user',
    subscriptionPlan: 'FREE',
    subscriptionStatus: 'active',
    billingCycle: 'monthly',
  });
  const out = await caller.call('GET', '/api/logout');
  expect([out.status, out.headers.get('location')]).toEqual([302, '/']);
  expect((await caller.call('GET', '/api/auth/user')).status).toBe(401);
  expect((await caller.call('POST', '/api/auth/sign-in/email', credentials)).status).toBe(200);
  expect((await caller.call('GET', '/api/auth/user')).status).toBe(200);
});

test('promise 2: a session cookie is dead after sign-out, and after signing in again in the same browser', async () => {
  const caller = visitor();
  const signIn = async () => cookieOf(await caller.call('POST', '/api/auth/sign-in/email', credentials));
  const whoIs = async (cookie: string) =>
    (await visitor().call('GET', '/api/auth/user', undefined, { cookie })).status;
  const first = await signIn();
  expect(await whoIs(first)).toBe(200);
  const second = await signIn();
  expect([await whoIs(first), await whoIs(second)]).toEqual([401, 200]);
  await caller.call('POST', '/api/test/logout');
  expect(await whoIs(second)).toBe(401);
});

test('mails are written in the language last signed in with', async () => {
  const languageOf = async () => (await accountStore(db).findByEmail(someone.email))?.language;
  await visitor().call('POST', '/api/auth/sign-in/email', credentials, { 'accept-language': 'de-AT' });
  expect(await languageOf()).toBe('de');
  const wrong = { ...credentials, password: 'sbagliata sbagliata' };
  await visitor().call('POST', '/api/auth/sign-in/email', wrong, { 'accept-language': 'fr' });
  expect(await languageOf()).toBe('de');
});

test('promise 4: an expired session and a forged cookie are nobody’s', async () => {
  const entered = await visitor().call('POST', '/api/auth/sign-in/email', credentials);
  const cookie = cookieOf(entered);
  const whoIs = async (sent: string) =>
    (await visitor().call('GET', '/api/auth/user', undefined, { cookie: sent })).status;
  expect(await whoIs(cookie)).toBe(200);
  expect(await whoIs(`other=1; ${cookie}`)).toBe(200);
  const [name = '', value = ''] = cookie.split('=', 2);
  const token = decodeURIComponent(value).split('.')[0];
  for (const forged of [token, `${token}.`, `${token}.${'A'.repeat(43)}=`, '%', value.slice(0, -8)]) {
    expect([forged, await whoIs(`${name}=${forged}`)]).toEqual([forged, 401]);
  }
  await db.execute(sql`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE token = ${token}`);
  expect(await whoIs(cookie)).toBe(401);
});

test('promise 5: a changed plan and role act with the next request', async () => {
  const caller = await signedIn();
  const { id } = (await caller.call('GET', '/api/auth/user')).body;
  await userStore(db).update(id, { subscriptionPlan: 'ELITE', role: 'admin' });
  const now = (await caller.call('GET', '/api/auth/user')).body;
  expect([now.subscriptionPlan, now.role]).toEqual(['ELITE', 'admin']);
});

test('promise 4: a session that is used lives on, one that is not used for a fortnight is over', async () => {
  const [used, left] = [await signedIn(), await signedIn()];
  const statusOf = async (user: SignedInCaller) => (await user.call('GET', '/api/auth/user')).status;
  const passDays = (days: number) =>
    db.execute(
      sql`UPDATE sessions SET updated_at = updated_at - ${days} * interval '1 day' WHERE user_id IN (${used.id}, ${left.id})`,
    );
  await passDays(13);
  expect(await statusOf(used)).toBe(200);
  await passDays(2);
  expect([await statusOf(used), await statusOf(left)]).toEqual([200, 401]);
});

test('the answer to a caller without a session is 401 with the word Unauthorized', async () => {
  for (const path of [
    '/api/auth/user',
    '/api/test/current-user',
    '/api/descriptions',
    '/api/dashboard/stats',
  ]) {
    const answer = await visitor().call('GET', path);
    expect([path, answer.status]).toEqual([path, 401]);
    expect(answer.body.message).toContain('Unauthorized');
  }
});

describe('what is refused at sign-in names the field in the reader’s language', () => {
  test.each([
    [{ email: 'someone@example.org' }, 'password'],
    [{ email: 'no-at-sign', password: testPassword }, 'email'],
    [{ email: 'someone@example.org', password: 'a'.repeat(129) }, 'password'],
    [{ email: 7, password: [] }, 'email'],
  ])('%j', async (payload, field) => {
    const answer = await visitor().call('POST', '/api/auth/sign-in/email', payload, {
      'accept-language': 'de',
    });
    expect(answer.status).toBe(400);
    expect(answer.body.field).toBe(field);
    expect(answer.body.message).toMatch(/ung|zu klein|zu kurz|erwartet|muss|keine gültige/i);
  });

  test('a body that is no JSON', async () => {
    const answer = await visitor().call('POST', '/api/auth/sign-in/email', '{"email":');
    expect(answer.status).toBe(400);
  });
});

test('promise 13: a wrong password and an unknown e-mail are refused alike', async () => {
  const wrong = { email: someone.email, password: 'sbagliata sbagliata' };
  const unknown = { email: 'nobody@example.org', password: 'sbagliata sbagliata' };
  const [a, b] = [
    await visitor().call('POST', '/api/auth/sign-in/email', wrong),
    await visitor().call('POST', '/api/auth/sign-in/email', unknown),
  ];
  expect(a.status).toBe(400);
  expect([b.status, b.body]).toEqual([a.status, a.body]);
});

test('promise 7: a request of another site changes nothing', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
    const answer = await visitor().call('POST', '/api/auth/sign-in/email', credentials, { origin });
    expect([origin, answer.status]).toEqual([origin, 403]);
  }
  const form = await visitor().call('POST', '/api/auth/sign-in/email', 'email=a', {
    'content-type': 'text/plain',
  });
  expect(form.status).toBe(415);
  const posing = { 'content-type': 'application/json-form' };
  expect((await visitor().call('POST', '/api/auth/sign-in/email', credentials, posing)).status).toBe(415);
});

test('promise 7: a picture on another site does not sign anybody out', async () => {
  const caller = await signedIn();
  await caller.call('GET', '/api/logout', undefined, { 'sec-fetch-site': 'cross-site' });
  expect((await caller.call('GET', '/api/auth/user')).status).toBe(200);
});

test('the demo accounts are made once and sign in through the test endpoint', async () => {
  await seedDemoAccounts({ app, users: userStore(db), paysBySimulation: true });
  await seedDemoAccounts({ app, users: userStore(db), paysBySimulation: true });
  const caller = visitor();
  const credentials = { email: 'admin@example.com', password: 'autoscritto-demo' };
  const answer = await caller.call('POST', '/api/test/login', credentials);
  expect(answer.body).toEqual({ user: { email: 'admin@example.com', role: 'admin' } });
  expect((await caller.call('GET', '/api/test/current-user')).body.role).toBe('admin');
  const elite = visitor();
  await elite.call('POST', '/api/test/login', { ...credentials, email: 'elite@example.com' });
  expect((await elite.call('GET', '/api/test/current-user')).body.subscriptionPlan).toBe('ELITE');
  expect((await elite.call('GET', '/api/subscription')).body.isPaid).toBe(true);
  expect((await elite.call('GET', '/api/receipts')).body).toHaveLength(1);
});

test('outside demo mode the test endpoints do not exist', async () => {
  const credentials = { email: 'admin@example.com', password: 'autoscritto-demo' };
  expect((await production.visitor().call('POST', '/api/test/login', credentials)).status).toBe(404);
  expect((await production.visitor().call('GET', '/api/test/current-user')).status).toBe(404);
  expect((await production.visitor().call('POST', '/api/auth/sign-in/email', credentials)).status).toBe(400);
});

test('promise 1: the session cookie is out of reach of scripts and of other sites', async () => {
  const answer = await visitor().call('POST', '/api/auth/sign-in/email', credentials);
  expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly/i);
  expect(answer.headers.getSetCookie().join()).toMatch(/SameSite=Lax/i);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('promise 1: on https the cookie is sent over https only, and still names its user', async () => {
  const secure = await createTestApp({ isDemo: false, origin: 'https://testi.example' });
  const { email } = await secure.signedIn();
  const caller = secure.visitor();
  const mine = { email, password: testPassword };
  const entered = await caller.call('POST', '/api/auth/sign-in/email', mine);
  expect(entered.headers.getSetCookie().join()).toMatch(/^__Host-[^;]+;.*; Path=\/; HttpOnly; Secure/);
  expect((await caller.call('GET', '/api/auth/user')).status).toBe(200);
  expect(entered.headers.getSetCookie().join()).not.toMatch(/Domain=/i);
  const origin = 'http://testi.example';
  expect((await caller.call('POST', '/api/auth/sign-in/email', mine, { origin })).status).toBe(403);
});

test('nothing above was an error of the server', () => {
  expect([...errors, ...production.errors]).toEqual([]);
});
