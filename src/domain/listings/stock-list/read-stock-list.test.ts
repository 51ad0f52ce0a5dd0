import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

function vehiclesIn(content: string) {
  const reading = readListing({ content });
  if (reading.kind === 'refused') return reading.reason;
  return reading.kind === 'listing' ? [reading.vehicle] : reading.readings.map(({ vehicle }) => vehicle);
}

const panda = { make: 'Fiat', model: 'Panda', year: 2019, mileage: 45_000, fuelType: 'Benzina', price: 8900 };
const golf = {
  make: 'Volkswagen',
  model: 'Golf',
  year: 2017,
  mileage: 98_500,
  fuelType: 'Diesel',
  price: 12_950,
};

test.each([
  [
    'semicolons, Italian',
    'Marca;Modello;Immatricolazione;Km;Alimentazione;Prezzo\nFIAT;Panda;05/2019;45.000;Benzina;8.900,00\nVW;Golf;2017;98500;Diesel;"12.950 €"',
  ],
  [
    'tabs, German, with a byte order mark',
    '\uFEFFMarke\tModell\tErstzulassung\tKilometerstand\tKraftstoff\tPreis\r\nFiat\tPanda\t05/2019\t45.000\tBenzin\t8.900 €\r\nVolkswagen\tGolf\t03/2017\t98.500 km\tDiesel\t€ 12.950,-\r\n',
  ],
  [
    'commas, English, in euro',
    'Make,Model,Year,Mileage,Fuel type,Price\nFiat,Panda,2019,"45,000 km",Petrol,"€8,900"\nVolkswagen,Golf,2017,"98,500 km",Diesel,"€12,950"',
  ],
  [
    'bars, French, below a title',
    'Stock du 12 mars\nMarque|Modèle|Année|Kilométrage|Énergie|Prix (€)\nFiat|Panda|2019|45 000|Essence|8 900\nVolkswagen|Golf|2017|98 500|Gazole|12 950',
  ],
  [
    'semicolons, Spanish, with empty rows and unread columns',
    'Ref;Marca;Modelo;Año;Kilómetros;Combustible;Precio;Fotos\n\nA-1;Fiat;Panda;2019;45.000;Gasolina;8.900 €;12\n;;;;;;;\nA-2;Volkswagen;Golf;2017;98.500;Diésel;12.950 €;9;;\n',
  ],
])('a list with a header is read: %s', (_, content) => {
  expect(vehiclesIn(content)).toEqual([panda, golf]);
});

test('a row says in which column each value stood', () => {
  const content = 'Marca;Modello;Anno;Potenza (kW);Prezzo\nFiat;Panda;2019;51;8.900';
  expect(readListing({ content })).toMatchObject({
    kind: 'listing',
    vehicle: { power: 69 },
    evidence: {
      power: { source: 'labels', where: 'Potenza (kW)', raw: '51' },
      price: { source: 'labels', where: 'Prezzo', raw: '8.900' },
    },
  });
});

test('equipment columns are lists, quoted cells may hold separators, quotes and line breaks', () => {
  const content =
    'Marca;Modello;Anno;Km;Optional;Accessori\nFiat;Panda;2019;45.000;"Climatizzatore; Cerchi da 15"" in lega\nBluetooth";"Sedili riscaldati, tel. 347 1234567, Gancio traino € 300"';
  expect(readListing({ content })).toMatchObject({
    vehicle: { make: 'Fiat', model: 'Panda', year: 2019, mileage: 45_000 },
    equipment: ['Climatizzatore', 'Cerchi da 15" in lega', 'Bluetooth', 'Sedili riscaldati'],
  });
});

test('a list without a header gives what its cells say by themselves', () => {
  const content =
    'Fiat;Panda;2019;45.000 km;51 kW;8.900 €;Benzina;Manuale;Bianco;3\nPeugeot;2008;05/2020;30.000 km;130 CV;17.900 €;Diesel;Automatico;Grigio;5';
  expect(vehiclesIn(content)).toEqual([
    { ...panda, power: 69, transmission: 'Manuale', color: 'Bianco' },
    {
      ...{ make: 'Peugeot', model: '2008', year: 2020, mileage: 30_000, power: 130, price: 17_900 },
      ...{ fuelType: 'Diesel', transmission: 'Automatica', color: 'Grigio' },
    },
  ]);
});

test.each([
  ['a bare Mileage beside pounds', 'Make,Model,Year,Mileage,Price\nFord,Focus,2019,45000,"£9,995"'],
  ['a price in another currency', 'Marca;Modello;Anno;Prezzo;Valuta\nFord;Focus;2019;9995;CHF'],
  ['a price without tax', 'Make;Model;Year;Price (ex VAT);Fuel\nFord;Focus;2019;9995;'],
  ['a header with a pound sign', 'Make;Model;Year;Price £;Fuel\nFord;Focus;2019;9995;'],
  ['two prices', 'Marca;Modello;Anno;Prezzo;Prezzo di vendita\nFord;Focus;2019;9.995;10.500'],
  ['power without unit', 'Marca;Modello;Anno;Potenza;Km\nFord;Focus;2019;88;'],
  ['fiscal horsepower', 'Marque;Modèle;Année;CV;Énergie\nFord;Focus;2019;6;'],
  ['a cell at zero', 'Marca;Modello;Anno;Km;Prezzo\nFord;Focus;2019;0;0'],
  ['a range and doors in two ways', 'Marca;Modello;Anno;Km;Porte\nFord;Focus;2019;0 - 5.000;4/5'],
])('what is unclear stays empty: %s', (_, content) => {
  expect(vehiclesIn(content)).toEqual([{ make: 'Ford', model: 'Focus', year: 2019 }]);
});

test.each([
  [
    'with a header',
    'Marca;Modello;Anno;Km;Prezzo\nFiat;Panda;2019;45.000;9.900\nFord;Focus;2018;tanti;9.900 - 8.500\nFord;Ka;2016;60.000;4.500',
    { make: 'Ford', model: 'Focus', year: 2018 },
  ],
  [
    'without one',
    'Fiat;Panda;2019;45.000 km;9.900 €\nFord;Focus;2018;tanti km;9.900 €\nFord;Ka;2016;60.000 km;4.500 €',
    { make: 'Ford', model: 'Focus', year: 2018, price: 9900 },
  ],
])('a figure that cannot be read stays empty and the other vehicles are read, %s', (_, content, second) => {
  expect(vehiclesIn(content)).toEqual([
    { make: 'Fiat', model: 'Panda', year: 2019, mileage: 45_000, price: 9900 },
    second,
    { make: 'Ford', model: 'Ka', year: 2016, mileage: 60_000, price: 4500 },
  ]);
});

test('a row whose number was cut in two by a comma is left out, one without a model too', () => {
  const content =
    'Make,Model,Year,Odometer,Fuel\nFord,Focus,2019,45,000 km,Petrol\nFord,,2018,30000 km,Diesel\nFord,Kuga,2018,30000 km,Diesel';
  expect(vehiclesIn(content)).toEqual([
    { make: 'Ford', model: 'Kuga', year: 2018, mileage: 30_000, fuelType: 'Diesel' },
  ]);
});

test('beside the only car of a file the lines that name none are kept', () => {
  const content = 'Marca;Modello;Anno;Km\nFiat;Panda;2019;45.000\nLancia;;2018;52.000';
  expect(readListing({ content })).toMatchObject({
    ...{ kind: 'listing', vehicle: { model: 'Panda' } },
    incomplete: [{ line: 'Lancia · 2018 · 52.000', reading: { vehicle: { make: 'Lancia' } } }],
  });
});

test('the vehicle may be named in one column', () => {
  const content =
    'Veicolo;Anno;Km;Prezzo\nAlfa Romeo Giulia 2.2;2018;88.000;21.900 €\nUsato garantito;2018;1.000;1.900 €';
  expect(vehiclesIn(content)).toEqual([
    { make: 'Alfa Romeo', model: 'Giulia', year: 2018, mileage: 88_000, price: 21_900 },
  ]);
});

test('at most two thousand vehicles are read, and more are told', () => {
  const content = `Marca;Modello;Anno;Km\n${'Fiat;Panda;2019;45.000\n'.repeat(2100)}`;
  expect(vehiclesIn(content)).toHaveLength(2000);
  expect(readListing({ content })).toMatchObject({ isCut: true });
});

test.each([
  ['a sentence with commas', 'Vendo auto, in ottimo stato, tagliandata, gommata, bollo pagato'],
  ['a table of labels and values', 'Marca\tFiat\tModello\tPanda\nAnno\t2019\tKm\t45.000'],
  ['a comparison', 'Fiat Panda;Fiat 500;VW Golf\n2019;2020;2021\n45.000 km;10.000 km;5.000 km'],
  ['numbers with commas', 'Fiat,Panda,2019,45,000 km,8,900 €'],
  ['people', 'Nome;Cognome;Email;Telefono\nMario;Rossi;m@example.it;347 1234567'],
  ['a menu', 'Marca;Modello;Anno;Prezzo'],
])('%s is no stock list', (_, content) => {
  expect(readListing({ content }).kind).not.toBe('stock-list');
});

test('a table of labels and values is read as what was copied from a page', () => {
  expect(vehiclesIn('Marca\tFiat\tModello\tPanda\nAnno\t2019\tKm\t45.000')).toEqual([
    { make: 'Fiat', model: 'Panda', year: 2019, mileage: 45_000 },
  ]);
});
