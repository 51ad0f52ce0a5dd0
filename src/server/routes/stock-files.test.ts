import { eq } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { mostColumnAnswers } from '#domain/listings/stock-list/column-answers.ts';
import { columnAnswers } from '#server/store/schema.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { writeWorkbook } from '#server/testing/write-workbook.ts';

const { signedIn, visitor, errors, clock, db } = await createTestApp();
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');
const workbookOf = (...sheets: (string | number)[][][]) => ({ workbook: base64(writeWorkbook({ sheets })) });
const path = '/api/read-workbook';
const answersPath = '/api/stock-columns';

const known = [
  ['Elenco del 12/03/2026'],
  [],
  ['Targa', 'Marca', 'Modello', 'Versione', 'Anno', 'Km', 'Alimentazione', 'Prezzo', 'Optional'],
  ['AB123CD', 'FIAT', 'Panda', '1.2 Easy', 2019, 45_000, 'Benzina', 8900, 'Clima\nBluetooth'],
  ['AB124CD', 'VW', 'Golf', '1.6 TDI', 2017, 98_500, 'Diesel', 12_950],
];
const coded = [
  ['mrc', 'mdl', 'perc', 'imp_fin', 'classe_int'],
  ['FIAT', 'Panda', 45_000, 8900, 'A'],
  ['VW', 'Golf', 98_500, 12_950, 'B'],
];
const meanings = {
  columns: [
    ...[
      { header: 'mrc', meaning: 'make' },
      { header: 'mdl', meaning: 'model' },
    ],
    ...[
      { header: 'perc', meaning: 'mileage' },
      { header: 'imp_fin', meaning: 'price' },
      { header: 'classe_int', meaning: 'ignore' },
    ],
  ],
};

test('the vehicles of an Excel file come with where each value stood, whatever sheet they are on', async () => {
  const caller = await signedIn();
  const { status, body } = await caller.call('POST', path, workbookOf([['Istruzioni', 'b', 'c']], known));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    vehicleData: {
      make: 'Fiat',
      model: 'Panda',
      year: 2019,
      mileage: 45_000,
      fuelType: 'Benzina',
      price: 8900,
    },
    evidence: { mileage: { source: 'labels', where: 'Km', raw: '45000' } },
    ...{ version: '1.2 Easy', equipment: ['Clima', 'Bluetooth'] },
    others: [{ vehicleData: { make: 'Volkswagen', model: 'Golf', mileage: 98_500 }, version: '1.6 TDI' }],
    ...{ isCut: false },
  });
  expect(body.columns[0]).toEqual({ header: 'Targa', samples: ['AB123CD', 'AB124CD'], meaning: 'ignore' });
});

test('strange columns are asked about, and the answer is remembered for the next file, of any kind', async () => {
  const caller = await signedIn();
  const asked = (await caller.call('POST', path, workbookOf(coded))).body;
  expect(asked).toMatchObject({ success: false, message: expect.stringContaining('non riconosciamo') });
  expect(asked.columns).toEqual([
    { header: 'mrc', samples: ['FIAT', 'VW'], proposal: 'make' },
    { header: 'mdl', samples: ['Panda', 'Golf'] },
    { header: 'perc', samples: ['45000', '98500'] },
    { header: 'imp_fin', samples: ['8900', '12950'] },
    { header: 'classe_int', samples: ['A', 'B'] },
  ]);
  const panda = { make: 'Fiat', model: 'Panda', mileage: 45_000, price: 8900 };
  expect(await caller.call('PATCH', answersPath, meanings)).toMatchObject({ status: 200, body: {} });
  expect((await caller.call('POST', path, workbookOf(coded))).body).toMatchObject({
    success: true,
    vehicleData: panda,
  });
  const content = coded.map((row) => row.join(';')).join('\n');
  expect((await caller.call('POST', '/api/read-page', { content })).body).toMatchObject({
    ...{ success: true, vehicleData: panda },
    others: [{ vehicleData: { model: 'Golf' } }],
  });
});

test('a later answer replaces an earlier one, and the other columns keep theirs', async () => {
  const caller = await signedIn();
  await caller.call('PATCH', answersPath, meanings);
  await caller.call('PATCH', answersPath, { columns: [{ header: 'IMP FIN', meaning: 'ignore' }] });
  const { body } = await caller.call('POST', path, workbookOf(coded));
  expect(body.vehicleData).toEqual({ make: 'Fiat', model: 'Panda', mileage: 45_000 });
});

test('what one user answered is nothing to another', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  await one.call('PATCH', answersPath, meanings);
  expect((await other.call('POST', path, workbookOf(coded))).body).toMatchObject({ success: false });
  await other.call('PATCH', answersPath, { columns: [{ header: 'mrc', meaning: 'ignore' }] });
  expect((await one.call('POST', path, workbookOf(coded))).body).toMatchObject({ success: true });
});

const bomb = writeWorkbook({
  sheets: [[['a']]],
  parts: { 'xl/sharedStrings.xml': new Uint8Array(30_000_000).fill(32) },
});

test.each([
  ['text', 'it', strToU8('Marca;Modello'), /danneggiato/],
  ['half of one', 'de', writeWorkbook({ sheets: [known] }).subarray(0, 900), /beschädigt.*Sie/],
  ['another archive', 'en', zipSync({ 'a.txt': strToU8('a') }), /damaged/],
  [
    'an old one or one with a password',
    'fr',
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]),
    /mot de passe/,
  ],
  ['a bomb', 'es', bomb, /demasiado/],
  [
    'one without cars',
    'en',
    writeWorkbook({
      sheets: [
        [
          ['Name', 'City', 'Phone'],
          ['Anna', 'Bari', 347],
        ],
      ],
    }),
    /no readable cars/,
  ],
  ['an empty one', 'it', writeWorkbook({ sheets: [[]] }), /non ci sono auto/],
])('no readable Excel file, %s, says why in the reader’s language (%s)', async (_, language, bytes, said) => {
  const caller = await signedIn();
  const headers = { 'accept-language': language };
  const { status, body } = await caller.call('POST', path, { workbook: base64(bytes) }, headers);
  expect([status, body.success]).toEqual([200, false]);
  expect(body.message).toMatch(said);
  expect(body.message).not.toMatch(/link/i);
});

test.each([
  [path, {}, 'workbook'],
  [path, { workbook: '' }, 'workbook'],
  [path, { workbook: 5 }, 'workbook'],
  [path, { workbook: 'A'.repeat(6_700_000) }, 'workbook'],
  [answersPath, {}, 'columns'],
  [answersPath, { columns: [] }, 'columns'],
  [answersPath, { columns: [{ header: ' ', meaning: 'price' }] }, 'columns.0.header'],
  [answersPath, { columns: [{ header: 'Importo', meaning: 'password' }] }, 'columns.0.meaning'],
])('the payload to %s is refused by its field: %.40j', async (to, payload, field) => {
  const caller = await signedIn();
  const { status, body } = await caller.call(to === path ? 'POST' : 'PATCH', to, payload);
  expect([status, body.field]).toEqual([400, field]);
});

test.each(['\0\0', '\u0000Prezzo', '\ud800', '価格', '__proto__', '"; drop table users; --'])(
  'a header of strange signs is kept or passed over: %j',
  async (header) => {
    const caller = await signedIn();
    const { status } = await caller.call('PATCH', answersPath, { columns: [{ header, meaning: 'price' }] });
    expect(status).toBe(200);
  },
);

test('a visitor reads and answers nothing', async () => {
  expect((await visitor().call('POST', path, workbookOf(known))).status).toBe(401);
  expect((await visitor().call('PATCH', answersPath, meanings)).status).toBe(401);
});

test('Excel files count among the 30 pages a minute', async () => {
  const caller = await signedIn();
  const statuses = await Promise.all(
    Array.from({ length: 31 }, async () => (await caller.call('POST', path, workbookOf(known))).status),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('of very many answers of one user the newest stay', async () => {
  const [caller, other] = [await signedIn(), await signedIn()];
  await other.call('PATCH', answersPath, { columns: [{ header: 'mia', meaning: 'price' }] });
  for (const round of ['a', 'b', 'c', 'd']) {
    const columns = Array.from({ length: 150 }, (_, index) => ({
      header: `${round} ${index}`,
      meaning: 'ignore',
    }));
    await caller.call('PATCH', answersPath, { columns });
    clock.now = new Date(clock.now.getTime() + 1000);
  }
  const kept = await db.select().from(columnAnswers).where(eq(columnAnswers.userId, caller.id));
  expect(kept).toHaveLength(mostColumnAnswers);
  expect(kept.filter(({ header }) => header.startsWith('a '))).toHaveLength(50);
  expect(await db.select().from(columnAnswers).where(eq(columnAnswers.userId, other.id))).toHaveLength(1);
});

test('nothing above was an error of the server', () => {
  expect(errors).toEqual([]);
});
