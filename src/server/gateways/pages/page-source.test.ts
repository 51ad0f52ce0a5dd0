import { afterAll, expect, test } from 'vitest';
import { createPageSource } from './page-source.ts';
import { answer, type Behaviour, openHostileSite } from './testing/hostile-site.ts';

const page = '<!doctype html><title>Fiat Panda</title>';
const says =
  (status: string, body = page, headers: Record<string, string> = {}): Behaviour =>
  async ({ send }) => {
    await send(answer(body, headers, status));
  };

const site = await openHostileSite({
  '/page': says('200 OK'),
  '/moved': says('302 Found', '', { location: '/page' }),
  '/401': says('401 Unauthorized'),
  '/403': says('403 Forbidden'),
  '/404': says('404 Not Found'),
  '/410': says('410 Gone'),
  '/429': says('429 Too Many Requests'),
  '/451': says('451 Unavailable For Legal Reasons'),
  '/500': says('500 Internal Server Error'),
  '/503': says('503 Service Unavailable'),
  '/403-bare': says('403 Forbidden', ''),
  '/503-bare': says('503 Service Unavailable', ''),
  '/no-content': says('204 No Content', '', {}),
  '/empty': says('200 OK', ''),
  '/304': says('304 Not Modified', ''),
});
afterAll(() => site.close());
const fetchFrom = (path: string) =>
  createPageSource({ allowHosts: [site.host] }).fetch(`http://${site.host}${path}`);

test('a page comes with its address after redirects', async () => {
  expect(await fetchFrom('/moved')).toEqual({
    kind: 'page',
    content: page,
    url: `http://${site.host}/page`,
  });
});

test.each([
  ['/401', 'login-needed'],
  ['/403', 'blocked'],
  ['/404', 'not-found'],
  ['/410', 'gone'],
  ['/429', 'too-many-requests'],
  ['/451', 'blocked'],
  ['/500', 'server-error'],
  ['/503', 'server-error'],
])('what %s says of its page is told beside it', async (path, fault) => {
  expect(await fetchFrom(path)).toMatchObject({ kind: 'page', content: page, fault });
});

test.each([
  ['/403-bare', 'blocked'],
  ['/503-bare', 'server-error'],
  ['/304', 'blocked'],
])('%s without a page is the fault alone', async (path, fault) => {
  expect(await fetchFrom(path)).toEqual({ kind: 'fault', fault });
});

test.each(['/empty', '/no-content'])('%s is an empty page', async (path) => {
  expect(await fetchFrom(path)).toMatchObject({ kind: 'page', content: '' });
});

test.each([
  ['not a url', 'not-a-url'],
  ['http://[::1', 'not-a-url'],
  ['http://', 'not-a-url'],
  ['//example.com/ad', 'not-a-url'],
  ['ftp://example.com/', 'not-reachable-scheme'],
  ['javascript:alert(1)', 'not-reachable-scheme'],
  ['file:///etc/passwd', 'not-reachable-scheme'],
  ['data:text/html,<h1>Fiat', 'not-reachable-scheme'],
  ['blob:http://example.com/1', 'not-reachable-scheme'],
  ['view-source:http://example.com/', 'not-reachable-scheme'],
  ['gopher://example.com:6379/_FLUSHALL', 'not-reachable-scheme'],
])('promise 30: %s is refused before anything is asked', async (url, fault) => {
  expect(await createPageSource({ allowHosts: [] }).fetch(url)).toEqual({ kind: 'fault', fault });
});

test.each([21, 22, 25, 110, 3306, 5432, 6379, 8081, 9200, 11_211, 27_017])(
  'promise 30: port %i is not asked on any host',
  async (port) => {
    const lookup = () => expect.unreachable('a name was looked up');
    const source = createPageSource({ allowHosts: [], lookup });
    const refused = { kind: 'fault', fault: 'port-not-allowed' };
    expect(await source.fetch(`http://auto.example:${port}/`)).toEqual(refused);
    expect(await source.fetch(`https://127.0.0.1:${port}/`)).toEqual(refused);
  },
);

test('nobody listening is a refused connection', async () => {
  const closed = await openHostileSite({});
  await closed.close();
  const source = createPageSource({ allowHosts: [closed.host] });
  expect(await source.fetch(`http://${closed.host}/`)).toEqual({ kind: 'fault', fault: 'refused' });
});

test('a site without a certificate is not secure', async () => {
  const source = createPageSource({ allowHosts: [site.host] });
  expect(await source.fetch(`https://${site.host}/page`)).toEqual({ kind: 'fault', fault: 'not-secure' });
});
