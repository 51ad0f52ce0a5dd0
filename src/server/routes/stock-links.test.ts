import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { stockStore } from '#server/store/stock-store.ts';
import { userStore } from '#server/store/user-store.ts';
import { programOf } from '#server/testing/program-of.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const adOf = (brand: string, model: string, besides = '') =>
  `<script type="application/ld+json">${JSON.stringify({
    ...{ '@type': 'Car', brand, model, productionDate: '2018-03-01', fuelType: 'GPL' },
    mileageFromOdometer: { value: 51_200, unitCode: 'KMT' },
  })}</script><h1>${brand} ${model}</h1>${besides}`;
const equipment = '<h2>Optional</h2><ul><li>Gancio traino</li><li>Sensori di parcheggio</li></ul>';
const pages: Record<string, string> = {
  '/ypsilon': adOf('Lancia', 'Ypsilon', equipment),
  '/panda': adOf('Fiat', 'Panda'),
  '/at-odds': adOf('Opel', 'Corsa', '<dl><dt>Chilometri</dt><dd>88.500 km</dd></dl>'),
  '/blocked': '<title>Access denied</title><h1>Access denied</h1>',
};
const under = { way: 0, most: 0 };
const site = createServer(async (request, response) => {
  const path = request.url ?? '';
  under.way++;
  under.most = Math.max(under.most, under.way);
  if (path.startsWith('/slow')) await setTimeout(150);
  under.way--;
  const page = /^\/(?:slow|many)/.test(path) ? adOf('Fiat', 'Panda') : pages[path];
  response.writeHead(page ? 200 : 404, { 'content-type': 'text/html' }).end(page);
});
await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening));
afterAll(() => site.close());
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
const linkOf = (path: string) => `http://${host}/${path}`;

const testApp = await createTestApp({ allowHosts: [host] });
const { app, clock, db, signedIn, errors } = testApp;
const path = '/api/stock-jobs';
const noTargeting = { targetCustomers: [], vehicleTypes: [], intendedUse: [], sellingPoints: [] };
const choices = { styles: ['professional'], language: 'it', targeting: noTargeting };
const pro = () => signedIn({ subscriptionPlan: 'PRO' });
const pass = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};
async function bring(someone: SignedInCaller, links: string[]): Promise<string> {
  return (await someone.call('POST', path, { links })).body.job.id;
}
const carsOf = async (someone: SignedInCaller, id: string) =>
  (await someone.call('GET', `${path}/${id}/cars`)).body;
const countsOf = async (someone: SignedInCaller) => (await someone.call('GET', path)).body[0].counts;
async function readAll() {
  let read = 0;
  while (await app.readNextLink()) read++;
  return read;
}

test('links become a draft at once, and each row shows what was read of its page or why that gave no car', async () => {
  const dealer = await pro();
  const links = ['ypsilon', 'blocked', 'missing', 'panda', 'ypsilon'].map(linkOf);
  const brought = await dealer.call('POST', path, { links });
  expect(brought.body).toMatchObject({
    ...{ success: true, columns: [], isCut: false },
    job: { state: 'draft', counts: { unread: 4, ready: 0, faulty: 0 } },
  });
  const { id } = brought.body.job;
  expect(await carsOf(dealer, id)).toMatchObject([
    { state: 'unread', faults: [], link: { url: links[0] } },
    ...[{ state: 'unread' }, { state: 'unread' }, { state: 'unread' }],
  ]);
  expect(await readAll()).toBe(4);
  expect(await countsOf(dealer)).toMatchObject({ unread: 0, ready: 2, faulty: 2 });
  const [ypsilon, blocked, missing, panda] = await carsOf(dealer, id);
  expect(ypsilon).toMatchObject({
    ...{ state: 'ready', link: { url: links[0] } },
    entry: {
      ...{ make: 'Lancia', model: 'Ypsilon', year: 2018, mileage: 51_200, fuelType: 'GPL' },
      notes: 'Gancio traino\nSensori di parcheggio',
    },
  });
  expect(blocked.link).toEqual({ url: links[1], refusal: expect.stringMatching(/incolla/i) });
  expect(missing).toMatchObject({ state: 'faulty', link: { refusal: expect.stringMatching(/non esiste/i) } });
  expect(panda).toMatchObject({ state: 'ready', entry: { model: 'Panda' } });
  const german = await dealer.call('GET', `${path}/${id}/cars?view=faulty`, undefined, {
    'accept-language': 'de',
  });
  expect(german.body[0].link.refusal).toMatch(/Sie/);
});

test('a page that gave no car is mended like a row of a file, and all are written in a job that runs already', async () => {
  const dealer = await pro();
  const id = await bring(dealer, ['blocked', 'panda'].map(linkOf));
  await app.readNextLink();
  expect((await dealer.call('POST', `${path}/${id}/moves`, { move: 'start', choices })).status).toBe(200);
  expect(await readAll()).toBe(1);
  const [refused] = await carsOf(dealer, id);
  const vehicle = { make: 'Ford', model: 'Kuga', mileage: '38.000' };
  expect((await dealer.call('PUT', `${path}/${id}/cars/${refused.id}`, { vehicle: {} })).status).toBe(400);
  expect((await dealer.call('PUT', `${path}/${id}/cars/${refused.id}`, { vehicle })).status).toBe(200);
  while (await app.writeNextCar());
  const written = await carsOf(dealer, id);
  expect(written.map(({ state }: { state: string }) => state)).toEqual(['written', 'written']);
  expect(written[0].copy.professional).toContain('Kuga');
  expect(written[1].copy.professional).toContain('Panda');
});

test('what a page states in two ways is asked, never chosen', async () => {
  const dealer = await pro();
  const id = await bring(dealer, [linkOf('at-odds')]);
  await readAll();
  const [corsa] = await carsOf(dealer, id);
  expect(corsa).toMatchObject({ state: 'faulty', unclear: { mileage: '51200 / 88500' } });
  expect(corsa.entry).not.toHaveProperty('mileage');
});

test.each([
  'http://127.0.0.1:1/',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'la mia panda',
])('promise 30: %s is not reached from a list of links either, which says why', async (link) => {
  const dealer = await pro();
  const id = await bring(dealer, [link]);
  await readAll();
  expect(await carsOf(dealer, id)).toMatchObject([
    { state: 'faulty', link: { url: link, refusal: expect.stringMatching(/\p{L}{3}/u) } },
  ]);
});

test('of one dealer two pages are fetched at once, however many lanes there are', async () => {
  const dealer = await pro();
  await bring(dealer, ['slow1', 'slow2', 'slow3', 'slow4'].map(linkOf));
  under.most = 0;
  await Promise.all([1, 2, 3, 4].map(() => app.readNextLink()));
  expect([under.most, (await countsOf(dealer)).ready]).toEqual([2, 4]);
});

test('links beyond thirty a minute wait and are read a minute later, none is refused for it', async () => {
  const dealer = await pro();
  pass(60);
  await bring(
    dealer,
    Array.from({ length: 32 }, (_, n) => linkOf(`many${n}`)),
  );
  await readAll();
  expect(await countsOf(dealer)).toMatchObject({ unread: 2, ready: 30, faulty: 0 });
  expect(await app.readNextLink()).toBe(false);
  pass(61);
  await readAll();
  expect(await countsOf(dealer)).toMatchObject({ unread: 0, ready: 32 });
});

test('a link whose process died is read by the next one, and given up after five of them', async () => {
  const dealer = await pro();
  await bring(dealer, [linkOf('panda')]);
  const die = () =>
    stockStore(db).claimLink(crypto.randomUUID(), clock.now, new Date(clock.now.getTime() - 35_000));
  expect(await die()).toMatchObject({ url: linkOf('panda'), attempts: 1 });
  expect(await app.readNextLink()).toBe(false);
  pass(36);
  expect(await app.readNextLink()).toBe(true);
  expect(await countsOf(dealer)).toMatchObject({ ready: 1 });
  const id = await bring(dealer, [linkOf('panda')]);
  for (let death = 0; death < 5; death++) {
    await die();
    pass(36);
  }
  await readAll();
  expect(await carsOf(dealer, id)).toMatchObject([
    { state: 'faulty', link: { refusal: expect.any(String) } },
  ]);
});

test('links of a cancelled job are read no more, those of a dealer without the plan once they have it again', async () => {
  const [dealer, other] = [await pro(), await pro()];
  const id = await bring(dealer, ['panda', 'ypsilon'].map(linkOf));
  await app.readNextLink();
  await dealer.call('POST', `${path}/${id}/moves`, { move: 'start', choices });
  await dealer.call('POST', `${path}/${id}/moves`, { move: 'cancel' });
  expect(await readAll()).toBe(0);
  expect(await countsOf(dealer)).toMatchObject({ unread: 0, cancelled: 2 });

  await bring(other, [linkOf('panda')]);
  await userStore(db).update(other.id, { subscriptionPlan: 'FREE' });
  await readAll();
  await userStore(db).update(other.id, { subscriptionPlan: 'PRO' });
  expect(await countsOf(other)).toMatchObject({ unread: 1 });
  pass(36);
  await readAll();
  expect(await countsOf(other)).toMatchObject({ ready: 1 });
});

test('links are refused without the plan, empty, or more than fifty, and no one else sees them', async () => {
  const [dealer, other, free] = [await pro(), await pro(), await signedIn()];
  const links = [linkOf('panda')];
  expect((await free.call('POST', path, { links })).status).toBe(403);
  const many = Array.from({ length: 51 }, (_, n) => linkOf(`many${n}`));
  for (const wrong of [[], [''], [5], ['x'.repeat(5000)], many, 'http://a.example']) {
    expect((await dealer.call('POST', path, { links: wrong })).status).toBe(400);
  }
  const id = await bring(dealer, links);
  expect((await other.call('GET', `${path}/${id}/cars`)).status).toBe(404);
  expect((await other.call('GET', path)).body).toEqual([]);
});

test('a program brings links with its key', async () => {
  const program = await programOf(await pro(), testApp, ['read', 'write']);
  const { body } = await program.call('POST', '/api/v1/stock-jobs', { links: [linkOf('panda')] });
  await readAll();
  const cars = (await program.call('GET', `/api/v1/stock-jobs/${body.job.id}/cars`)).body;
  expect(cars).toMatchObject([{ state: 'ready', link: { url: linkOf('panda') } }]);
});

test('nothing above was an error of the server', () => {
  expect(errors).toEqual([]);
});
