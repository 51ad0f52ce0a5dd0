import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import {
  autovitAdvert,
  autovitUrl,
  otomotoAdvert,
  otomotoPageOf,
  otomotoSearchPage,
  otomotoUrl,
  standvirtualAdvert,
  standvirtualUrl,
} from './otomoto.fixture.ts';

function vehicleIn(content: string, url?: string) {
  const reading = readListing(url === undefined ? { content } : { content, url });
  return reading.kind === 'listing' ? reading.vehicle : reading;
}

const polish = {
  make: 'Skoda',
  model: 'Octavia',
  year: 2019,
  mileage: 78_000,
  fuelType: 'Diesel',
  transmission: 'Automatica',
  power: 150,
  color: 'Argento',
  category: 'Station Wagon',
  doors: 5,
  driveType: 'Integrale',
  displacement: 1968,
  condition: 'Usato',
};

test('otomoto.pl: codes and words of one advert among similar ones, zloty noted and not used', () => {
  const reading = readListing({ content: otomotoPageOf('pl', otomotoAdvert), url: otomotoUrl });
  expect(reading).toMatchObject({
    evidence: { price: { unused: 'foreign-currency' } },
    equipment: ['Hak', 'Interfejs Bluetooth'],
  });
  expect(reading).toHaveProperty('vehicle', polish);
});

test('autovit.ro: euro are a price, petrol with gas is gas', () => {
  expect(vehicleIn(otomotoPageOf('ro', autovitAdvert), autovitUrl)).toEqual({
    make: 'Dacia',
    model: 'Duster',
    year: 2021,
    mileage: 41_000,
    fuelType: 'GPL',
    transmission: 'Manuale',
    power: 100,
    price: 14_500,
    color: 'Bianco',
    category: 'SUV',
    driveType: 'Anteriore',
    condition: 'Usato',
  });
});

const portuguese = {
  make: 'Renault',
  model: 'Clio',
  year: 2018,
  mileage: 92_000,
  fuelType: 'Diesel',
  transmission: 'Manuale',
  power: 90,
  price: 12_900,
  color: 'Grigio',
  category: 'Citycar',
  displacement: 1461,
  condition: 'Usato',
};

test('standvirtual.com: the year of the registration', () => {
  expect(vehicleIn(otomotoPageOf('pt', standvirtualAdvert), standvirtualUrl)).toEqual(portuguese);
});

test('a net price, and a damaged car, are known as such', () => {
  const price = { ...autovitAdvert.price, labels: [{ code: 'net', label: 'Net + TVA' }] };
  const damaged = { label: 'Avariat', values: [{ value: '1', label: 'Da' }] };
  const advert = { ...autovitAdvert, price, parametersDict: { ...autovitAdvert.parametersDict, damaged } };
  const reading = readListing({ content: JSON.stringify({ advert }) });
  expect(reading).toMatchObject({
    vehicle: { condition: 'Semicollisione' },
    evidence: { price: { unused: 'net-price' } },
  });
});

test.each([
  ['otomoto.pl', otomotoPageOf('pl', otomotoAdvert), otomotoUrl, polish],
  ['standvirtual.com', otomotoPageOf('pt', standvirtualAdvert), standvirtualUrl, portuguese],
])(
  'a page of %s built otherwise is read by its data or by the details it shows',
  (_, content, url, shown) => {
    const bare = content.replace('id="__NEXT_DATA__" type="application/json"', 'type="text/plain"');
    expect(vehicleIn(bare, url)).toEqual(shown);
    expect(vehicleIn(content.replaceAll('"parametersDict"', '"facts"'), url)).toEqual(shown);
  },
);

test('a search page is several vehicles, an expired advert none', () => {
  expect(vehicleIn(otomotoSearchPage)).toEqual({ kind: 'refused', reason: 'several-vehicles' });
  const gone = otomotoPageOf('ro', otomotoAdvert).replaceAll(
    otomotoAdvert.title,
    'Acest anunț nu mai este disponibil',
  );
  expect(vehicleIn(gone, autovitUrl)).toEqual({ kind: 'refused', reason: 'gone' });
});

const listed = (id: string, mileage: string) => ({
  url: `https://www.otomoto.pl/osobowe/oferta/skoda-fabia-ID${id}.html`,
  price: { amount: { value: 9900, currencyCode: 'EUR' } },
  parameters: [
    { key: 'make', value: 'skoda', displayValue: 'Škoda' },
    { key: 'model', displayValue: 'Fabia' },
    { key: 'year', value: '2020' },
    { key: 'mileage', value: mileage, displayValue: `${mileage} km` },
    { key: 'gearbox', value: 'manual', displayValue: 'Manualna' },
  ],
});

test('parameters in a list are read like those in a dictionary', () => {
  const state = { props: { pageProps: { advert: listed('6CCCC1', '51000') } } };
  expect(vehicleIn(JSON.stringify(state))).toEqual({
    make: 'Skoda',
    model: 'Fabia',
    year: 2020,
    mileage: 51_000,
    transmission: 'Manuale',
    price: 9900,
  });
});

test('of several ads in lists the one of the address is read, and none without it', () => {
  const content = JSON.stringify({ edges: [listed('6CCCC1', '51000'), listed('6CCCC2', '8000')] });
  expect(vehicleIn(content, listed('6CCCC2', '').url)).toMatchObject({ mileage: 8000 });
  expect(vehicleIn(content)).toMatchObject({ reason: 'several-vehicles' });
});
