import { expect, test } from 'vitest';
import { programOf } from '#server/testing/program-of.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { writeWorkbook } from '#server/testing/write-workbook.ts';

const testApp = await createTestApp();
const { app, signedIn, errors } = testApp;
const pro = () => signedIn({ subscriptionPlan: 'PRO' });
const advertisement = `<p>Gentile cliente, ${'una parola '.repeat(100)}</p>`;
const content = [
  'Marca;Modello;Anno;Km;Alimentazione;Prezzo;Accessori;Annotazioni;Note interne;Descrizione',
  `Fiat;Panda;2019;41.000;Benzina;9.900 + IVA;clima, radio, ABS, ESP, navi, USB, fendinebbia, cruise, gancio;unico proprietario, tel. 347 1234567;costata 5.000 a Torino;${advertisement}`,
  'Lancia;;2018;52.000;Benzina;8.500;clima;graffio sul paraurti;da pulire;',
].join('\n');
const noTargeting = { targetCustomers: [], vehicleTypes: [], intendedUse: [], sellingPoints: [] };
const choices = { styles: ['professional'], language: 'it', targeting: noTargeting };

test('a stock job has what was typed beside each car in its notes, behind the equipment, and its text tells it', async () => {
  const dealer = await pro();
  const program = await programOf(dealer, testApp, ['read', 'write']);
  const path = '/api/v1/stock-jobs';
  const brought = (await program.call('POST', path, { content })).body;
  expect(brought).toMatchObject({ success: true, job: { counts: { ready: 1, faulty: 1 } } });
  const { id } = brought.job;
  const [panda, lancia] = (await program.call('GET', `${path}/${id}/cars`)).body.toSorted(
    (a: { position: number }, b: { position: number }) => a.position - b.position,
  );
  expect(panda.entry.notes).toMatch(/IVA[^\n]*\nclima\nradio\n(?:.+\n)+gancio\nunico proprietario$/);
  expect(lancia.entry).toMatchObject({ make: 'Lancia', notes: 'clima\ngraffio sul paraurti' });
  await program.call('POST', `${path}/${id}/moves`, { move: 'start', choices });
  while (await app.writeNextCar());
  const [{ copy }] = (await program.call('GET', `${path}/${id}/cars?view=written`)).body;
  expect(copy.professional).toMatch(/unico proprietario/i);
  expect(copy.professional).not.toMatch(/347|Torino|5\.000|Gentile/);
});

test('a file of one car, and each car to choose from, come with their notes', async () => {
  const dealer = await signedIn();
  const header = 'Marca;Modello;Anno;Km;Note';
  const read = async (...rows: string[]) =>
    (await dealer.call('POST', '/api/read-page', { content: [header, ...rows].join('\n') })).body;
  const panda = 'Fiat;Panda;2019;45000;gomme nuove';
  expect(await read(panda)).toMatchObject({ success: true, notes: 'gomme nuove' });
  const several = await read(panda, 'Ford;Ka;2018;61000;', 'Opel;Corsa;2018;61000;bollo pagato');
  expect(several).toMatchObject({ notes: 'gomme nuove', others: [{}, { notes: 'bollo pagato' }] });
  expect(several.others[0]).not.toHaveProperty('notes');
});

test('a column is said to hold notes, by its user and for this user alone', async () => {
  const [dealer, other] = [await signedIn(), await signedIn()];
  const rows = [
    ['Marca', 'Modello', 'Km', 'Anno', 'K7'],
    ['Fiat', 'Panda', 45_000, 2019, 'gomme nuove'],
  ];
  const workbook = Buffer.from(writeWorkbook({ sheets: [rows] })).toString('base64');
  const read = async (someone: typeof dealer) =>
    (await someone.call('POST', '/api/read-workbook', { workbook })).body;
  const answer = (meaning: string) =>
    dealer.call('PATCH', '/api/stock-columns', { columns: [{ header: 'K7', meaning }] });
  expect(await read(dealer)).not.toHaveProperty('notes');
  expect((await answer('remarks')).status).toBe(400);
  expect((await answer('notes')).status).toBe(200);
  expect(await read(dealer)).toMatchObject({ success: true, notes: 'gomme nuove' });
  expect(await read(other)).not.toHaveProperty('notes');
});

test('nothing above was an error of the server', () => {
  expect(errors).toEqual([]);
});
