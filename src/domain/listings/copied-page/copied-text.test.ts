import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

function vehicleIn(content: string) {
  const reading = readListing({ content });
  return reading.kind === 'listing' ? reading.vehicle : reading.kind;
}

const car = {
  make: 'Fiat',
  model: 'Panda',
  year: 2018,
  mileage: 58_000,
  transmission: 'Manuale',
  price: 7900,
};

test.each([
  ['label above value', 'Fiat Panda 1.2\n€ 7.900\nAnno\n2018\nChilometraggio\n58.000 km\nCambio\nManuale'],
  ['value above label', 'Fiat Panda 1.2\n€ 7.900\n2018\nAnno\n58.000 km\nChilometraggio\nManuale\nCambio'],
  ['label, colon, value', 'Fiat Panda 1.2\nAnno: 2018\nKm: 58.000\nCambio: manuale\nPrezzo: 7.900 €'],
  ['label and value in one line', 'Fiat Panda 1.2\nAnno 2018\nKm 58.000\nCambio manuale\nPrezzo 7.900 €'],
  ['tabs', 'Fiat Panda 1.2\nAnno\t2018\nKm\t58.000\nCambio\tManuale\nPrezzo\t7.900 €'],
  ['bullets in one line', 'Fiat Panda 1.2 • 2018 • 58.000 km • Manuale • 7.900 €'],
  ['labels between bars', 'Fiat Panda 1.2 | Anno: 2018 | Km: 58.000 | Cambio: manuale | Prezzo: 7.900 €'],
])('a copied text is read: %s', (_, content) => {
  expect(vehicleIn(content)).toEqual(car);
});

test('a name of a model alone is enough where only one make has it', () => {
  const content = 'Polo 1,4 Prova\nMenu\nPolo 1,4 Prova\n10 500 €\nKilométrage\n82000 km\nAnnée-modèle\n2014';
  expect(vehicleIn(content)).toEqual({
    ...{ make: 'Volkswagen', model: 'Polo', year: 2014, mileage: 82_000, price: 10_500 },
  });
});

test('a button with the name of the make does not end what is said of the car', () => {
  const content =
    'BMW 320\nKilometerstand\n74.100 km\nErstzulassung\n05/2021\nBMW jetzt prüfen\nHubraum\n1.995 cm³';
  expect(vehicleIn(content)).toEqual({
    ...{ make: 'BMW', model: '320', year: 2021, mileage: 74_100, displacement: 1995 },
  });
});

test.each(['Km 0', 'Prix neuf 25.000 €', 'Model 3 Long Range', 'Colore interni nero', 'Cambio olio'])(
  'a line whose rest is no value of its first words gives none: %s',
  (line) => {
    expect(vehicleIn(`Fiat Panda 1.2\nAnno: 2018\nChilometraggio: 58.000 km\n${line}`)).toEqual({
      ...{ make: 'Fiat', model: 'Panda', year: 2018, mileage: 58_000 },
    });
  },
);

test('another model of the same make further down is not the one a copied page is about', () => {
  const content = `Fiat Panda
1.0 Hybrid City Prova
€ 11.900
Chilometraggio
45.000 km
Anno
06/2021
Altri veicoli
Fiat 500
€ 9.900
60.000 km`;
  expect(readListing({ content })).toMatchObject({
    vehicle: { make: 'Fiat', model: 'Panda', year: 2021, mileage: 45_000, price: 11_900 },
  });
});
