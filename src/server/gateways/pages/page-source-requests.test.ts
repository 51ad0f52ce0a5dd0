import { afterAll, beforeEach, expect, test } from 'vitest';
import { createPageSource } from './page-source.ts';
import { answer, openHostileSite } from './testing/hostile-site.ts';

const cookie = { 'set-cookie': 'session=1; Path=/', 'www-authenticate': 'Basic realm="a"' };
const site = await openHostileSite({
  '/cookie': async ({ send }) => void (await send(answer('<h1>Fiat', cookie))),
  '/asks-name': async ({ send }) => void (await send(answer('<h1>Fiat', cookie, '401 Unauthorized'))),
  '/cookie-then-move': async ({ send }) =>
    void (await send(answer('', { ...cookie, location: '/cookie' }, '302 Found'))),
});
afterAll(() => site.close());
beforeEach(() => {
  site.requests.length = 0;
});
const source = createPageSource({ allowHosts: [site.host] });

test('a request says who asks and nothing of anybody', async () => {
  await source.fetch(`http://${site.host}/cookie`);
  const [request = ''] = site.requests;
  expect(request).toMatch(/^user-agent: Autoscritto\//im);
  expect(request).not.toMatch(/mozilla|chrome|^cookie:|^authorization:|^referer:|^origin:|^x-forwarded/im);
});

test('cookies are neither kept for a redirect nor for the next page', async () => {
  await source.fetch(`http://${site.host}/cookie-then-move`);
  await source.fetch(`http://${site.host}/cookie`);
  expect(site.requests).toHaveLength(3);
  expect(site.requests.join('')).not.toMatch(/^cookie:/im);
});

test('a site that asks for a name and password gets none and is asked once', async () => {
  expect(await source.fetch(`http://user:word@${site.host}/asks-name`)).toMatchObject({
    fault: 'login-needed',
  });
  expect(site.requests).toHaveLength(1);
  expect(site.requests[0]).not.toMatch(/authorization/i);
});

test.each([
  ['line breaks', '/cookie\r\nX-Evil: 1\r\n\r\nGET /second'],
  ['encoded line breaks', '/cookie%0d%0aX-Evil:%201%0d%0a%0d%0aGET%20/second'],
  ['a space and another request', '/cookie HTTP/1.1\nHost: inside\n\nGET /second'],
  ['characters of two bytes that end as line breaks', '/cookie\u010d\u010aX-Evil:\u01201'],
])('%s in an address make no header and no second request', async (_, path) => {
  await source.fetch(`http://${site.host}${path}`);
  expect(site.requests).toHaveLength(1);
  expect(site.requests[0]?.split('\r\n')[0]).toMatch(/^GET \S+ HTTP\/1\.1$/);
  expect(site.requests[0]).not.toMatch(/^(?:x-evil|host: inside|GET \/second)/im);
});
