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

test('lines of a label and its value need no colon', () => {
  const content = `<html lang="de"><h1>Opel Astra Probe</h1><p>Erstzulassung 09/2018</p><p>Kilometerstand 75.000 km</p>
    <p>Leistung 96 kW (130 PS)</p><p>Getriebe Automatik</p><p>Kraftstoff Diesel</p>`;
  expect(vehicleIn(content)).toEqual({
    make: 'Opel',
    model: 'Astra',
    year: 2018,
    mileage: 75_000,
    fuelType: 'Diesel',
    transmission: 'Automatica',
    power: 130,
  });
});

test('without a colon a warranty is a slogan and a sentence is none of its words', () => {
  const content = `<html lang="it"><h1>Opel Astra Prova</h1><p>Km 75.000</p><p>Anno 2018</p><p>Garanzia 24 mesi</p>
    <p>Cambio la tua auto con una nuova</p><p>Colore che piace a tutti</p><p>Prezzo da € 99 al mese</p>`;
  expect(vehicleIn(content)).toEqual({ make: 'Opel', model: 'Astra', year: 2018, mileage: 75_000 });
});

test.each<[string, string, object]>([
  ['nl', 'Inhoud|1.498 ccm|Kilometrage|41.000 km', { displacement: 1498, mileage: 41_000 }],
  ['fr', 'Date immatriculation|01/2020|Cylindrée|1 498 ccm', { year: 2020, displacement: 1498 }],
  ['en', 'Capacity|1,498 cm³|Drive|Combustion Engine (Petrol)', { displacement: 1498, fuelType: 'Benzina' }],
  ['en', 'Battery capacity|58 kWh|Capacity|58 kWh|Drive|Rear', { driveType: 'Posteriore' }],
  ['de', 'Lackierung|Schwarz metallic|Baujahr|2020', { color: 'Nero', year: 2020 }],
  ['de', 'Lackierung|Metallic|Baujahr|2020', { year: 2020 }],
])('labels as they stand in %s pages: %s', (language, cells, expected) => {
  const facts = cells.split('|');
  const pairs = facts.flatMap((cell, at) => (at % 2 === 0 ? [[cell, facts[at + 1] ?? '']] : []));
  const content = `<html lang="${language}"><h1>Opel Astra Probe</h1><table>${rows({
    ...Object.fromEntries(pairs),
    'First registration': '2020',
    Km: '41.000',
  })}</table>`;
  expect(vehicleIn(content)).toMatchObject(expected);
  expect(Object.keys(vehicleIn(content))).toHaveLength(
    new Set(['make', 'model', 'year', 'mileage', ...Object.keys(expected)]).size,
  );
});

test.each([
  'Nº di porte',
  'N° porte',
  'N.º porte',
  'Nº de puertas',
  'N.º de puertas',
  'Nº de portas',
  'N.º de portas',
])('the doors stand behind %s', (label) => {
  const content = `<h1>Renault Captur Prova</h1><table>${rows({ Km: '41.000', Anno: '2020', [label]: '5' })}</table>`;
  expect(vehicleIn(content)).toMatchObject({ doors: 5 });
});
