import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

function vehicleIn(content: string) {
  const reading = readListing({ content });
  if (reading.kind === 'stock-list') throw new Error('not a stock list');
  return reading.kind === 'listing' ? reading.vehicle : reading.reason;
}

const rows = (facts: Record<string, string>) =>
  Object.entries(facts)
    .map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`)
    .join('');

test('a plain dealer page is read from its table, the old price left out', () => {
  const content = `<html lang="it"><h1>Fiat Panda 1.2 Prova</h1><p class="prezzo">€ 7.900,-</p><p class="old-price">€ 9.900</p>
    <table>${rows({
      Marca: 'Fiat',
      Modello: 'Panda',
      Immatricolazione: '03/2018',
      Km: '58.000',
      Alimentazione: 'Benzina/GPL',
      Potenza: '51 kW (69 CV)',
      Porte: '4/5',
      Carrozzeria: 'City car',
      Colore: 'Bianco pastello',
      'Tipo di vernice': 'Metallizzato',
      'Cilindrata (cc)': '1.242',
      Garanzia: '12 mesi',
    })}</table>`;
  expect(vehicleIn(content)).toEqual({
    make: 'Fiat',
    model: 'Panda',
    year: 2018,
    mileage: 58_000,
    fuelType: 'GPL',
    power: 69,
    price: 7900,
    color: 'Bianco',
    category: 'Citycar',
    doors: 5,
    displacement: 1242,
    warranty: '12 mesi',
  });
});

test('rows with a colon are read; instalments, net prices and optional warranties are not', () => {
  const content = `<html lang="it"><h2>Volkswagen Golf 1.6</h2><ul><li><b>Anno:</b> 2017</li><li>Km: 95.000</li>
    <li>Prezzo: 13.500 € + IVA</li><li>Prezzo finanziato: € 12.500</li><li>Rata: € 199/mese</li>
    <li>Garanzia: 12 mesi estendibile a 24</li><li>Potenza (CV): 115</li></ul>`;
  expect(vehicleIn(content)).toEqual({
    make: 'Volkswagen',
    model: 'Golf',
    year: 2017,
    mileage: 95_000,
    power: 115,
  });
});

test('other cars further down the page give nothing', () => {
  const content = `<h1>BMW 320d</h1><div>Chilometri</div><div>120.000 <span>km</span></div><div>Anno</div><div>2016</div>
    <h2>Ti potrebbero interessare</h2><h3>Audi A4</h3><div>Chilometri</div><div>50.000 km</div>
    <div>Colore</div><div>Rosso</div><div class="price">22.000 €</div>`;
  expect(vehicleIn(content)).toEqual({ make: 'BMW', model: '320d', year: 2016, mileage: 120_000 });
});

test('a page of many labelled cards is several vehicles', () => {
  const card = (km: string) => `<h3>Fiat Panda</h3><b>Km</b><i>${km}</i><b>Cambio</b><i>Manuale</i>`;
  const content = `<h1>Fiat Panda</h1>${['58.000', '70.000', '12.000', '33.000'].map(card).join('')}`;
  expect(vehicleIn(content)).toBe('several-vehicles');
});

test('KM0 is a condition and a British number without unit is no mileage', () => {
  const facts = rows({ Marca: 'Fiat', Modello: '500', Condizione: 'KM 0', Chilometri: 'KM0', Anno: '2024' });
  expect(vehicleIn(`<table>${facts}</table>`)).toEqual({
    make: 'Fiat',
    model: '500',
    year: 2024,
    condition: 'Km 0',
  });
  const british = rows({ Make: 'Ford', Model: 'Focus', Year: '2019', Mileage: '45,000', Price: '£9,995' });
  expect(vehicleIn(`<html lang="en-GB"><table>${british}</table>`)).not.toHaveProperty('mileage');
});

test('one label with two meanings goes by its value', () => {
  const facts = rows({
    Marke: 'Opel',
    Modell: 'Corsa',
    Kilometerstand: '21.500 km',
    Antriebsart: 'Verbrennungsmotor',
    Kategorie: 'Kleinwagen, Vorführfahrzeug',
  });
  expect(vehicleIn(`<table>${facts}</table>`)).toEqual({
    make: 'Opel',
    model: 'Corsa',
    mileage: 21_500,
    category: 'Citycar',
    condition: 'Aziendale',
  });
});

test('copied text is read line by line', () => {
  expect(vehicleIn('Marca\nFiat\nModello\nPunto\nAnno\n2015\nKm\n89.000\nPrezzo\n€ 4.900')).toMatchObject({
    mileage: 89_000,
    price: 4900,
  });
});

test('a row of cards with the value above its label is read that way round', () => {
  const content = `<h1>Ford Kuga 2.0</h1><p class="price">€ 21.700</p><div><b>64000</b><span>Km</span></div>
    <div><b>1995</b><span>Cilindrata</span></div><div><b>2020</b><span>Anno</span></div><div><b>5</b><span>Porte</span></div>`;
  expect(vehicleIn(content)).toEqual({
    make: 'Ford',
    model: 'Kuga',
    year: 2020,
    mileage: 64_000,
    price: 21_700,
    displacement: 1995,
    doors: 5,
  });
});

test.each([
  ['a rate', '<p class="price"><b>€ 199</b><i>/mese</i></p>', undefined],
  ['a lowest price', '<p class="price"><b>da</b> <b>€ 9.900</b></p>', undefined],
  ['a net price', '<p>Prezzo</p><p>€ 14.900</p><p>+ IVA</p>', undefined],
  ['a sign of its own', '<p class="price"><b>€</b><b>9.900</b></p>', 9900],
  ['costs beside it', '<p>Prezzo: 7.900 + passaggio di proprietà</p>', 7900],
  ['an old price struck out', '<table><td>Prezzo<td><s>€ 8.900</s> € 7.900</table>', 7900],
])('a price in several elements is read with them: %s', (_, html, price) => {
  const content = `<h1>Fiat Panda</h1><ul><li>Anno: 2019<li>Km: 50.000 certificati</ul>${html}`;
  expect(vehicleIn(content)).toEqual({
    make: 'Fiat',
    model: 'Panda',
    year: 2019,
    mileage: 50_000,
    ...(price ? { price } : {}),
  });
});

test('fiscal horsepower is no power', () => {
  const content = '<h1>Renault Clio</h1><li>Kilométrage : 41 000 km<li>Puissance : 5 CV';
  expect(vehicleIn(content)).toEqual({ make: 'Renault', model: 'Clio', mileage: 41_000 });
});

test('a copied text without labels for the name and the price has them near its top', () => {
  const text =
    'Menu\nOpel Corsa\n1.2 Prova\n€ 8.450\nAnno\t2019\nKm\t33.000\nVeicoli simili\nColore\nRosso\n€ 9.000';
  expect(vehicleIn(text)).toEqual({ make: 'Opel', model: 'Corsa', year: 2019, mileage: 33_000, price: 8450 });
});

const own = '<ul><li>Anno: 2019<li>Km: 50.000</ul>';
const strange = '<ul><li>Colore: Rosso<li>Cambio: Automatico<li>Alimentazione: Diesel</ul>';

test.each([
  ['under its own heading', `<h1>Fiat Panda</h1>${own}<h4>Audi A3</h4>${strange}`],
  ['in a card without heading', `<h1>Fiat Panda</h1>${own}<div><b>Audi A3 2.0</b>${strange}</div>`],
  ['in the filters above', `<aside>${strange}</aside><h1>Fiat Panda</h1>${own}`],
  ['in a form about a part exchange', `<h1>Fiat Panda</h1>${own}<h3>Valuta la tua auto</h3>${strange}`],
])("what the page's car does not state is not taken from another %s", (_, content) => {
  expect(vehicleIn(content)).toEqual({ make: 'Fiat', model: 'Panda', year: 2019, mileage: 50_000 });
});

test("a seller's name in the first heading is not the car that title and second heading name", () => {
  const content = `<title>Audi A3 Prova</title><h1>Toyota Rossi Auto</h1><h2>Audi A3 Prova</h2>${own}`;
  expect(vehicleIn(content)).toMatchObject({ make: 'Audi', model: 'A3' });
});

test('the make a motorhome is built on is no other vehicle, and what follows is its own', () => {
  const content = `<html lang="it"><h1>Laika Kreos 5010</h1><table>${rows({
    Anno: '2017',
    Meccanica: 'Fiat Ducato 2.3',
    Km: '45.000',
    Prezzo: '€ 62.000',
  })}</table>`;
  expect(vehicleIn(content)).toMatchObject({ make: 'Laika', year: 2017, mileage: 45_000, price: 62_000 });
});

test('a search form above no vehicle describes none', () => {
  const form = `<p>Marca</p><p>Opel</p><p>Modello</p><p>Astra</p><p>Km</p><p>100.000</p><p>Anno</p><p>2015</p>`;
  expect(vehicleIn(`<title>Usato</title><h1>Auto usate a Verona</h1>${form}`)).toBe('not-a-listing');
  expect(vehicleIn(`<title>Usato</title><h1>Auto usate</h1><h2>Opel Astra 1.6</h2>${form}`)).toMatchObject({
    model: 'Astra',
    mileage: 100_000,
  });
});

test('a colour named after a make is no other vehicle', () => {
  const content = `<html lang="de"><h1>Opel Astra Probe</h1><table>${rows({
    Baujahr: '2017',
    Farbe: 'Alpina Blue',
    Kilometerstand: '45.000 km',
    Kraftstoff: 'Diesel',
  })}</table>`;
  expect(vehicleIn(content)).toMatchObject({ color: 'Blu', mileage: 45_000, fuelType: 'Diesel' });
});

test('of two labels joined by & each field has its own part', () => {
  const rows = 'Leistung & Hubraum: 150 PS & 1.968 cm³|Türen & Sitze: 5 & 7'.split('|');
  const content = `<h1>VW Golf</h1><dl>${rows.map((row) => `<dt>${row.replace(': ', '<dd>')}`).join('')}<dt>Kilometerstand<dd>61.000 km<dt>Preis<dd>€ 12.900<dt>Erstzulassung<dd>05/2019</dl>`;
  expect(readListing({ content })).toMatchObject({ vehicle: { power: 150, displacement: 1968 } });
});
