import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { stockFeeds } from '#server/store/schema.ts';
import { userStore } from '#server/store/user-store.ts';
import { rowsAbout } from '#server/testing/give-belongings.ts';
import { subscribe } from '#server/testing/paying.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const { app, db, clock, logged, signedIn, visitor, errors } = await createTestApp();

const path = '/api/stock-feed';
const content = [
  'Marca;Modello;Anno;Km;Alimentazione;Prezzo;Targa;Codice interno;Optional',
  'Fiat;Panda;2019;41.000;Benzina;9.900;GH123KL;U-0815;Clima, telaio ZFA31200001234567',
  'Opel;Corsa;2020;30.000;Diesel;8.900;GH124KL;U-0816;Bluetooth',
  'Ford;Focus;2017;88.000;Diesel;7.900;GH125KL;U-0817;ABS',
].join('\n');
const choices = {
  ...{ styles: ['professional', 'persuasive'], language: 'it' },
  targeting: { targetCustomers: [], vehicleTypes: [], intendedUse: [], sellingPoints: [] },
};
interface Told {
  model: string;
  price: number;
}
const pro = () => signedIn({ subscriptionPlan: 'PRO' });

/** A job of these cars, all written; those after the first `open` approved. */
async function approvedJob(dealer: SignedInCaller, { file = content, open = 0 } = {}) {
  const { id } = (await dealer.call('POST', '/api/stock-jobs', { content: file })).body.job;
  const found = (await dealer.call('GET', `/api/stock-jobs/${id}/cars`)).body;
  for (const { id: carId, entry, position } of found) {
    const details = { ...entry.details, plate: `GH${122 + position}KL`, stockNumber: `U-081${4 + position}` };
    await dealer.call('PUT', `/api/stock-jobs/${id}/cars/${carId}`, { vehicle: { ...entry, details } });
  }
  await dealer.call('POST', `/api/stock-jobs/${id}/moves`, { move: 'start', choices });
  while (await app.writeNextCar());
  const cars = (await dealer.call('GET', `/api/stock-jobs/${id}/cars`)).body;
  const carIds = cars.slice(open).map((car: { id: string }) => car.id);
  await dealer.call('POST', `/api/stock-jobs/${id}/approvals`, { carIds, isApproved: true });
  return { id, cars };
}
async function addressOf(dealer: SignedInCaller): Promise<string> {
  return `/api/stock-feeds/${(await dealer.call('POST', path)).body.secret}`;
}
/** Read by a program that has nothing but the address. */
async function read(address: string, headers: Record<string, string> = {}) {
  const answer = await visitor().call('GET', address, undefined, headers);
  return { ...answer, text: new TextDecoder().decode(answer.bytes) };
}
const carsAt = async (address: string) => JSON.parse((await read(`${address}/json`)).text).cars;

describe('the feed', () => {
  test('has the approved cars with data, title and texts, and reads back equal as JSON and as XML', async () => {
    const dealer = await pro();
    const { cars } = await approvedJob(dealer, { open: 1 });
    const address = await addressOf(dealer);
    const told = await carsAt(address);
    const [, corsa] = cars;
    expect(told).toHaveLength(2);
    expect(told[0]).toMatchObject({
      ...{ id: corsa.descriptionId, make: 'Opel', model: 'Corsa', year: 2020, mileage: 30_000, price: 8900 },
      ...{ title: expect.stringContaining('Opel Corsa · 2020'), language: 'it', texts: corsa.copy },
    });
    for (const format of ['json', 'xml']) {
      const { status, headers, text } = await read(`${address}/${format}`);
      expect([status, headers.get('content-type')]).toEqual([200, `application/${format}; charset=utf-8`]);
      const again = await (await pro()).call('POST', '/api/read-page', { content: text });
      const vehicles = [
        again.body.vehicleData,
        ...again.body.others.map((one: { vehicleData: object }) => one.vehicleData),
      ];
      const stated = { make: 'Opel', model: 'Corsa', year: 2020, mileage: 30_000, fuelType: 'Diesel' };
      expect([format, vehicles]).toMatchObject([format, [{ ...stated, price: 8900 }, { model: 'Focus' }]]);
    }
  });

  test('has nothing that is for the seller alone: no plate, no stock number, no notes', async () => {
    const dealer = await pro();
    await approvedJob(dealer);
    const address = await addressOf(dealer);
    for (const format of ['json', 'xml']) {
      const { text } = await read(`${address}/${format}`);
      expect(text).toContain('Panda');
      expect(text).not.toMatch(/GH12\dKL|U-081\d|ZFA312|notes|stockNumber|plate|@|userId/);
      expect(text).not.toContain(dealer.id);
    }
    const [panda] = await carsAt(address);
    expect(Object.keys(panda)).toEqual(
      'id make model year mileage fuelType price title language texts'.split(' '),
    );
  });

  test('leaves out what is sold, withdrawn or approved no more', async () => {
    const dealer = await pro();
    const { id, cars } = await approvedJob(dealer);
    const address = await addressOf(dealer);
    const [panda, corsa, focus] = cars;
    await dealer.call('PATCH', `/api/descriptions/${panda.descriptionId}/outcome`, {
      sold: { on: '2026-11-20' },
    });
    await dealer.call('PATCH', `/api/descriptions/${corsa.descriptionId}/outcome`, {
      withdrawn: { on: '2026-11-20' },
    });
    expect((await carsAt(address)).map((car: Told) => car.model)).toEqual(['Focus']);
    await dealer.call('POST', `/api/stock-jobs/${id}/approvals`, { carIds: [focus.id], isApproved: false });
    expect(await carsAt(address)).toEqual([]);
    expect((await read(`${address}/xml`)).text).toContain('<cars>\n</cars>');
  });

  test('tells a car once that comes again in a newer file, and like ones of one file each', async () => {
    const dealer = await pro();
    await approvedJob(dealer);
    clock.now = new Date(clock.now.getTime() + 1000);
    const [header, panda = ''] = content.split('\n');
    const file = [header, panda.replace('9.900', '9.400'), panda, panda].join('\n');
    const { id } = (await dealer.call('POST', '/api/stock-jobs', { content: file })).body.job;
    await dealer.call('POST', `/api/stock-jobs/${id}/moves`, { move: 'start', choices });
    while (await app.writeNextCar());
    const address = await addressOf(dealer);
    expect(await carsAt(address)).toHaveLength(3);
    const cars = (await dealer.call('GET', `/api/stock-jobs/${id}/cars`)).body;
    const mend = cars.map(({ descriptionId, entry }: { descriptionId: string; entry: object }) =>
      dealer.call('PUT', `/api/descriptions/${descriptionId}/vehicle`, {
        vehicle: { ...entry, details: { plate: 'gh 123 kl' } },
      }),
    );
    await Promise.all(mend);
    const carIds = cars.map((car: { id: string }) => car.id);
    await dealer.call('POST', `/api/stock-jobs/${id}/approvals`, { carIds, isApproved: true });
    expect((await carsAt(address)).map((car: Told) => [car.model, car.price])).toEqual([
      ...[
        ['Panda', 9400],
        ['Panda', 9900],
        ['Panda', 9900],
      ],
      ...[
        ['Corsa', 8900],
        ['Focus', 7900],
      ],
    ]);
  });

  test('is well-formed XML whatever a text says', async () => {
    const dealer = await pro();
    const { cars } = await approvedJob(dealer);
    const text = 'Prezzo < 10.000 & "garanzia" ]]> <script>\u0001\ud800';
    await dealer.call('PUT', `/api/descriptions/${cars[0].descriptionId}/texts/it/persuasive`, { text });
    const address = await addressOf(dealer);
    const xml = (await read(`${address}/xml`)).text;
    expect(xml).toContain('Prezzo &lt; 10.000 &amp; &quot;garanzia&quot; ]]&gt; &lt;script&gt;');
    expect(xml).not.toMatch(/(?![\n\t])\p{Cc}/u);
  });

  test('is sent once for the same stamp, and again after each change', async () => {
    const dealer = await pro();
    const { cars } = await approvedJob(dealer);
    const address = await addressOf(dealer);
    const first = await read(`${address}/json`);
    const etag = first.headers.get('etag') ?? '';
    expect([etag, first.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^"\S+"$/),
      'private, no-cache',
    ]);
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`]) {
      const same = await read(`${address}/json`, { 'if-none-match': known });
      expect([same.status, same.text, same.headers.get('etag')]).toEqual([304, '', etag]);
      expect(same.headers.get('cache-control')).toBe('private, no-cache');
    }
    expect((await read(`${address}/xml`, { 'if-none-match': etag })).status).toBe(200);
    const key = `/api/descriptions/${cars[0].descriptionId}`;
    await dealer.call('PUT', `${key}/texts/it/persuasive`, { text: 'Una Panda come si deve.' });
    const changed = await read(`${address}/json`, { 'if-none-match': etag });
    expect([changed.status, changed.text.includes('come si deve')]).toEqual([200, true]);
    await dealer.call('PATCH', `${key}/outcome`, { sold: { on: '2026-11-20' } });
    const before = changed.headers.get('etag') ?? '';
    expect((await read(`${address}/json`, { 'if-none-match': before })).status).toBe(200);
  });
});

describe('its address', () => {
  test('is answered once, dead once renewed or revoked, and told only by its last characters', async () => {
    const dealer = await pro();
    expect((await dealer.call('GET', path)).body).toEqual({});
    expect((await dealer.call('DELETE', path)).status).toBe(404);
    const first = await addressOf(dealer);
    expect(await carsAt(first)).toEqual([]);
    const second = await addressOf(dealer);
    expect((await read(`${first}/json`)).status).toBe(404);
    expect(await carsAt(second)).toEqual([]);
    const { feed } = (await dealer.call('GET', path)).body;
    expect(feed).toEqual({
      lastCharacters: second.slice(-4),
      createdAt: clock.now.toISOString(),
      lastReadAt: clock.now.toISOString(),
    });
    expect((await dealer.call('DELETE', path)).status).toBe(200);
    const gone = await read(`${second}/json`, { 'accept-language': 'de' });
    expect([gone.status, JSON.parse(gone.text).message]).toEqual([404, expect.stringContaining('Händler')]);
    expect(gone.headers.get('cache-control')).toBe('no-store');
  });

  test('is unguessable, and stands neither in the database nor in the log', async () => {
    const dealer = await pro();
    const secret = (await addressOf(dealer)).split('/').at(-1) ?? '';
    expect(secret).toMatch(/^[\w-]{43}$/);
    await read(`/api/stock-feeds/${secret}/xml`);
    await read(`/api/stock-feeds/${secret}/csv`);
    await read(`/api/stock-feeds/${secret}`);
    expect(await db.select().from(stockFeeds)).not.toEqual([]);
    expect(await rowsAbout(db, [secret])).toEqual([]);
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('\n')).not.toContain(secret);
  });

  test.each(['x', 'x'.repeat(43), '%00', "'; drop table users; --", 'a'.repeat(5000)])(
    'that is none opens nothing: %.20s',
    async (secret) => {
      expect([400, 404]).toContain(
        (await read(`/api/stock-feeds/${encodeURIComponent(secret)}/json`)).status,
      );
    },
  );

  test('is for the plans that write the stock, as long as they are paid', async () => {
    expect((await (await signedIn({ subscriptionPlan: 'STARTER' })).call('POST', path)).status).toBe(403);
    expect((await visitor().call('POST', path)).status).toBe(401);
    const dealer = await pro();
    const address = await addressOf(dealer);
    await userStore(db).update(dealer.id, { subscriptionStatus: 'blocked' });
    expect((await read(`${address}/json`)).status).toBe(403);
    await userStore(db).update(dealer.id, { subscriptionStatus: 'active', subscriptionPlan: 'FREE' });
    expect((await read(`${address}/json`)).status).toBe(403);
  });

  test('is the team owner’s alone, and their cars are in it', async () => {
    const owner = await signedIn();
    await subscribe(owner, 'ELITE monthly');
    const member = await signedIn();
    await owner.call('POST', '/api/team/invitations', { email: member.email });
    const [invitation] = (await member.call('GET', '/api/invitations')).body;
    await member.call('POST', `/api/invitations/${invitation.id}/accept`);
    const address = await addressOf(owner);
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect([method, (await member.call(method, path)).status]).toEqual([method, 403]);
    }
    await approvedJob(member);
    expect(await carsAt(address)).toHaveLength(3);
    expect(await carsAt(await addressOf(await pro()))).toEqual([]);
  });

  test('is read thirty times a minute', async () => {
    const dealer = await pro();
    const address = await addressOf(dealer);
    const answers = [];
    for (let n = 0; n < 31; n++) answers.push(await read(`${address}/json`));
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1);
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('60');
  });
});

test('the texts come as a zip too, a file for each approved car and style, with nothing for the seller alone', async () => {
  const dealer = await pro();
  const { id, cars } = await approvedJob(dealer, { open: 1 });
  const { status, headers, bytes } = await dealer.call(
    'GET',
    `/api/stock-jobs/${id}/texts.zip?channel=own-site`,
  );
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = Object.entries(unzipSync(bytes)).map(
    ([name, content]) => [name, strFromU8(content)] as const,
  );
  expect(files.map(([name]) => name)).toEqual([
    ...['0002-opel-corsa-professional.txt', '0002-opel-corsa-persuasive.txt'],
    ...['0003-ford-focus-professional.txt', '0003-ford-focus-persuasive.txt'],
  ]);
  expect(files[0]?.[1]).toContain(cars[1].copy.professional);
  expect(JSON.stringify(files)).not.toMatch(/GH12\dKL|U-081\d/);
  const zip = `/api/stock-jobs/${id}/texts.zip`;
  expect((await dealer.call('GET', `${zip}?channel=nowhere`)).status).toBe(400);
  expect((await (await pro()).call('GET', zip)).status).toBe(404);
});

test('nothing above was an error of the server', () => {
  expect(errors).toEqual([]);
});
