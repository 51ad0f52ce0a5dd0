import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { browserAt, startRealIssuer } from '#server/gateways/open-id/testing/real-issuer.ts';
import { user } from '#server/store/schema.ts';
import { userStore } from '#server/store/user-store.ts';
import { type Caller, createTestApp, testPassword } from '#server/testing/test-app.ts';

const origin = 'http://localhost:3000';
const mario = { email: 'mario@dealer.example', email_verified: true };

const hostedIssuer = await startRealIssuer(
  {
    mario: { ...mario, given_name: ' Mario ', family_name: 'De\u202e Rossi' },
    twin: { ...mario, given_name: 'Twin' },
    unverified: { email: 'nobody@dealer.example', email_verified: false },
    anna: { email: 'anna@dealer.example', email_verified: true, name: 'Anna Maria Bianchi' },
    tabs: { email: 'tabs@dealer.example', email_verified: true },
    nameless: { email: 'nameless@dealer.example', email_verified: true },
  },
  { redirectUri: `${origin}/api/login/callback`, method: 'client_secret_basic' },
  false,
);
const google = await startRealIssuer(
  {
    mario: { email: 'carla@dealer.example', email_verified: true, name: 'Carla Verdi' },
    blocked: { email: 'blocked@dealer.example', email_verified: true },
    late: { email: 'late@dealer.example', email_verified: true },
    owner: { email: 'Dina.Owner@Dealer.example', email_verified: true, given_name: 'Somebody' },
  },
  { redirectUri: `${origin}/auth/google/callback`, method: 'client_secret_post' },
  true,
);
afterAll(async () => {
  await hostedIssuer.stop();
  await google.stop();
});

const client = { CLIENT_ID: 'autoscritto', CLIENT_SECRET: 'known to both' };
const { visitor, signedIn, errors, db } = await createTestApp({
  otherOrigins: ['http://127.0.0.1:3000'],
  environment: {
    ...{ OIDC_ISSUER: hostedIssuer.issuer, GOOGLE_ISSUER: google.issuer },
    ...Object.fromEntries(
      Object.entries(client).flatMap(([name, value]) => [
        [`OIDC_${name}`, value],
        [`GOOGLE_${name}`, value],
      ]),
    ),
  },
});
const plain = await createTestApp();
const secure = await createTestApp({
  origin: 'https://testi.example',
  environment: {
    ...{ GOOGLE_ISSUER: google.issuer, GOOGLE_CLIENT_ID: 'autoscritto', GOOGLE_CLIENT_SECRET: 'x' },
  },
});

const leadTo = async (caller: Caller, path: string) => {
  const { status, headers } = await caller.call('GET', path);
  expect(status).toBe(302);
  return headers.get('location') ?? '';
};

async function enter(caller: Caller, path: string, issuer: { issuer: string }, as: string) {
  const back = await browserAt(issuer.issuer).passAs(as, await leadTo(caller, path));
  return leadTo(caller, back);
}

const whoIs = async (caller: Caller) => (await caller.call('GET', '/api/auth/user')).body;

describe('where nothing is configured', () => {
  test.each([
    ['/api/login', '/sign-in'],
    ['/api/login/callback?code=x&state=y', '/sign-in'],
    ['/auth/google', '/login'],
    ['/auth/google/callback?code=x&state=y', '/login'],
  ])('%s leads to %s', async (path, page) => {
    expect(await leadTo(plain.visitor(), path)).toBe(page);
  });

  test('no way but our own is told of', async () => {
    const { body } = await plain.visitor().call('GET', '/api/auth/ways');
    expect(body).toEqual({ google: false, hosted: false });
  });
});

test('configured ways are told of', async () => {
  const { body } = await visitor().call('GET', '/api/auth/ways');
  expect(body).toEqual({ google: true, hosted: true });
});

test('who is signed in goes to the dashboard at once', async () => {
  expect(await leadTo(await signedIn(), '/api/login')).toBe('/dashboard');
});

test('promise 15: what is asked for is a code, bound to us, to this attempt and to this browser', async () => {
  const someone = visitor();
  const { headers } = await someone.call('GET', '/api/login', undefined, {
    'accept-language': 'de',
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
  });
  const asked = new URL(headers.get('location') ?? '');
  expect(asked.origin).toBe(hostedIssuer.issuer);
  expect(Object.fromEntries(asked.searchParams)).toMatchObject({
    ...{ response_type: 'code', client_id: 'autoscritto', scope: 'openid email profile' },
    ...{ redirect_uri: `${origin}/api/login/callback`, code_challenge_method: 'S256', ui_locales: 'de' },
    ...{ state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\w-]{43}$/) },
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(headers.getSetCookie()).toEqual([
    expect.stringMatching(/^autoscritto\.browser=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('who comes by another of our addresses goes on at the first, where he will come back to', async () => {
  const someone = visitor();
  for (const path of ['/api/login', '/auth/google']) {
    const { headers } = await someone.call('GET', path, undefined, { host: '127.0.0.1:3000' });
    expect(headers.get('location')).toBe(origin + path);
  }
});

test('promise 8: on https the cookie is ours alone', async () => {
  const { headers } = await secure.visitor().call('GET', '/auth/google');
  expect(headers.get('location')).toContain(encodeURIComponent('https://testi.example/auth/google/callback'));
  expect(headers.getSetCookie()[0]).toMatch(/^__Host-autoscritto\.browser=.*; Path=\/; HttpOnly; Secure; /);
  expect(headers.get('cache-control')).toBe('no-store');
});

describe('at an issuer that keeps e-mail and names for its userinfo endpoint', () => {
  test('a person unknown gets an account, with the names cleaned, and is himself when he comes again', async () => {
    const someone = visitor();
    expect(await enter(someone, '/api/login', hostedIssuer, 'mario')).toBe('/dashboard');
    const user = await whoIs(someone);
    expect(user).toMatchObject({
      ...{ email: mario.email, firstName: 'Mario', lastName: 'De Rossi' },
      ...{ role: 'user', subscriptionPlan: 'FREE' },
    });
    const again = visitor();
    expect(await enter(again, '/api/login', hostedIssuer, 'mario')).toBe('/dashboard');
    expect((await whoIs(again)).id).toBe(user.id);
  });

  test.each([
    ['anna', 'Anna', 'Maria Bianchi'],
    ['nameless', 'nameless', ''],
  ])('%s is greeted as %s %s', async (subject, firstName, lastName) => {
    const someone = visitor();
    await enter(someone, '/api/login', hostedIssuer, subject);
    expect(await whoIs(someone)).toMatchObject({ firstName, lastName });
  });

  test('promise 16: one whose e-mail it does not vouch for gets neither account nor session', async () => {
    const someone = visitor();
    const led = await enter(someone, '/api/login', hostedIssuer, 'unverified');
    expect(led).toBe('/sign-in?fault=email-unverified');
    expect((await someone.call('GET', '/api/auth/user')).status).toBe(401);
  });

  test('in two tabs at once a person gets one account', async () => {
    const someone = visitor();
    const tabs = [await leadTo(someone, '/api/login'), await leadTo(someone, '/api/login')];
    const there = browserAt(hostedIssuer.issuer);
    const backs = [];
    for (const tab of tabs) backs.push(await there.passAs('tabs', tab));
    const led = await Promise.all(backs.map((back) => leadTo(someone, back)));
    expect(led).toEqual(['/dashboard', '/dashboard']);
    expect(await whoIs(someone)).toMatchObject({ email: 'tabs@dealer.example' });
  });

  test('promise 16: another subject with the e-mail it vouches for enters the account of that e-mail', async () => {
    const someone = visitor();
    expect(await enter(someone, '/api/login', hostedIssuer, 'twin')).toBe('/dashboard');
    expect(await whoIs(someone)).toMatchObject({ email: mario.email, firstName: 'Mario' });
  });

  test('who says no there is led back', async () => {
    const someone = visitor();
    const back = await browserAt(hostedIssuer.issuer).refuse(await leadTo(someone, '/api/login'));
    expect(back).toContain('error=access_denied');
    expect(await leadTo(someone, back)).toBe('/sign-in?fault=sign-in-refused');
    expect(errors.splice(0).map(String)).toEqual([expect.stringContaining('access_denied')]);
  });
});

describe('with Google', () => {
  test('an account opened by mail is entered by its e-mail, and its password stays', async () => {
    const owner = await signedIn({ email: 'dina.owner@dealer.example', subscriptionPlan: 'PRO' });
    const elsewhere = visitor();
    expect(await enter(elsewhere, '/auth/google', google, 'owner')).toBe('/dashboard');
    expect(await whoIs(elsewhere)).toMatchObject({
      ...{ id: owner.id, firstName: 'Dina', subscriptionPlan: 'PRO' },
    });
    const { email } = owner;
    const payload = { email, password: testPassword };
    const byPassword = await visitor().call('POST', '/api/auth/sign-in/email', payload);
    expect(byPassword.status).toBe(200);
  });

  test('promise 16: an account opened when nobody had to prove his e-mail is taken from whoever opened it', async () => {
    const squatter = await signedIn({ email: 'late@dealer.example' });
    await db.update(user).set({ emailVerified: false }).where(eq(user.id, squatter.id));
    const someone = visitor();
    expect(await enter(someone, '/auth/google', google, 'late')).toBe('/dashboard');
    expect((await whoIs(someone)).id).toBe(squatter.id);
    expect((await squatter.call('GET', '/api/auth/user')).status).toBe(401);
    const { email } = squatter;
    const again = await squatter.call('POST', '/api/auth/sign-in/email', { email, password: testPassword });
    expect(again.status).toBe(400);
  });

  test('mails are written in the language he came with last', async () => {
    const someone = visitor();
    const back = await browserAt(google.issuer).passAs('mario', await leadTo(someone, '/auth/google'));
    await someone.call('GET', back, undefined, { 'accept-language': 'fr' });
    const [found] = await db.select().from(user).where(eq(user.email, 'carla@dealer.example'));
    expect(found?.language).toBe('fr');
  });

  test('promise 15: the same subject at another issuer is somebody else', async () => {
    const someone = visitor();
    await enter(someone, '/auth/google', google, 'mario');
    expect((await whoIs(someone)).email).toBe('carla@dealer.example');
  });

  test('a blocked user stays out and is told so, linked before or not, until he is let in', async () => {
    const { id } = await signedIn({ email: 'blocked@dealer.example' });
    const status = (subscriptionStatus: 'blocked' | 'active') =>
      userStore(db).update(id, { subscriptionStatus });
    const someone = visitor();
    for (const [now, page] of [
      ['blocked', '/sign-in?fault=account-blocked'],
      ['blocked', '/sign-in?fault=account-blocked'],
      ['active', '/dashboard'],
    ] as const) {
      await status(now);
      expect(await enter(someone, '/auth/google', google, 'blocked')).toBe(page);
      expect((await someone.call('GET', '/api/auth/user')).status).toBe(now === 'active' ? 200 : 401);
    }
  });
});

test('nothing went wrong on our side', () => {
  expect(errors).toEqual([]);
});

test.each([
  ['?payment_intent=pi_1&redirect_status=succeeded', '/dashboard?tab=subscription&payment=done'],
  ['?payment_intent=pi_1&redirect_status=failed', '/subscribe?payment=failed'],
  ['?payment_intent=https%3A%2F%2Felsewhere.example', '/dashboard?tab=subscription&payment=done'],
  ['?payment=done', '/dashboard?tab=subscription&payment=done'],
  ['?payment=elsewhere', '/dashboard'],
  ['', '/dashboard'],
])('promise 17: who comes back from his bank signed in with %j goes to %s', async (query, page) => {
  const answer = await (await plain.signedIn()).call('GET', `/api/login${query}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, page]);
});

test.each([
  ['?payment_intent=pi_1&redirect_status=succeeded', '/paid'],
  ['?payment=done', '/paid'],
  ['?payment_intent=pi_1&redirect_status=failed', '/subscribe?payment=failed'],
  ['?payment=elsewhere', '/sign-in'],
  ['', '/sign-in'],
])('who comes back from a payment without an account with %j goes to %s', async (query, page) => {
  const answer = await plain.visitor().call('GET', `/api/login${query}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, page]);
});
