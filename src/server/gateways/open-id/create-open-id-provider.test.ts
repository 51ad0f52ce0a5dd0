import type { ServerResponse } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { createOpenIdProvider } from './create-open-id-provider.ts';
import { forgersClient, type Lies, startForgingIssuer } from './testing/forging-issuer.ts';

const forger = await startForgingIssuer();
afterAll(forger.stop);
const secrets = { state: 'state', nonce: 'nonce', verifier: 'v'.repeat(43) };
const clock = { now: new Date('2026-11-21T10:00:00Z') };

const providerAt = (issuer: string, timeout = 5) =>
  createOpenIdProvider({
    ...{ issuer, clientId: forgersClient.id, clientSecret: forgersClient.secret },
    ...{ redirectUri: 'http://localhost:3000/api/login/callback', timeout, now: () => clock.now },
  });

async function signIn(timeout?: number) {
  const provider = providerAt(forger.issuer, timeout);
  const back = new URL(forger.letPass(await provider.begin(secrets, 'it')), forger.issuer);
  return provider.finish(secrets, Object.fromEntries(back.searchParams));
}

const mario: Lies = { claims: (honest) => ({ ...honest, sub: 'mario' }) };
const userinfo = { metadata: { userinfo_endpoint: `${forger.issuer}/userinfo` } };
const wellKnown = '/.well-known/openid-configuration';

test('a person is issuer and subject, and what is told of him', async () => {
  forger.lie({ claims: (honest) => ({ ...honest, sub: 'mario', email: 'm@x.example', given_name: 7 }) });
  expect(await signIn()).toEqual({
    ...{ issuer: forger.issuer, subject: 'mario', email: 'm@x.example', emailVerified: true },
    ...{ givenName: 7, familyName: undefined, name: undefined },
  });
});

describe('an issuer that does not go on is given up', () => {
  const silent = () => {};
  const stuck = (response: ServerResponse) =>
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"issuer": "');
  test.each(
    [wellKnown, '/token', '/jwks', '/userinfo'].flatMap((path) => [
      [path, 'before', silent] as const,
      [path, 'within', stuck] as const,
    ]),
  )('at %s %s its answer', async (path, _, answer) => {
    forger.lie({ ...mario, ...userinfo, answer: { [path]: answer } });
    await expect(signIn(0.2)).rejects.toMatchObject({ name: 'ProviderFault', kind: 'unavailable' });
  });

  test('where nobody listens', async () => {
    const gone = await startForgingIssuer();
    await gone.stop();
    await expect(providerAt(gone.issuer).begin(secrets, 'it')).rejects.toMatchObject({
      ...{ kind: 'unavailable', message: expect.stringContaining('ECONNREFUSED') },
    });
  });
});

test('what it tells of itself is asked for once an hour, and again at once when it could not be had', async () => {
  forger.lie({ answer: { [wellKnown]: (response) => response.destroy() } });
  const provider = providerAt(forger.issuer);
  forger.asked.splice(0);
  const begin = () => provider.begin(secrets, 'it').catch(() => 'fault');
  expect(await begin()).toBe('fault');
  forger.lie({});
  await Promise.all([begin(), begin()]);
  expect(await begin()).toContain('/authorize?');
  expect(forger.asked).toHaveLength(2);
  clock.now = new Date(clock.now.getTime() + 60 * 60_000);
  forger.lie({ metadata: { authorization_endpoint: `${forger.issuer}/moved` } });
  expect(await begin()).toContain('/moved?');
});

test('no fault tells a token, a code or a secret', async () => {
  const faults: string[] = [];
  const lies: Lies[] = [
    { token: () => 'secret-token.secret-token.secret-token' },
    { claims: (honest) => ({ ...honest, sub: 'secret-subject', nonce: 'secret-nonce' }) },
    { answer: { '/token': say(400, { error: 'invalid_grant', error_description: 'secret code-1' }) } },
    { answer: { '/token': say(400, { error: 'secret\nforged line' }) } },
    { answer: { '/token': say(200, { secret: 'code' }) } },
  ];
  for (const lie of lies) {
    forger.lie(lie);
    await signIn().catch((fault) => faults.push(`${fault.message} ${fault.cause ?? ''}`));
  }
  expect(faults).toHaveLength(lies.length);
  expect(faults.join()).not.toMatch(/secret|code-\d|\n/);
});

function say(status: number, body: object) {
  return (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
