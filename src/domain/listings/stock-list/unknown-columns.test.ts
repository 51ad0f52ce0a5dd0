import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';
import type { ColumnAnswers } from './column-answers.ts';

const coded =
  'cod;k_marca;k_mod;dt_1;percorr;cod_alim;importo\n' +
  '1;FIAT;Panda;05/2019;45000;Benzina;8.900 €\n2;FIAT;Tipo;03/2018;61000;Diesel;9.900 €\n' +
  '3;Ford;Kuga;11/2020;38000;Diesel;19.900 €\n4;Ford;Puma;01/2021;21000;Benzina;17.900 €';
const answers: ColumnAnswers = {
  ...{ 'k marca': 'make', 'k mod': 'model', 'dt 1': 'year', percorr: 'mileage', importo: 'price' },
  'cod alim': 'fuelType',
};

test('a table of cars with strange headers is asked about, with three values of each column', () => {
  expect(readListing({ content: coded })).toEqual({
    ...{ kind: 'refused', reason: 'unknown-columns' },
    columns: [
      { header: 'cod', samples: ['1', '2', '3'], meaning: 'ignore' },
      { header: 'k_marca', samples: ['FIAT', 'Ford'], proposal: 'make' },
      { header: 'k_mod', samples: ['Panda', 'Tipo', 'Kuga'] },
      { header: 'dt_1', samples: ['05/2019', '03/2018', '11/2020'], proposal: 'year' },
      { header: 'percorr', samples: ['45000', '61000', '38000'] },
      { header: 'cod_alim', samples: ['Benzina', 'Diesel'], proposal: 'fuelType' },
      { header: 'importo', samples: ['8.900 €', '9.900 €', '19.900 €'], proposal: 'price' },
    ],
  });
});

test('what the seller answered is read, and nothing is asked again', () => {
  const reading = readListing({ content: coded, answers });
  if (reading.kind !== 'stock-list') throw new Error(reading.kind);
  expect(reading.readings.map(({ vehicle }) => vehicle)[2]).toEqual({
    ...{ make: 'Ford', model: 'Kuga', year: 2020, mileage: 38_000, fuelType: 'Diesel', price: 19_900 },
  });
  expect(reading.columns.every(({ meaning }) => meaning)).toBe(true);
});

test.each([
  [
    'JSON',
    JSON.stringify([
      { brandTxt: 'Fiat', modTxt: 'Panda', odo_val: '45000 km', px: 8900 },
      { brandTxt: 'Ford', modTxt: 'Kuga', odo_val: '38000 km', px: 19_900 },
    ]),
  ],
  [
    'XML',
    '<?xml version="1.0"?><lista><v><brandTxt>Fiat</brandTxt><modTxt>Panda</modTxt><odo_val>45000 km</odo_val><px>8900</px></v>' +
      '<v><brandTxt>Ford</brandTxt><modTxt>Kuga</modTxt><odo_val>38000 km</odo_val><px>19900</px></v></lista>',
  ],
])('fields of %s are asked about and remembered like columns', (_, content) => {
  expect(readListing({ content })).toMatchObject({
    ...{ kind: 'refused', reason: 'unknown-columns' },
    columns: [
      { header: 'brandTxt', samples: ['Fiat', 'Ford'], proposal: 'make' },
      { header: 'modTxt' },
      { header: 'odo_val', proposal: 'mileage' },
      { header: 'px', samples: ['8900', '19900'] },
    ],
  });
  const said: ColumnAnswers = { brandtxt: 'make', modtxt: 'model', 'odo val': 'mileage', px: 'price' };
  expect(readListing({ content, answers: said })).toMatchObject({
    kind: 'stock-list',
    readings: [
      { vehicle: { make: 'Fiat', model: 'Panda', mileage: 45_000, price: 8900 } },
      { vehicle: { make: 'Ford', model: 'Kuga', mileage: 38_000, price: 19_900 } },
    ],
  });
});

test('columns that are not understood are asked about beside the vehicles', () => {
  const content =
    'Marca;Modello;Anno;Km;Classe;Potenza\nFiat;Panda;2019;45000;A;69\nFord;Kuga;2020;38000;B;150';
  expect(readListing({ content })).toMatchObject({
    ...{ kind: 'stock-list', isCut: false },
    readings: [{ vehicle: { model: 'Panda' } }, { vehicle: { model: 'Kuga' } }],
    columns: [
      ...[{ meaning: 'make' }, { meaning: 'model' }, { meaning: 'year' }, { meaning: 'mileage' }],
      { header: 'Classe', samples: ['A', 'B'] },
      { header: 'Potenza', samples: ['69', '150'] },
    ],
  });
});

test.each([
  ['in CV', 'Potenza', '110', { power: 110 }, 'power'],
  ['in kilowatt', 'Potenza', '110', { power: 150 }, 'powerKw'],
  ['in miles', 'Mileage', '10000', { mileage: 16_093 }, 'mileageMiles'],
  ['in kilometres', 'Mileage', '10000', { mileage: 10_000 }, 'mileage'],
  ['of equipment', 'Extra info', 'Clima, Radio', {}, 'equipment'],
  ['ignored', 'Prezzo', '9900', {}, 'ignore'],
] as const)('a column %s is read as the seller says', (_, header, value, found, meaning) => {
  const content = `Marca;Modello;Anno;Porte;${header}\nFord;Kuga;2019;5;${value}`;
  const reading = readListing({ content, answers: { [header.toLowerCase()]: meaning } });
  expect(reading).toMatchObject({ kind: 'listing' });
  const read = reading.kind === 'listing' ? reading : undefined;
  expect(read?.vehicle).toEqual({ make: 'Ford', model: 'Kuga', year: 2019, doors: 5, ...found });
  expect(read?.equipment).toEqual(meaning === 'equipment' ? ['Clima', 'Radio'] : []);
});

test('an answer holds for the header in other letters, and wins over what the tables say', () => {
  const content = 'MARCA;Modello;Anno;Km;Pr.Acquisto\nFiat;Panda;2019;45000;8900';
  expect(readListing({ content, answers: { 'pr acquisto': 'price', km: 'ignore' } })).toMatchObject({
    kind: 'listing',
    vehicle: { make: 'Fiat', model: 'Panda', year: 2019, price: 8900 },
  });
});

test('a header may stand below titles and be repeated', () => {
  const header = 'Marca;Modello;Anno;Km';
  const content = `Autosalone Rossi;;;\nStampa del 12/03/2026;;;\nFiltri: usato;;;\n;;;\n${header}\nFiat;Panda;2019;45000\n${header}\nFord;Kuga;2020;38000`;
  expect(readListing({ content })).toMatchObject({
    kind: 'stock-list',
    readings: [{ vehicle: { model: 'Panda' } }, { vehicle: { model: 'Kuga' } }],
  });
});

test.each([
  ['people', 'Nome;Cognome;Email;Telefono\nMario;Rossi;m@example.it;347\nUgo;Re;u@example.it;348'],
  ['invoices', 'Numero\tCliente\tTotale\n1\tRossi\t100\n2\tBianchi\t200'],
])('a table of %s is told to name no cars, never to be the link of an ad', (_, content) => {
  expect(readListing({ content })).toEqual({ kind: 'refused', reason: 'no-cars' });
});

test.each([
  ['prose', 'Vendo auto, in ottimo stato, tagliandata\nTelefonare ore pasti, grazie, ciao\nNo perditempo'],
  ['one line', 'Nome;Cognome;Email;Telefono'],
  ['a page', '<h1>Il nostro blog</h1><p>Come lavare i tappetini</p>'],
])('%s is no table', (_, content) => {
  const reading = readListing({ content });
  expect(reading.kind === 'refused' && reading.reason).toMatch(/not-a-listing|cut-short/);
});

test('headers named like the inner parts of objects are only headers', () => {
  const content = 'constructor;__proto__;toString;valueOf\nFiat;Panda;2019;1\nFord;Kuga;2020;2';
  expect(readListing({ content, answers: { tostring: 'year' } })).toMatchObject({
    columns: [
      { header: 'constructor', proposal: 'make' },
      { header: '__proto__' },
      { header: 'toString', meaning: 'year' },
      { header: 'valueOf' },
    ],
  });
});
