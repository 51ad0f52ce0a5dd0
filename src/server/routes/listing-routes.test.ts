import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';

const car = {
  '@type': 'Car',
  brand: 'Lancia',
  model: 'Ypsilon',
  mileageFromOdometer: { value: 51_200, unitCode: 'KMT' },
  productionDate: '2018-03-01',
  fuelType: 'GPL',
};
const pages: Record<string, string> = {
  '/car': `<script type="application/ld+json">${JSON.stringify(car)}</script><h1>Lancia Ypsilon</h1>`,
  '/blocked': '<title>Access denied</title><h1>Access denied</h1>',
  '/blog': `<title>Il nostro blog</title><h1>Come lavare i tappetini</h1>${'<p>Con acqua e sapone.</p>'.repeat(50)}`,
};
const site = createServer((request, response) => {
  const page = pages[request.url ?? ''];
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page);
});
await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
afterAll(() => site.close());
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;

const { signedIn, visitor, errors, clock } = await createTestApp({ allowHosts: [host] });
const read = '/api/extract-url';

test('the vehicle of a listing comes with where each value stood', async () => {
  const caller = await signedIn();
  const { status, body } = await caller.call('POST', read, { url: `http://${host}/car` });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    vehicleData: { make: 'Lancia', model: 'Ypsilon', year: 2018, mileage: 51_200, fuelType: 'GPL' },
    evidence: { mileage: { source: 'json-ld' } },
  });
  expect(body.vehicleData.price).toBeUndefined();
});

test.each([
  ['/blocked', /server.*incolla/i],
  ['/blog', /annuncio/i],
  ['/missing', /non esiste/i],
])('a page that gives no vehicle (%s) says why and what to do', async (path, said) => {
  const caller = await signedIn();
  const { status, body } = await caller.call('POST', read, { url: `http://${host}${path}` });
  expect([status, body.success]).toEqual([200, false]);
  expect(body.message).toMatch(said);
});

test('the reason is told in the reader’s language', async () => {
  const caller = await signedIn();
  const headers = { 'accept-language': 'de-DE,de;q=0.9' };
  const { body } = await caller.call('POST', read, { url: 'not an address' }, headers);
  expect(body.message).toContain('Webadresse');
});

test.each(['http://127.0.0.1:1/', 'http://169.254.169.254/latest/meta-data', 'file:///etc/passwd'])(
  'promise 30: %s is not reached',
  async (url) => {
    const caller = await signedIn();
    expect((await caller.call('POST', read, { url })).body.success).toBe(false);
  },
);

test.each([[{}], [{ url: '' }], [{ url: 5 }], [{ url: 'x'.repeat(5000) }]])(
  'the payload %.40j is refused by its field',
  async (payload) => {
    const caller = await signedIn();
    const { status, body } = await caller.call('POST', read, payload);
    expect([status, body.field]).toEqual([400, 'url']);
  },
);

test('a visitor reads nothing', async () => {
  expect((await visitor().call('POST', read, { url: `http://${host}/car` })).status).toBe(401);
});

test('a user has at most 30 pages read a minute, pasted ones included; another user and the next minute are not concerned', async () => {
  const caller = await signedIn();
  const fetchOnce = async (who = caller) =>
    (await who.call('POST', read, { url: `http://${host}/car` })).status;
  const first = await Promise.all(Array.from({ length: 33 }, () => fetchOnce()));
  expect(first.filter((status) => status === 200)).toHaveLength(30);
  expect(first.filter((status) => status === 429)).toHaveLength(3);
  const { body } = await caller.call('POST', read, { url: `http://${host}/car` });
  expect(body.message).toMatch(/30 al minuto/i);
  expect(await fetchOnce(await signedIn())).toBe(200);
  const pasted = await caller.call('POST', '/api/read-page', { content: pages['/car'] });
  expect(pasted.status).toBe(429);
  clock.now = new Date(clock.now.getTime() + 60_000);
  expect(await fetchOnce()).toBe(200);
});

test('nothing above was an error of the server', () => {
  expect(errors).toEqual([]);
});
