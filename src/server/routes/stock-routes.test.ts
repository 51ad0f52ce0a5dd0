import { describe, expect, test, vi } from 'vitest';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import { userStore } from '#server/store/user-store.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const clock = { now: new Date('2026-11-21T10:00:00Z') };
const writer = offlineCopywriter({ now: () => clock.now });
const faulty = { times: 0 };
const { app, db, signedIn, errors } = await createTestApp({
  copywriter: {
    engine: writer.engine,
    async write(request, options) {
      if (faulty.times-- > 0) throw new Error('no text');
      return writer.write(request, options);
    },
  },
});

const path = '/api/stock-jobs';
const content = [
  'Marca;Modello;Anno;Km;Alimentazione;Prezzo',
  'Fiat;Panda;2019;41.000;Benzina;9.900 + IVA',
  'Lancia;;2018;52.000;Benzina;8.500',
  'Opel;Corsa;2020;30.000;Diesel;£ 9,000',
  'Ford;Focus;2017;88.000;Diesel;7.900',
].join('\n');
const noTargeting = { targetCustomers: [], vehicleTypes: [], intendedUse: [], sellingPoints: [] };
const choices = { styles: ['professional', 'persuasive'], language: 'it', targeting: noTargeting };

const pro = () => signedIn({ subscriptionPlan: 'PRO' });
async function draftOf(someone: SignedInCaller): Promise<string> {
  return (await someone.call('POST', path, { content })).body.job.id;
}
const move = (someone: SignedInCaller, id: string, name: string) =>
  someone.call('POST', `${path}/${id}/moves`, name === 'start' ? { move: name, choices } : { move: name });
const carsOf = async (someone: SignedInCaller, id: string, query = '') =>
  (await someone.call('GET', `${path}/${id}/cars${query}`)).body;
const jobOf = async (someone: SignedInCaller) => (await someone.call('GET', path)).body[0];
async function writeAll() {
  let written = 0;
  while (await app.writeNextCar()) written++;
  return written;
}
const usedBy = async (someone: SignedInCaller) =>
  (await someone.call('GET', '/api/dashboard/stats')).body.monthlyUsage;

describe('a stock file', () => {
  test('becomes a draft of which nothing is written: good rows are ready, faulty ones say why', async () => {
    const dealer = await pro();
    const { body } = await dealer.call('POST', path, { content });
    expect(body).toMatchObject({
      ...{ success: true, isCut: false },
      job: { state: 'draft', counts: { ready: 2, faulty: 2, written: 0, approved: 0 } },
    });
    expect(await writeAll()).toBe(0);
    const cars = await carsOf(dealer, body.job.id);
    expect(cars.map((car: { state: string }) => car.state)).toEqual(['ready', 'faulty', 'ready', 'faulty']);
    const [panda, corsa, , lancia] = cars;
    expect(panda.entry).toMatchObject({
      make: 'Fiat',
      model: 'Panda',
      price: 9900,
      notes: expect.stringMatching(/IVA/),
    });
    expect(corsa).toMatchObject({ faults: [], unclear: { price: '£ 9,000' } });
    expect(lancia).toMatchObject({
      ...{ entry: { make: 'Lancia', year: 2018 }, line: expect.stringContaining('Lancia · 2018') },
      faults: [{ field: 'model', message: expect.stringMatching(/modello/i) }],
    });
    expect(await usedBy(dealer)).toBe(0);
  });

  test.each(['FREE', 'STARTER'] as const)('is refused with the plan %s', async (subscriptionPlan) => {
    const dealer = await signedIn({ subscriptionPlan });
    const answer = await dealer.call('POST', path, { content });
    expect([answer.status, answer.body.message]).toEqual([403, expect.stringMatching(/PRO ed ELITE/)]);
    expect((await dealer.call('GET', path)).body).toEqual([]);
  });

  test('that gives no car says why, with its columns where they are not understood', async () => {
    const dealer = await pro();
    const nothing = await dealer.call('POST', path, { content: 'Una giornata di sole al mare.' });
    expect(nothing.body).toMatchObject({ success: false, message: expect.any(String) });
    const unknown = await dealer.call('POST', path, {
      content: 'Foo;Bar;Baz\nFiat;Panda;12\nFiat;Tipo;13\nFord;Ka;8',
    });
    expect(unknown.body).toMatchObject({ success: false, columns: [{ header: 'Foo' }, {}, {}] });
    expect((await dealer.call('POST', path, {})).status).toBe(400);
    expect((await dealer.call('POST', path, { content: '' })).status).toBe(400);
  });
});

describe('a job', () => {
  test('writes each good car once, counts each once, and takes a mended one as it comes', async () => {
    const dealer = await pro();
    const id = await draftOf(dealer);
    expect((await move(dealer, id, 'start')).body).toMatchObject({ state: 'running', counts: { ready: 2 } });
    expect((await move(dealer, id, 'start')).status).toBe(200);
    expect(await writeAll()).toBe(2);
    expect([(await jobOf(dealer)).counts, await usedBy(dealer)]).toMatchObject([
      { written: 2, faulty: 2 },
      2,
    ]);
    const [faultyCar] = await carsOf(dealer, id, '?view=faulty');
    const mending = `${path}/${id}/cars/${faultyCar.id}`;
    const refused = await dealer.call('PUT', mending, { vehicle: { ...faultyCar.entry, price: 'abc' } });
    expect([refused.status, refused.body.faults?.[0]?.field ?? refused.body.errors?.[0]?.field]).toEqual([
      400,
      'vehicle.price',
    ]);
    expect(
      (await dealer.call('PUT', mending, { vehicle: { ...faultyCar.entry, price: '9.500 trattabili' } }))
        .status,
    ).toBe(200);
    expect(await writeAll()).toBe(1);
    expect([(await jobOf(dealer)).counts, await usedBy(dealer)]).toMatchObject([
      { written: 3, faulty: 1 },
      3,
    ]);
    const written = await carsOf(dealer, id, '?view=written');
    for (const car of written) {
      expect(Object.keys(car.copy).toSorted()).toEqual(['persuasive', 'professional']);
      expect((await dealer.call('GET', `/api/descriptions/${car.descriptionId}`)).status).toBe(200);
    }
    expect((await dealer.call('PUT', mending, { vehicle: faultyCar.entry })).status).toBe(404);
    expect((await dealer.call('GET', '/api/descriptions')).body).toHaveLength(3);
  });

  test('waits while it is paused, goes on when resumed, and keeps what was written when cancelled', async () => {
    const dealer = await pro();
    const id = await draftOf(dealer);
    expect((await move(dealer, id, 'pause')).status).toBe(409);
    await move(dealer, id, 'start');
    await app.writeNextCar();
    expect((await move(dealer, id, 'pause')).body.state).toBe('paused');
    expect(await writeAll()).toBe(0);
    expect((await move(dealer, id, 'resume')).body.state).toBe('running');
    await move(dealer, id, 'cancel');
    expect(await writeAll()).toBe(0);
    expect(await jobOf(dealer)).toMatchObject({
      state: 'cancelled',
      counts: { written: 1, cancelled: 1, ready: 0 },
    });
    expect((await move(dealer, id, 'resume')).status).toBe(409);
    expect(await usedBy(dealer)).toBe(1);
  });

  test('goes on after a car that failed, which counts nothing and is tried again when asked for', async () => {
    const dealer = await pro();
    const id = await draftOf(dealer);
    await move(dealer, id, 'start');
    faulty.times = 1;
    await writeAll();
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    errors.length = 0;
    faulty.times = 0;
    expect([(await jobOf(dealer)).counts, await usedBy(dealer)]).toMatchObject([
      { written: 1, failed: 1 },
      1,
    ]);
    expect(await carsOf(dealer, id, '?view=failed')).toMatchObject([{ entry: { make: 'Fiat' } }]);
    await move(dealer, id, 'retry');
    await writeAll();
    expect([(await jobOf(dealer)).counts, await usedBy(dealer)]).toMatchObject([
      { written: 2, failed: 0 },
      2,
    ]);
  });

  test.each([
    ['a plan that ends', { subscriptionPlan: 'FREE' as const }],
    ['an account that is blocked', { subscriptionStatus: 'blocked' as const }],
  ])('pauses by itself for %s, and no car fails', async (_, changes) => {
    const dealer = await pro();
    const id = await draftOf(dealer);
    await move(dealer, id, 'start');
    await userStore(db).update(dealer.id, changes);
    await writeAll();
    await userStore(db).update(dealer.id, { subscriptionPlan: 'PRO', subscriptionStatus: 'active' });
    expect(await jobOf(dealer)).toMatchObject({
      state: 'paused',
      stop: 'plan',
      counts: { ready: 2, failed: 0 },
    });
    await move(dealer, id, 'resume');
    expect(await writeAll()).toBe(2);
    expect((await jobOf(dealer)).stop).toBeUndefined();
  });

  test('does not start with a style the plan lacks, or with none', async () => {
    const dealer = await pro();
    const id = await draftOf(dealer);
    const start = (styles: string[]) =>
      dealer.call('POST', `${path}/${id}/moves`, { move: 'start', choices: { ...choices, styles } });
    expect((await start(['advanced'])).status).toBe(403);
    expect((await start([])).status).toBe(400);
    expect((await jobOf(dealer)).state).toBe('draft');
  });

  test('is of the whole team, and nobody else’s', async () => {
    const [dealer, other] = [await pro(), await pro()];
    const id = await draftOf(dealer);
    const [car] = await carsOf(dealer, id);
    const calls: [string, string, unknown?][] = [
      ['GET', `${path}/${id}/cars`],
      ['POST', `${path}/${id}/moves`, { move: 'start', choices }],
      ['PUT', `${path}/${id}/cars/${car.id}`, { vehicle: { make: 'Fiat', model: 'Tipo' } }],
      ['POST', `${path}/${id}/approvals`, { isApproved: true }],
      ['DELETE', `${path}/${id}`],
    ];
    for (const [method, address, payload] of calls) {
      expect([method, address, (await other.call(method, address, payload)).status]).toEqual([
        method,
        address,
        404,
      ]);
    }
    expect((await other.call('GET', path)).body).toEqual([]);
    expect(await jobOf(dealer)).toMatchObject({ state: 'draft' });
    expect((await dealer.call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await dealer.call('GET', path)).body).toEqual([]);
  });
});

describe('whom the texts are for', () => {
  const file = [
    'Marca;Modello;Carrozzeria;Km;Alimentazione;CV;Prezzo',
    'Fiat;Panda;Citycar;41.000;Benzina;69;6.900',
    'Volkswagen;Touran;Monovolume;80.000;Diesel;150;18.900',
    'Porsche;911;Coupé;30.000;Benzina;385;98.000',
  ].join('\n');
  const chosen = { ...noTargeting, targetCustomers: ['Pendolare'], sellingPoints: ['Sicurezza'] };
  const start = (someone: SignedInCaller, id: string, targeting: unknown) =>
    someone.call('POST', `${path}/${id}/moves`, { move: 'start', choices: { ...choices, targeting } });
  async function draft() {
    const dealer = await pro();
    const { id } = (await dealer.call('POST', path, { content: file })).body.job;
    const cars = await carsOf(dealer, id);
    const target = (carId: string, targeting: unknown) =>
      dealer.call('PUT', `${path}/${id}/cars/${carId}/targeting`, { targeting });
    return { dealer, id, cars, target };
  }
  async function briefsOf(someone: SignedInCaller, id: string) {
    await writeAll();
    return (await carsOf(someone, id)).map((car: { entry: object }) => car.entry);
  }

  test('is suggested by each car’s data, changed for one car, and kept with its description', async () => {
    const { dealer, id, cars, target } = await draft();
    const [panda, touran, porsche] = cars;
    expect([panda.isTargeted, panda.targeting]).toEqual([
      false,
      {
        ...{ targetCustomers: ['Attento al budget'], vehicleTypes: ['Citycar'], intendedUse: ['Città'] },
        sellingPoints: ['Facile parcheggio', 'Rapporto qualità-prezzo'],
      },
    ]);
    expect((await target(touran.id, chosen)).status).toBe(200);
    expect((await target(porsche.id, chosen)).status).toBe(200);
    expect((await target(porsche.id, null)).status).toBe(200);
    expect((await carsOf(dealer, id))[1]).toMatchObject({ isTargeted: true, targeting: chosen });
    const vehicle = { ...touran.entry, price: '17.900' };
    await dealer.call('PUT', `${path}/${id}/cars/${touran.id}`, { vehicle });

    expect((await start(dealer, id, 'by-car')).body).toMatchObject({ targeting: 'by-car' });
    expect(await briefsOf(dealer, id)).toMatchObject([
      { model: 'Panda', ...panda.targeting },
      { model: 'Touran', price: 17_900, ...chosen },
      { model: '911', ...porsche.targeting },
    ]);
    expect((await target(panda.id, chosen)).status).toBe(404);
    const [written] = await carsOf(dealer, id);
    expect([written.targeting, written.isTargeted]).toEqual([undefined, undefined]);
  });

  test('is the same for all where that is chosen, whatever was chosen for one', async () => {
    const { dealer, id, cars, target } = await draft();
    await target(cars[1].id, chosen);
    await start(dealer, id, { ...noTargeting, intendedUse: ['Lavoro'] });
    const all = { targetCustomers: [], vehicleTypes: [], intendedUse: ['Lavoro'], sellingPoints: [] };
    expect(await briefsOf(dealer, id)).toMatchObject([all, all, all]);
  });

  test('is refused beyond its caps, in words nobody offers, and of another’s car', async () => {
    const { dealer, id, cars, target } = await draft();
    const [panda] = cars;
    for (const sellingPoints of [['Sicurezza', 'Bassi consumi', 'Design / Stile'], ['Gratis'], 'Sicurezza']) {
      const answer = await target(panda.id, { ...noTargeting, sellingPoints });
      expect([answer.status, answer.body.field]).toEqual([400, expect.stringMatching(/targeting\.selling/)]);
    }
    expect((await start(dealer, id, 'by-magic')).status).toBe(400);
    const other = await pro();
    const foreign = await other.call('PUT', `${path}/${id}/cars/${panda.id}/targeting`, {
      targeting: chosen,
    });
    expect(foreign.status).toBe(404);
    expect((await carsOf(dealer, id))[0].isTargeted).toBe(false);
  });
});

test('texts are approved one by one or all at once, and an edited one is marked', async () => {
  const dealer = await pro();
  const id = await draftOf(dealer);
  await move(dealer, id, 'start');
  await writeAll();
  const approve = (payload: object) => dealer.call('POST', `${path}/${id}/approvals`, payload);
  const [panda] = await carsOf(dealer, id, '?view=written');
  expect((await approve({ carIds: [panda.id], isApproved: true })).body).toEqual({ changed: 1 });
  expect(await carsOf(dealer, id, '?view=approved')).toMatchObject([
    { id: panda.id, isApproved: true, doubts: [] },
  ]);
  expect((await approve({ isApproved: true })).body).toEqual({ changed: 1 });
  expect((await jobOf(dealer)).counts.approved).toBe(2);
  await dealer.call('PUT', `/api/descriptions/${panda.descriptionId}/texts/it/professional`, {
    text: 'La Panda come la racconto io.',
  });
  const [edited] = await carsOf(dealer, id, '?view=written');
  expect(edited).toMatchObject({ isEdited: true, copy: { professional: 'La Panda come la racconto io.' } });
  expect((await approve({ carIds: [panda.id], isApproved: false })).body).toEqual({ changed: 1 });
});

test('approved cars alone are exported, for each channel in its own way, with nothing a spreadsheet computes', async () => {
  const dealer = await pro();
  const id = await draftOf(dealer);
  await move(dealer, id, 'start');
  await writeAll();
  const file = async (query = '') => {
    const { status, bytes, headers } = await dealer.call('GET', `${path}/${id}/cars.csv${query}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    return new TextDecoder().decode(bytes);
  };
  expect((await file()).trim().split('\r\n')).toHaveLength(1);
  const [panda] = await carsOf(dealer, id, '?view=written');
  await dealer.call('PUT', `/api/descriptions/${panda.descriptionId}/texts/it/persuasive`, {
    text: '=HYPERLINK("https://x.example")',
  });
  await dealer.call('PUT', `/api/descriptions/${panda.descriptionId}/vehicle`, {
    vehicle: { ...panda.entry, details: { version: '=1+1' } },
  });
  await dealer.call('POST', `${path}/${id}/approvals`, { carIds: [panda.id], isApproved: true });
  const autoscout = await file();
  expect(autoscout).toContain(
    'Marca;Modello;Versione;Anno;Km;Prezzo;Titolo;Testo professionale;Testo persuasivo',
  );
  expect(autoscout).toMatch(/Fiat;Panda;'=1\+1;2019;41000;9900;/);
  expect(autoscout).not.toMatch(/(^|[;"])=/m);
  expect(autoscout).not.toContain('Focus');
  expect(autoscout).toContain('Condizioni di vendita');
  expect(autoscout).toContain('\\\\');
  expect(await file('?channel=subito')).not.toContain('\\\\');
  expect((await dealer.call('GET', `${path}/${id}/cars.csv?channel=nowhere`)).status).toBe(400);
  const other = await pro();
  expect((await other.call('GET', `${path}/${id}/cars.csv`)).status).toBe(404);
});
