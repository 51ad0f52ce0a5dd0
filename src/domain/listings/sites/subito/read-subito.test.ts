import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import { subitoAd, subitoGonePage, subitoPage, subitoSearchPage, subitoUrl } from './subito.fixture.ts';

function vehicleIn(content: string, url?: string) {
  const reading = readListing(url === undefined ? { content } : { content, url });
  return reading.kind === 'listing' ? reading.vehicle : reading;
}

const own = {
  make: 'Lancia',
  model: 'Ypsilon',
  year: 2016,
  mileage: 71_500,
  fuelType: 'GPL',
  transmission: 'Manuale',
  power: 69,
  price: 6400,
  color: 'Bianco',
  category: 'Citycar',
  doors: 5,
  condition: 'Usato',
  warranty: '12 mesi',
};

test('the ad of the address is read among recommended ones, its mileage exact and no bracket', () => {
  expect(vehicleIn(subitoPage, subitoUrl)).toEqual(own);
});

test("a saved answer of the site's API, its features a list, reads the same", () => {
  const features = Object.entries(subitoAd.features).map(([uri, feature]) => ({ uri, ...feature }));
  expect(vehicleIn(JSON.stringify({ count_all: 1, ads: [{ ...subitoAd, features }] }))).toEqual(own);
});

test('a page built otherwise is read by its labels: the bracket stays out, other ads too', () => {
  expect(vehicleIn(subitoPage.replaceAll('"features"', '"properties"'), subitoUrl)).toEqual({
    make: 'Lancia',
    model: 'Ypsilon',
    year: 2016,
    fuelType: 'GPL',
    transmission: 'Manuale',
    price: 6400,
    warranty: '12 mesi',
  });
});

test('a code without its word is no value', () => {
  const doors = { label: 'Numero di porte', values: [{ key: '2' }] };
  const ad = { ...subitoAd, features: { ...subitoAd.features, '/doors': doors } };
  expect(vehicleIn(JSON.stringify(ad))).not.toHaveProperty('doors');
});

test('a search page is several vehicles, an expired ad none', () => {
  expect(vehicleIn(subitoSearchPage)).toEqual({ kind: 'refused', reason: 'several-vehicles' });
  expect(vehicleIn(subitoGonePage, subitoUrl)).toEqual({ kind: 'refused', reason: 'gone' });
});

test('one recommended ad is not the ad of another address', () => {
  const content = subitoGonePage.replaceAll('Annuncio non disponibile', 'Subito');
  expect(vehicleIn(content, subitoUrl)).toMatchObject({ kind: 'refused' });
});

test('a motorbike is refused by name', () => {
  const features = [
    { uri: '/bike_brand', label: 'Marca', values: [{ value: 'Piaggio' }] },
    { uri: '/bike_model', label: 'Modello', values: [{ value: 'Vespa' }] },
    { uri: '/cubic_capacity', label: 'Cilindrata', values: [{ value: '125' }] },
    { uri: '/year', label: 'Anno di immatricolazione', values: [{ value: '2019' }] },
    { uri: '/price', label: 'Prezzo', values: [{ value: '2500 €' }] },
  ];
  const content = JSON.stringify({ subject: 'Vespa', features });
  expect(readListing({ content })).toEqual({ kind: 'refused', reason: 'motorbike' });
});

test('a van is read like a car', () => {
  const features = [
    {
      uri: '/commercial',
      label: 'Veicoli commerciali',
      values: [
        { level: 0, label: 'Marca', value: 'FIAT' },
        { level: 1, label: 'Modello', value: 'Ducato' },
      ],
    },
    { uri: '/mileage_scalar', label: 'Km', values: [{ value: '180000 Km' }] },
    { uri: '/year', label: 'Anno di immatricolazione', values: [{ value: '2017' }] },
    { uri: '/fuel', label: 'Carburante', values: [{ value: 'Diesel' }] },
    { uri: '/price', label: 'Prezzo', values: [{ value: '9900 € + IVA' }] },
  ];
  const reading = readListing({ content: JSON.stringify({ subject: 'Ducato L2H2', features }) });
  expect(reading).toMatchObject({
    vehicle: { make: 'Fiat', model: 'Ducato', year: 2017, mileage: 180_000, fuelType: 'Diesel' },
    evidence: { price: { unused: 'net-price' } },
  });
  expect(reading).not.toHaveProperty('vehicle.price');
});
