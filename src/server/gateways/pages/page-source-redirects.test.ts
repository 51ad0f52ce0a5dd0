import { afterAll, expect, test } from 'vitest';
import { createPageSource } from './page-source.ts';
import { answer, type Behaviour, openCanary, openHostileSite } from './testing/hostile-site.ts';

const canary = await openCanary();
const to =
  (location: string, status = '302 Found'): Behaviour =>
  async ({ send }) => {
    await send(answer('', { location }, status));
  };
const hops = Object.fromEntries(
  Array.from({ length: 20 }, (_, hop) => [`/hop/${hop}`, to(`/hop/${hop + 1}`)]),
);

const site = await openHostileSite({
  ...hops,
  '/hop/20': async ({ send }) => void (await send(answer('<h1>end'))),
  '/round': to('/round'),
  '/there': to('/and-back'),
  '/and-back': to('/there'),
  '/to-address': to(`http://127.0.0.1:${canary.port}/`),
  '/to-metadata': to('http://169.254.169.254/latest/meta-data/'),
  '/to-decimal': to(`http://2130706433:${canary.port}/`),
  '/to-v6': to(`http://[::1]:${canary.port}/`),
  '/protocol-relative': to(`//127.0.0.1:${canary.port}/`),
  '/backslash': to(`/\\127.0.0.1:${canary.port}/`),
  '/permanently': to(`http://127.0.0.1:${canary.port}/`, '308 Permanent Redirect'),
  '/see-other': to(`http://127.0.0.1:${canary.port}/`, '303 See Other'),
  '/with-password': to(`http://user:word@127.0.0.1:${canary.port}/`),
  '/to-file': to('file:///etc/passwd'),
  '/to-data': to('data:text/html,<h1>Fiat Panda'),
  '/to-script': to('javascript:alert(1)'),
  '/to-ftp': to('ftp://example.com/'),
  '/to-nonsense': to('http://[::1'),
  '/to-database': to('http://127.0.0.1:5432/'),
  '/whoami': async ({ send }) => void (await send(answer('<h1>end'))),
});
afterAll(() => Promise.all([site.close(), canary.close()]));
const source = createPageSource({
  allowHosts: [site.host],
  ports: [80, 443, canary.port],
  limits: { milliseconds: 3000 },
});
const fetchFrom = (path: string) => source.fetch(`http://${site.host}${path}`);

test.each([
  '/to-address',
  '/to-metadata',
  '/to-decimal',
  '/to-v6',
  '/protocol-relative',
  '/backslash',
  '/permanently',
  '/see-other',
  '/with-password',
])('promise 30: %s leads inside a network and is not followed', async (path) => {
  expect(await fetchFrom(path)).toEqual({ kind: 'fault', fault: 'redirect-not-public' });
});

test.each(['/to-file', '/to-data', '/to-script', '/to-ftp', '/to-nonsense'])(
  'promise 30: %s leads to no web page',
  async (path) => {
    expect(await fetchFrom(path)).toEqual({ kind: 'fault', fault: 'redirect-not-web' });
  },
);

test('a redirect to the port of a database is not followed', async () => {
  expect(await fetchFrom('/to-database')).toEqual({ kind: 'fault', fault: 'port-not-allowed' });
});

test.each(['/round', '/there', '/hop/0', '/hop/14'])('promise 30: %s redirects too often', async (path) => {
  const before = site.requests.length;
  expect(await fetchFrom(path)).toEqual({ kind: 'fault', fault: 'too-many-redirects' });
  expect(site.requests.length - before).toBe(6);
});

test('five redirects are followed', async () => {
  expect(await fetchFrom('/hop/15')).toMatchObject({ kind: 'page', content: '<h1>end' });
});

test('a name and password in an address are sent nowhere', async () => {
  const before = site.requests.length;
  await source.fetch(`http://user:word@${site.host}/whoami`);
  expect(site.requests.slice(before).join('')).not.toMatch(/authorization|user:|word/i);
});

test('promise 30: the service inside was never touched', () => {
  expect(canary.touched()).toBe(0);
});
