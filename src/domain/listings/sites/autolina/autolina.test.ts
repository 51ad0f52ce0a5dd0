import { expect, test } from 'vitest';
import { readListing } from '../../read-listing.ts';
import { autolinaFacts, autolinaPage, autolinaResults } from './autolina.fixture.ts';

const url = 'https://www.autolina.ch/auto/vw-passat/5100100';
const passat = {
  make: 'Volkswagen',
  model: 'Passat',
  year: 2019,
  mileage: 74_300,
  fuelType: 'Diesel',
  transmission: 'Automatica',
  power: 190,
  color: 'Blu',
  category: 'Berlina',
  doors: 4,
  driveType: 'Integrale',
  displacement: 1968,
  condition: 'Usato',
};

test('two fields under one label are told apart; francs, new price and a warranty for money are no values', () => {
  const reading = readListing({ content: autolinaPage(autolinaFacts), url });
  expect(reading).toMatchObject({ kind: 'listing', conflicts: {} });
  expect(reading).toHaveProperty('vehicle', passat);
  expect(reading).toMatchObject({ evidence: { price: { unused: 'foreign-currency' } } });
});

test('one value under a label of two fields is the first one', () => {
  const facts = {
    ...autolinaFacts,
    'Farbe aussen / innen': 'Blau',
    'Leistung / Hubraum': '190 PS',
    'Türen / Sitze': '4',
  };
  const { displacement: _, ...rest } = passat;
  expect(readListing({ content: autolinaPage(facts), url })).toHaveProperty('vehicle', rest);
});

test.each([
  [
    'fr',
    {
      '1re mise en circulation': '07.2019',
      Kilomètres: "74'300 Km",
      'Type de boîte': 'Automatique',
      Carburant: 'Diesel',
      'Couleur extérieure / intérieure': 'Bleu / Noir',
      'Puissance / Cylindrée': "190 PS / 1'968 cm³",
      'Portes / Places': '4 / 5',
      Carrosserie: 'Berline',
      Prix: "CHF 22'900",
    },
  ],
  [
    'it',
    {
      'Prima immatricolazione': '07.2019',
      Chilometri: "74'300 Km",
      'Tipo di cambio': 'Automatico',
      Carburante: 'Diesel',
      'Colore esterno / interno': 'Blu / Nero',
      'Potenza / Cilindrata': "190 PS / 1'968 cm³",
      'Porte / Posti': '4 / 5',
      Carrozzeria: 'Berlina',
      Prezzo: "CHF 22'900",
    },
  ],
])('the page in %s is read alike', (language, facts) => {
  const { driveType, condition, ...shared } = passat;
  expect(readListing({ content: autolinaPage(facts, language), url })).toHaveProperty('vehicle', shared);
});

test('without any label that is known only the title speaks', () => {
  const facts = Object.fromEntries(
    Object.entries(autolinaFacts).map(([label, value]) => [`${label} x`, value]),
  );
  expect(readListing({ content: autolinaPage(facts), url })).toMatchObject({ kind: 'refused' });
});

test('a page of results is several vehicles', () => {
  expect(readListing({ content: autolinaResults })).toEqual({ kind: 'refused', reason: 'several-vehicles' });
});

test('an ad that is over is refused', () => {
  const content = autolinaPage({}).replace(/<h1>[^<]*/, '<h1>Dieses Inserat ist nicht mehr online');
  expect(readListing({ content, url })).toEqual({ kind: 'refused', reason: 'gone' });
});
