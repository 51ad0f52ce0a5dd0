import { expect, test } from 'vitest';
import { offlineCopywriter } from '#domain/copywriting/writer/offline-copywriter.ts';
import { userStore } from '#server/store/user-store.ts';
import { createTestApp, type SignedInCaller } from '#server/testing/test-app.ts';

const now = () => new Date('2026-11-21T10:00:00Z');
const writer = offlineCopywriter({ now });
const alike = { isOn: true };
const { app, db, signedIn } = await createTestApp({
  copywriter: {
    engine: writer.engine,
    async write(request, options) {
      const written = await writer.write(request, options);
      const { brief, seed } = request;
      if (!alike.isOn || brief.make === 'Ford') return written;
      const text = `${brief.make} ${brief.model} del ${brief.year}: si guida con due dita e si ferma dove serve. Numero ${seed}.`;
      return { ...written, text };
    },
  },
});

const path = '/api/stock-jobs';
const content = [
  'Marca;Modello;Anno;Km;Alimentazione;Prezzo',
  'Fiat;Panda;2019;41.000;Benzina;9.900',
  'Opel;Corsa;2020;30.000;Diesel;9.000',
  'Ford;Focus;2017;88.000;Diesel;7.900',
].join('\n');
const targeting = { targetCustomers: [], vehicleTypes: [], intendedUse: [], sellingPoints: [] };
const choices = { styles: ['professional'], language: 'it', targeting };

/** A job whose Fiat and Opel read alike and whose Ford does not. */
async function jobOf(dealer: SignedInCaller) {
  alike.isOn = true;
  const { id } = (await dealer.call('POST', path, { content })).body.job;
  await dealer.call('POST', `${path}/${id}/moves`, { move: 'start', choices });
  while (await app.writeNextCar());
  const cars = (await dealer.call('GET', `${path}/${id}/cars`)).body;
  const [panda, corsa, focus] = cars;
  const textPath = (car: { id: string }) => `${path}/${id}/cars/${car.id}/texts/professional`;
  return { id, panda, corsa, focus, textPath };
}
const likenessOf = async (dealer: SignedInCaller, id: string) =>
  (await dealer.call('GET', `${path}/${id}/likeness`)).body;
const pro = () => signedIn({ subscriptionPlan: 'PRO' });

test('two texts that read alike are shown with the words they share, facts left open', async () => {
  const dealer = await pro();
  const { id, panda, corsa, focus } = await jobOf(dealer);
  const { texts, pairs } = await likenessOf(dealer, id);
  expect(pairs).toEqual([
    {
      ...{ style: 'professional', share: 1, rewritable: corsa.id },
      cars: [
        { id: panda.id, position: 1, make: 'Fiat', model: 'Panda' },
        { id: corsa.id, position: 2, make: 'Opel', model: 'Corsa' },
      ],
      stretches: ['… del …: si guida con due dita e si ferma dove serve. Numero …'],
    },
  ]);
  expect(texts).toEqual([
    { carId: panda.id, style: 'professional', share: 1, nearest: 2 },
    { carId: corsa.id, style: 'professional', share: 1, nearest: 1 },
  ]);
  expect(JSON.stringify(texts)).not.toContain(focus.id);
});

test('sentences that the seller wants in every text make none alike', async () => {
  const dealer = await pro();
  await dealer.call('PUT', '/api/house-sentences', {
    sentences: [
      {
        text: 'Da noi trovi officina, carrozzeria e un caffè sempre pronto.',
        ...{ language: 'it', styles: ['professional'], place: 'end' },
      },
    ],
  });
  const { id } = await jobOf(dealer);
  expect((await likenessOf(dealer, id)).texts).toHaveLength(2);
});

test('the pair is written apart in one go: less alike, a version kept, none of the month taken', async () => {
  const dealer = await pro();
  const { id, corsa, textPath } = await jobOf(dealer);
  alike.isOn = false;
  const usage = (await dealer.call('GET', '/api/dashboard/stats')).body.monthlyUsage;
  const { status, body } = await dealer.call('POST', textPath(corsa));
  expect(status).toBe(200);
  expect(body.before).toBe(1);
  expect(body.after).toBeLessThan(0.15);
  expect((await likenessOf(dealer, id)).pairs[0]?.share ?? 0).toBe(body.after);
  const anew = (await dealer.call('GET', `${path}/${id}/cars`)).body[1];
  expect(anew.copy.professional).not.toBe(corsa.copy.professional);
  expect(anew).toMatchObject({ isEdited: false, isApproved: false, doubts: [] });
  const versions = `/api/descriptions/${corsa.descriptionId}/texts/it/professional/versions`;
  expect((await dealer.call('GET', versions)).body).toMatchObject([
    { origin: 'written' },
    { origin: 'written', text: corsa.copy.professional },
  ]);
  expect((await dealer.call('GET', '/api/dashboard/stats')).body.monthlyUsage).toBe(usage);
});

test('a text that comes out as alike as before is left as it was', async () => {
  const dealer = await pro();
  const { id, corsa, textPath } = await jobOf(dealer);
  expect((await dealer.call('POST', textPath(corsa))).body).toEqual({ before: 1, after: 1 });
  const [, still] = (await dealer.call('GET', `${path}/${id}/cars`)).body;
  expect(still.copy).toEqual(corsa.copy);
});

test('texts that the seller approved or worded are left alone, and no other text is offered for them', async () => {
  const dealer = await pro();
  const { id, panda, corsa, textPath } = await jobOf(dealer);
  await dealer.call('POST', `${path}/${id}/approvals`, { carIds: [corsa.id], isApproved: true });
  expect((await likenessOf(dealer, id)).pairs).toMatchObject([{ rewritable: panda.id }]);
  const text = `${panda.copy.professional} Vieni a provarla.`;
  await dealer.call('PUT', `/api/descriptions/${panda.descriptionId}/texts/it/professional`, { text });
  const [pair] = (await likenessOf(dealer, id)).pairs;
  expect(pair).not.toHaveProperty('rewritable');
  for (const car of [panda, corsa]) {
    const { status, body } = await dealer.call('POST', textPath(car));
    expect([status, body.message]).toEqual([400, expect.stringMatching(/corretto o approvato/)]);
  }
});

test('it is refused without the plan, for a style the car has not, and for another dealer’s job', async () => {
  const [dealer, other] = [await pro(), await pro()];
  const { id, corsa, textPath } = await jobOf(dealer);
  const answers = [
    await other.call('GET', `${path}/${id}/likeness`),
    await other.call('POST', textPath(corsa)),
    await dealer.call('POST', textPath(corsa).replace('professional', 'persuasive')),
    await dealer.call('POST', textPath(corsa).replace('professional', 'poetic')),
    await dealer.call('POST', textPath({ id: id })),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 400, 404]);
  await userStore(db).update(dealer.id, { subscriptionPlan: 'FREE' });
  expect((await dealer.call('POST', textPath(corsa))).status).toBe(403);
});

test('it is measured twenty times a minute at most', async () => {
  const dealer = await pro();
  const { id } = await jobOf(dealer);
  const asked = [];
  for (let time = 0; time < 21; time++)
    asked.push((await dealer.call('GET', `${path}/${id}/likeness`)).status);
  expect(asked).toEqual([...Array(20).fill(200), 429]);
});
