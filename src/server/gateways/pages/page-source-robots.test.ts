import { afterAll, expect, test } from 'vitest';
import { createPageSource } from './page-source.ts';
import { answer, openHostileSite } from './testing/hostile-site.ts';

const rules = 'User-agent: *\nDisallow: /private/\n';
const site = await openHostileSite({
  '/robots.txt': async ({ send }) => void (await send(answer(rules, { 'content-type': 'text/plain' }))),
  '/ad': async ({ send }) => void (await send(answer('<h1>Fiat Panda'))),
  '/private/ad': async ({ send }) => void (await send(answer('<h1>Fiat Panda'))),
  '/moved': async ({ send }) => void (await send(answer('', { location: '/private/ad' }, '302 Found'))),
});
const silent = await openHostileSite({
  '/robots.txt': async () => {},
  '/ad': async ({ send }) => void (await send(answer('<h1>Fiat'))),
});
afterAll(() => Promise.all([site.close(), silent.close()]));
const source = createPageSource({ allowHosts: [site.host, silent.host] });
const asked = () => site.requests.map((request) => request.split(' ')[1]);

test('a page that the site lets machines read is read, and its rules are asked for once', async () => {
  await source.fetch(`http://${site.host}/ad`);
  expect(await source.fetch(`http://${site.host}/ad`)).toMatchObject({ kind: 'page' });
  expect(asked()).toEqual(['/robots.txt', '/ad', '/ad']);
});

test.each(['/private/ad', '/moved'])('a page that it does not, is not asked for: %s', async (path) => {
  expect(await source.fetch(`http://${site.host}${path}`)).toEqual({ kind: 'fault', fault: 'robots' });
  expect(asked()).not.toContain('/private/ad');
});

test('a site whose rules cannot be read has nothing against it', async () => {
  expect(await source.fetch(`http://${silent.host}/ad`)).toMatchObject({ kind: 'page' });
});
