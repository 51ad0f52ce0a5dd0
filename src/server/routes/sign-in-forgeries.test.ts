import { createHash } from 'node:crypto';
import { exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import { forgersClient, type Lies, now } from '#server/gateways/open-id/testing/forging-issuer.ts';
import { createForgedSignIn } from '#server/testing/forged-sign-in.ts';

const { forger, visitor, errors, clock, victim, asVictim, claiming, leadTo, enter, opensNothing } =
  await createForgedSignIn();
const strangersKeys = await generateKeyPair('RS256');
const publicText = await exportSPKI(forger.publicKey);

const hmac = (secret: string) => (claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'first' }).sign(Buffer.from(secret));
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
])('promise 15: a token %s is refused', async (_, lies) => {
  forger.lie({ claims: asVictim, ...lies });
  const someone = visitor();
  await opensNothing(someone, async () =>
    expect(await enter(someone)).toBe('/sign-in?fault=sign-in-refused'),
  );
  const logged = errors.map(String).join();
  expect(logged).not.toBe('');
  expect(logged).not.toMatch(/code-\d|eyJ|victim/);
});

/** What the issuer signed for a person of its own, with the victim's claims put into it. */
async function swapPayload(claims: JWTPayload) {
  const [header, , signature] = (await forger.sign({ ...claims, sub: 'attacker' })).split('.');
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

test('promise 15: the same token with nothing wrong opens the account, once our verifier and secret were shown', async () => {
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

test.each(['/api/login', '/auth/google'])(
  'promise 8: another site’s link to %s opens our page, and nobody is sent to an issuer who would let him pass',
  async (path) => {
    for (const site of ['cross-site', 'same-site']) {
      const someone = visitor();
      const { status, headers } = await someone.call('GET', path, undefined, { 'sec-fetch-site': site });
      expect([status, headers.get('location'), headers.getSetCookie()]).toEqual([302, '/login', []]);
    }
    for (const site of ['same-origin', 'none']) {
      const { headers } = await visitor().call('GET', path, undefined, { 'sec-fetch-site': site });
      expect(headers.get('location')).toContain(forger.issuer);
    }
  },
);

describe('promise 8: the way back', () => {
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
    const back = forger.letPass(await leadTo(visitor(), '/api/login'));
    const other = visitor();
    await opensNothing(other, async () => expect(await leadTo(other, back)).toBe(expired));
    // Neither is it in one that has a sign-in of its own under way.
    const busy = visitor();
    await leadTo(busy, '/api/login');
    const again = forger.letPass(await leadTo(visitor(), '/api/login'));
    await opensNothing(busy, async () => expect(await leadTo(busy, again)).toBe(expired));
  });

  test('of one provider is of no use at the other', async () => {
    const someone = visitor();
    const back = forger.letPass(await leadTo(someone, '/api/login'));
    const atOther = back.replace('/api/login/callback', '/auth/google/callback');
    await opensNothing(someone, async () => expect(await leadTo(someone, atOther)).toBe(expired));
    expect(forger.asked.some(({ path }) => path === '/token')).toBe(false);
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

test('promise 12: a hundred sign-ins begun from one address within ten minutes are enough', async () => {
  const someone = visitor();
  for (let begun = 0; begun < 100; begun++)
    expect(await leadTo(someone, '/api/login')).toContain('/authorize');
  expect(await leadTo(someone, '/auth/google')).toBe('/sign-in?fault=too-many-tries');
  expect(await leadTo(visitor(), '/api/login')).toContain('/authorize');
});
