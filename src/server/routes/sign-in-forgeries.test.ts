import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  forgersClient,
  type Lies,
  now,
  startForgingIssuer,
} from '#server/gateways/open-id/testing/forging-issuer.ts';
import { session, user } from '#server/store/schema.ts';
import { type Caller, createTestApp } from '#server/testing/test-app.ts';

const forger = await startForgingIssuer();
afterAll(forger.stop);
const { visitor, signedIn, errors, clock, db } = await createTestApp({
  environment: {
    ...{ OIDC_ISSUER: forger.issuer, GOOGLE_ISSUER: forger.issuer },
    ...{ OIDC_CLIENT_ID: forgersClient.id, OIDC_CLIENT_SECRET: forgersClient.secret },
    ...{ GOOGLE_CLIENT_ID: forgersClient.id, GOOGLE_CLIENT_SECRET: forgersClient.secret },
  },
});
const victim = await signedIn({ email: 'victim@dealer.example' });
const strangersKeys = await generateKeyPair('RS256');
const publicText = await exportSPKI(forger.publicKey);

beforeEach(() => {
  forger.lie({ claims: asVictim });
  forger.asked.splice(0);
  errors.splice(0);
});

/** What an honest issuer would say of the victim: with nothing else wrong it opens his account. */
const asVictim = (honest: JWTPayload) => ({ ...honest, sub: 'victim', email: victim.email });

async function leadTo(caller: Caller, path: string) {
  const { status, headers } = await caller.call('GET', path);
  expect(status).toBe(302);
  return headers.get('location') ?? '';
}

async function enter(caller: Caller, path = '/api/login') {
  return leadTo(caller, forger.letPass(await leadTo(caller, path)));
}

async function expectNothingOpened(caller: Caller, before: { people: number; sessions: number }) {
  expect((await caller.call('GET', '/api/auth/user')).status).toBe(401);
  expect(await countAll()).toEqual(before);
}

async function countAll() {
  return { people: await db.$count(user), sessions: await db.$count(session) };
}

const hmac = (secret: string) => (claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(Buffer.from(secret));
const claiming =
  (change: JWTPayload): Lies['claims'] =>
  (honest) => ({ ...asVictim(honest), ...change });
const without =
  (name: string): Lies['claims'] =>
  (honest) =>
    Object.fromEntries(Object.entries(asVictim(honest)).filter(([key]) => key !== name));

test.each<[string, Lies]>([
  ['unsigned', { token: (claims) => new UnsecuredJWT(claims).encode() }],
  ['without its signature', { token: async (claims) => (await forger.sign(claims)).replace(/[^.]+$/, '') }],
  [
    'cut off before the signature',
    { token: async (claims) => (await forger.sign(claims)).replace(/\.[^.]+$/, '') },
  ],
  ['of other claims than were signed', { token: swapPayload }],
  [
    'signed by a stranger in the name of the key',
    { token: (claims) => forger.sign(claims, strangersKeys.privateKey) },
  ],
  ['signed by a key unknown', { token: (claims) => forger.sign(claims, strangersKeys.privateKey, 'other') }],
  ['signed with the public key as a shared secret', { token: hmac(publicText) }],
  ['signed with the client secret', { token: hmac(forgersClient.secret) }],
  ['for another client', { claims: claiming({ aud: 'somebody-else' }) }],
  [
    'for us and another, at the other’s wish',
    { claims: claiming({ aud: [forgersClient.id, 'b'], azp: 'b' }) },
  ],
  ['of another issuer', { claims: claiming({ iss: 'https://accounts.google.com' }) }],
  ['of another attempt', { claims: claiming({ nonce: 'another' }) }],
  ['of no attempt', { claims: without('nonce') }],
  ['expired', { claims: claiming({ iat: now() - 7200, exp: now() - 3600 }) }],
  ['good for ever', { claims: without('exp') }],
  ['good later only', { claims: claiming({ nbf: now() + 3600 }) }],
  ['of nobody', { claims: without('sub') }],
  ['of an empty name', { claims: claiming({ sub: '' }) }],
  ['of a name no database takes', { claims: claiming({ sub: 'vic\u0000tim' }) }],
  ['no token', { token: () => 'nonsense' }],
])('a token %s is refused', async (_, lies) => {
  forger.lie({ claims: asVictim, ...lies });
  const before = await countAll();
  const someone = visitor();
  expect(await enter(someone)).toBe('/sign-in?fault=sign-in-refused');
  await expectNothingOpened(someone, before);
  const logged = errors.map(String).join();
  expect(logged).not.toBe('');
  expect(logged).not.toMatch(/code-\d|eyJ|victim/);
});

/** What the issuer signed for a person of its own, with the victim's claims put into it. */
async function swapPayload(claims: JWTPayload) {
  const [header, , signature] = (await forger.sign({ ...claims, sub: 'attacker' })).split('.');
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

test('the same token with nothing wrong opens the account, once our verifier and secret were shown', async () => {
  const someone = visitor();
  expect(await enter(someone)).toBe('/dashboard');
  expect((await someone.call('GET', '/api/auth/user')).body.id).toBe(victim.id);
  const { form, authorization } = forger.asked.find(({ path }) => path === '/token') ?? {};
  const verifier = form?.get('code_verifier') ?? '';
  expect(createHash('sha256').update(verifier).digest('base64url')).toBe(
    forger.challengeOf(form?.get('code') ?? ''),
  );
  expect(form?.get('redirect_uri')).toBe('http://localhost:3000/api/login/callback');
  expect(authorization).toMatch(/^Basic /);
});

describe('the way back', () => {
  const expired = '/sign-in?fault=sign-in-expired';

  test('is good once', async () => {
    const someone = visitor();
    const back = forger.letPass(await leadTo(someone, '/api/login'));
    expect(await leadTo(someone, back)).toBe('/dashboard');
    const asked = forger.asked.length;
    expect(await leadTo(someone, back)).toBe(expired);
    expect(forger.asked.length).toBe(asked);
  });

  test('taken ten times at once leads in once', async () => {
    const someone = visitor();
    const back = forger.letPass(await leadTo(someone, '/api/login'));
    const led = await Promise.all(Array.from({ length: 10 }, () => leadTo(someone, back)));
    expect(led.filter((page) => page === '/dashboard')).toHaveLength(1);
    expect(led.filter((page) => page === expired)).toHaveLength(9);
  });

  test('is of no use in another browser, so nobody is signed in as somebody else', async () => {
    const before = await countAll();
    const back = forger.letPass(await leadTo(visitor(), '/api/login'));
    const other = visitor();
    expect(await leadTo(other, back)).toBe(expired);
    // Neither is it in one that has a sign-in of its own under way.
    const busy = visitor();
    await leadTo(busy, '/api/login');
    const again = forger.letPass(await leadTo(visitor(), '/api/login'));
    expect(await leadTo(busy, again)).toBe(expired);
    await expectNothingOpened(other, before);
    await expectNothingOpened(busy, before);
  });

  test('of one provider is of no use at the other', async () => {
    const before = await countAll();
    const someone = visitor();
    const back = forger.letPass(await leadTo(someone, '/api/login'));
    expect(await leadTo(someone, back.replace('/api/login/callback', '/auth/google/callback'))).toBe(expired);
    expect(forger.asked.some(({ path }) => path === '/token')).toBe(false);
    await expectNothingOpened(someone, before);
  });

  test('is good for half an hour', async () => {
    const someone = visitor();
    const back = forger.letPass(await leadTo(someone, '/api/login'));
    clock.now = new Date(clock.now.getTime() + 30 * 60_000);
    expect(await leadTo(someone, back)).toBe(expired);
  });

  test.each([
    '',
    '?code=x',
    '?state=x',
    '?code=x&state=%00',
    `?code=x&state=${'x'.repeat(9000)}`,
    '?error=access_denied',
    '?state[]=a&state[]=b',
  ])('with %s leads nowhere', async (query) => {
    expect(await leadTo(visitor(), `/api/login/callback${query}`)).toBe(expired);
    expect(errors).toEqual([]);
  });

  test('with another’s name on it, or without a code, is refused', async () => {
    for (const spoil of ['&iss=https://accounts.google.com', '&code=', '&error=%0Alogin_required']) {
      const someone = visitor();
      const back = forger.letPass(await leadTo(someone, '/api/login'));
      const spoilt = back.replace(/\?code=[^&]*/, '?').replace('?&', '?') + spoil;
      expect(await leadTo(someone, spoilt), spoil).toBe('/sign-in?fault=sign-in-refused');
    }
    expect(errors.map(String).join()).not.toContain('\n');
  });
});

describe('the e-mail of a person unknown', () => {
  let people = 0;
  const unknown = (change: JWTPayload) =>
    forger.lie({ claims: claiming({ sub: `new-${++people}`, ...change }) });

  test.each([false, 'true', 1, null, undefined])('that is verified: %j opens nothing', async (verified) => {
    unknown({ email_verified: verified });
    const before = await countAll();
    const someone = visitor();
    expect(await enter(someone)).toBe('/sign-in?fault=email-unverified');
    await expectNothingOpened(someone, before);
  });

  test.each([
    ['absent', undefined],
    ['a list', ['victim@dealer.example']],
    ['empty', ''],
    ['with a Cyrillic letter', 'v\u0456ctim@dealer.example'],
    ['with a Cyrillic letter in its domain', 'victim@de\u0430ler.example'],
    ['in wide letters', '\uff56ictim@dealer.example'],
    ['with the sign of Kelvin', 'victim@dealer.example\u212a'],
    ['with a dotless i', 'v\u0131ctim@dealer.example'],
    ['with a second one behind a line', 'victim@dealer.example\r\nBcc: b@example.org'],
    ['endless', `${'v'.repeat(300)}@dealer.example`],
  ])('that is %s opens nothing', async (_, email) => {
    unknown({ email });
    const before = await countAll();
    const someone = visitor();
    expect(await enter(someone)).toBe('/sign-in?fault=email-unusable');
    await expectNothingOpened(someone, before);
  });

  test('in capitals is the same e-mail', async () => {
    unknown({ email: 'Victim@DEALER.example' });
    const someone = visitor();
    expect(await enter(someone)).toBe('/dashboard');
    expect((await someone.call('GET', '/api/auth/user')).body.id).toBe(victim.id);
  });

  test('told at the userinfo endpoint of somebody else opens nothing', async () => {
    nextHour();
    const email = { email: victim.email, email_verified: true };
    forger.lie({
      claims: (honest) => ({ ...honest, sub: 'new-asked' }),
      metadata: { userinfo_endpoint: `${forger.issuer}/userinfo` },
      userinfo: { sub: 'somebody-else', ...email },
    });
    const before = await countAll();
    const someone = visitor();
    expect(await enter(someone)).toBe('/sign-in?fault=sign-in-refused');
    await expectNothingOpened(someone, before);
  });
});

test('names come cleaned and cut, whatever they are', async () => {
  forger.lie({
    claims: claiming({
      ...{ sub: 'named', email: 'named@dealer.example', given_name: `\u0000${'\u{1F697}'.repeat(60)}` },
      family_name: { first: 'an object' },
    }),
  });
  const someone = visitor();
  expect(await enter(someone)).toBe('/dashboard');
  const { body } = await someone.call('GET', '/api/auth/user');
  expect(body).toMatchObject({ firstName: '\u{1F697}'.repeat(40), lastName: '' });
});

/** What is known of the issuer is asked for again after an hour. */
const nextHour = () => {
  clock.now = new Date(clock.now.getTime() + 60 * 60_000);
};

describe('an issuer out of order', () => {
  const unavailable = '/sign-in?fault=provider-unavailable';
  const say = (status: number, type: string, body: string) => (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': type, location: 'http://127.0.0.1:9/' }).end(body);
  const ways = {
    'cuts the line': (response: ServerResponse) => response.destroy(),
    'answers 500': say(500, 'application/json', '{}'),
    'answers 500 as a page': say(500, 'text/html', '<h1>Sorry</h1>'),
    'answers a page': say(200, 'text/html', '<h1>Welcome</h1>'),
    'answers nothing': say(200, 'application/json', ''),
    'answers 404': say(404, 'text/plain', 'no'),
    'sends elsewhere': say(302, 'text/plain', ''),
    'never stops talking': say(200, 'application/json', `"${'x'.repeat(600_000)}"`),
  };
  const nonsense = { 'answers a number': say(200, 'application/json', '7') };

  test.each(Object.entries({ ...ways, ...nonsense }))(
    'that %s is said to be unavailable',
    async (_, answer) => {
      nextHour();
      forger.lie({ answer: { '/.well-known/openid-configuration': answer } });
      expect(await leadTo(visitor(), '/api/login')).toBe(unavailable);
      expect(errors.splice(0)).toHaveLength(1);
      forger.lie({ claims: asVictim });
      expect(await enter(visitor())).toBe('/dashboard');
    },
  );

  test.each([
    { issuer: 'https://accounts.google.com' },
    { authorization_endpoint: undefined },
    { authorization_endpoint: 'javascript:alert(1)' },
    { authorization_endpoint: 7 },
  ])('that tells of itself %j is said to be unavailable', async (metadata) => {
    nextHour();
    forger.lie({ metadata });
    expect(await leadTo(visitor(), '/api/login')).toBe(unavailable);
    nextHour();
  });

  test.each(
    ['/token', '/jwks'].flatMap((path) =>
      Object.entries(ways).map(([way, answer]) => [path, way, answer] as const),
    ),
  )('whose %s %s is said to be unavailable', async (path, _, answer) => {
    nextHour();
    const before = await countAll();
    forger.lie({ claims: asVictim, answer: { [path]: answer } });
    const someone = visitor();
    expect(await enter(someone)).toBe(unavailable);
    await expectNothingOpened(someone, before);
    expect(errors.splice(0)).toHaveLength(1);
    forger.lie({ claims: asVictim });
    expect(await enter(someone)).toBe('/dashboard');
  });

  test('that knows us by the body only is shown the secret there', async () => {
    const isKnown = (response: ServerResponse) => {
      const { authorization } = forger.asked.at(-1) ?? {};
      if (authorization) return say(401, 'application/json', '{"error":"invalid_client"}')(response);
      return say(400, 'application/json', '{"error":"invalid_grant"}')(response);
    };
    forger.lie({ answer: { '/token': isKnown } });
    expect(await enter(visitor())).toBe('/sign-in?fault=sign-in-refused');
    expect(forger.asked.at(-1)?.form.get('client_secret')).toBe(forgersClient.secret);
  });
});

test('a hundred sign-ins begun from one address within ten minutes are enough', async () => {
  const someone = visitor();
  for (let begun = 0; begun < 100; begun++)
    expect(await leadTo(someone, '/api/login')).toContain('/authorize');
  expect(await leadTo(someone, '/auth/google')).toBe('/sign-in?fault=too-many-tries');
  expect(await leadTo(visitor(), '/api/login')).toContain('/authorize');
});
