import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { forgersClient } from '#server/gateways/open-id/testing/forging-issuer.ts';
import { createForgedSignIn } from '#server/testing/forged-sign-in.ts';

const { forger, visitor, errors, asVictim, leadTo, enter, opensNothing, nextHour } =
  await createForgedSignIn();

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
  'promise 34: an issuer that %s is said to be unavailable',
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
])('an issuer that tells of itself %j is said to be unavailable', async (metadata) => {
  nextHour();
  forger.lie({ metadata });
  expect(await leadTo(visitor(), '/api/login')).toBe(unavailable);
  nextHour();
});

test.each(
  ['/token', '/jwks'].flatMap((path) =>
    Object.entries(ways).map(([way, answer]) => [path, way, answer] as const),
  ),
)('promise 34: an issuer whose %s %s is said to be unavailable', async (path, _, answer) => {
  nextHour();
  forger.lie({ claims: asVictim, answer: { [path]: answer } });
  const someone = visitor();
  await opensNothing(someone, async () => expect(await enter(someone)).toBe(unavailable));
  expect(errors.splice(0)).toHaveLength(1);
  forger.lie({ claims: asVictim });
  expect(await enter(someone)).toBe('/dashboard');
});

test('an issuer that knows us by the body only is shown the secret there', async () => {
  const isKnown = (response: ServerResponse) => {
    const { authorization } = forger.asked.at(-1) ?? {};
    if (authorization) return say(401, 'application/json', '{"error":"invalid_client"}')(response);
    return say(400, 'application/json', '{"error":"invalid_grant"}')(response);
  };
  forger.lie({ answer: { '/token': isKnown } });
  expect(await enter(visitor())).toBe('/sign-in?fault=sign-in-refused');
  expect(forger.asked.at(-1)?.form.get('client_secret')).toBe(forgersClient.secret);
});
