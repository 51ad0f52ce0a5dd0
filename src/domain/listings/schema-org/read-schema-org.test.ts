import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

const jsonLd = (graph: unknown, type = 'application/ld+json') =>
  `<html><script type="${type}">${JSON.stringify(graph)}</script></html>`;

function vehicleIn(content: string) {
  const reading = readListing({ content });
  if (reading.kind === 'stock-list') throw new Error('not a stock list');
  return reading.kind === 'listing' ? reading.vehicle : reading.reason;
}

const car = {
  '@type': ['Product', 'Car'],
  brand: { '@type': 'Brand', name: 'AUDI' },
  model: { name: 'A4' },
  productionDate: '2018-04-01',
  mileageFromOdometer: { value: 50_000, unitCode: 'SMI' },
  vehicleEngine: [
    {
      enginePower: [{ value: 110, unitCode: 'KWT' }],
      engineDisplacement: { value: '1968,000000', unitCode: 'CMQ' },
    },
  ],
  fuelType: ['Gasoline', 'Electric'],
  driveWheelConfiguration: 'https://schema.org/AllWheelDriveConfiguration',
};

test('a car inside the offer of a product is read, and its name with the price is not', () => {
  const graph = {
    '@type': 'Product',
    name: 'Audi per € 21.900',
    brand: 'Audi',
    offers: { price: 21_900, priceCurrency: 'EUR', itemCondition: 'UsedCondition', itemOffered: car },
  };
  expect(vehicleIn(jsonLd(graph))).toEqual({
    make: 'Audi',
    model: 'A4',
    year: 2018,
    mileage: 80_467,
    fuelType: 'Ibrido',
    power: 150,
    price: 21_900,
    driveType: 'Integrale',
    displacement: 1968,
    condition: 'Usato',
  });
});

test('list prices and monthly rates are no asking price', () => {
  const priceSpecification = [
    { priceType: 'https://schema.org/ListPrice', price: 40_000, priceCurrency: 'EUR' },
    { price: 299, priceCurrency: 'EUR', unitCode: 'MON' },
    { price: '21900.00', priceCurrency: 'EUR' },
  ];
  const graph = {
    '@graph': [{ '@type': 'WebPage' }, { ...car, offers: [{ '@type': 'Offer', priceSpecification }] }],
  };
  expect(vehicleIn(jsonLd(graph))).toMatchObject({ price: 21_900 });
});

test('a script type whose plus was encoded is read, a foreign price is not', () => {
  const graph = { ...car, offers: { price: 'R 609 950', priceCurrency: 'ZAR' } };
  const vehicle = vehicleIn(jsonLd(graph, 'application/ld&amp;#x2B;json'));
  expect(vehicle).toMatchObject({ make: 'Audi' });
  expect(vehicle).not.toHaveProperty('price');
});

test('a list of cars is no listing', () => {
  const itemListElement = [car, { ...car, model: 'A6' }].map((item) => ({ '@type': 'ListItem', item }));
  expect(vehicleIn(jsonLd({ '@type': 'ItemList', itemListElement }))).toBe('several-vehicles');
});

test('microdata is read like JSON-LD, a referenced item included', () => {
  const content = `
    <div itemscope itemtype="https://schema.org/Offer" itemref="car">
      <meta itemprop="priceCurrency" content="EUR"><span itemprop="price" content="6900">6.900 €</span></div>
    <div id="car" itemprop="itemOffered" itemscope itemtype="https://schema.org/Car">
      <span itemprop="brand" itemscope itemtype="https://schema.org/Brand"><b itemprop="name">Renault</b></span>
      <span itemprop="model">Clio</span><span itemprop="color">Blanc nacré</span>
      <span itemprop="mileageFromOdometer">82.000 km</span></div>`;
  expect(vehicleIn(content)).toEqual({
    make: 'Renault',
    model: 'Clio',
    mileage: 82_000,
    price: 6900,
    color: 'Bianco',
  });
});

test('RDFa is read like microdata', () => {
  const content = `<div vocab="https://schema.org/" typeof="Car"><span property="brand">Fiat</span>
    <span property="model">Tipo</span><span property="dateVehicleFirstRegistered">2019</span></div>`;
  expect(vehicleIn(content)).toEqual({ make: 'Fiat', model: 'Tipo', year: 2019 });
});

test('what people read on the page is finer than used or new', () => {
  const graph = { ...car, itemCondition: 'https://schema.org/NewCondition' };
  expect(vehicleIn(`${jsonLd(graph)}<dl><dt>Tipo di veicolo<dd>KM0</dl>`)).toMatchObject({
    condition: 'Km 0',
  });
});

test('a product without brand gives its price to the car its name and the labels tell of', () => {
  const content = `<h1>Audi Q2 30 TDI</h1><li>Km: 52.000<li>Anno: 2019<script type="application/ld+json">
    {"@type":"Product","name":"Audi Q2 30 TDI","description":"prima riga
    seconda riga","offers":{"price":"20400.00","priceCurrency":"EUR"},}</script>`;
  expect(vehicleIn(content)).toEqual({
    make: 'Audi',
    model: 'Q2',
    year: 2019,
    mileage: 52_000,
    price: 20_400,
  });
});

test('a bare mileage beside a price in pounds may count miles and is left out', () => {
  const content = `<h1>Audi A3</h1><script type="application/ld+json">{"@type":"Car","brand":"Audi","model":"A3",
    "productionDate":"2018","mileageFromOdometer":45000,"offers":{"price":12000,"priceCurrency":"GBP"}}</script>`;
  expect(vehicleIn(content)).toEqual({ make: 'Audi', model: 'A3', year: 2018 });
});

test.each([
  ['the code of a maker gives way to the model the name begins with', 'J1', 'Taycan 4S (MY22)', 'Taycan'],
  ['the make may stand in the name', '95B', 'Porsche Macan Prova', 'Macan'],
  ['a model that is known stays', 'Cayenne', 'Macan in permuta', 'Cayenne'],
  ['a name without a known model changes nothing', 'J1', 'Auto di prova', 'J1'],
])('%s', (_, model, name, expected) => {
  const graph = { ...car, brand: 'Porsche', model, name };
  expect(vehicleIn(jsonLd(graph))).toMatchObject({ make: 'Porsche', model: expected });
});

test('a price beside the vehicle counts where its offer has none', () => {
  const offers = { '@type': 'Offer', availability: 'https://schema.org/InStock' };
  expect(vehicleIn(jsonLd({ ...car, price: 4900, priceCurrency: 'EUR', offers }))).toMatchObject({
    price: 4900,
  });
  const priced = { ...offers, price: 5100, priceCurrency: 'EUR' };
  expect(vehicleIn(jsonLd({ ...car, price: 4900, priceCurrency: 'EUR', offers: priced }))).toMatchObject({
    price: 5100,
  });
});

test('a rate is no price although the offer repeats it', () => {
  const priceSpecification = { price: '199', priceCurrency: 'EUR', unitCode: 'MON' };
  const offers = { '@type': 'Offer', price: 199, priceCurrency: 'EUR', priceSpecification };
  expect(vehicleIn(jsonLd({ ...car, offers }))).not.toHaveProperty('price');
});

test('the code of the unit may stand before the figure', () => {
  expect(vehicleIn(jsonLd({ ...car, mileageFromOdometer: 'KMT 58000' }))).toMatchObject({ mileage: 58_000 });
});

test('data about a car of another make than title and heading name is of a card beside it', () => {
  const other = {
    '@type': 'Car',
    brand: 'Fiat',
    model: '500',
    offers: { price: 9900, priceCurrency: 'EUR' },
  };
  const page = (graph: unknown) =>
    `<title>Opel Astra usata</title><h1>Opel Astra 1.6</h1><li>Anno: 2019<li>Km: 58.000${jsonLd(graph)}`;
  const own = { make: 'Opel', model: 'Astra', year: 2019, mileage: 58_000 };
  expect(vehicleIn(page(other))).toEqual(own);
  expect(vehicleIn(page([other, { ...other, model: 'Panda' }]))).toEqual(own);
  const renamed = { ...other, brand: 'Vauxhall', model: 'Astra' };
  expect(vehicleIn(page(renamed))).toMatchObject({ make: 'Vauxhall', price: 9900 });
});

test('data that turns into no text ends no reading', () => {
  const unprintable = { toString: 1, valueOf: 1 };
  const graph = {
    ...car,
    offers: { price: 21_900, priceCurrency: 'EUR', valueAddedTaxIncluded: [unprintable] },
  };
  expect(vehicleIn(jsonLd(graph))).toMatchObject({ model: 'A4', price: 21_900 });
});

test.each([false, 'False', 'https://schema.org/False', [false]])(
  'a price without VAT, %s, is none',
  (stated) => {
    const offers = { price: 21_900, priceCurrency: 'EUR', valueAddedTaxIncluded: stated };
    expect(vehicleIn(jsonLd({ ...car, offers }))).not.toHaveProperty('price');
  },
);

test('a duration in a unit nobody defined is no warranty', () => {
  const warranty = { durationOfWarranty: { value: 12, unitCode: 'constructor' } };
  const content = jsonLd({ ...car, offers: { price: 21_900, priceCurrency: 'EUR', warranty } });
  expect(readListing({ content })).not.toHaveProperty('evidence.warranty');
});
