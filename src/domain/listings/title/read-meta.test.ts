import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';
import { splitTitle } from './split-title.ts';

function vehicleIn(content: string) {
  const reading = readListing({ content });
  if (reading.kind === 'stock-list') throw new Error('not a stock list');
  return reading.kind === 'listing' ? reading.vehicle : reading.reason;
}

test.each([
  ['2009 Volkswagen Golf V Prova', 'Volkswagen', 'Golf'],
  ['Alfa Romeo MiTo 1.4', 'Alfa Romeo', 'MiTo'],
  ['VW T-Roc 1.5', 'Volkswagen', 'T-Roc'],
  ['Mercedes A 180 d', 'Mercedes-Benz', 'A 180'],
  ['Tesla Model 3', 'Tesla', 'Model 3'],
  ['Land Rover Range Rover Evoque', 'Land Rover', 'Range Rover Evoque'],
  ['Peugeot 2008 1.2', 'Peugeot', '2008'],
  ['Range Rover Sport 3.0 SDV6', 'Land Rover', 'Range Rover Sport'],
  ['Fiat Nuova Panda 1.0 FireFly', 'Fiat', 'Panda'],
  ['Fiat 500L 1.3 Multijet', 'Fiat', '500L'],
  ['Citroën C3 Aircross 1.2', 'Citroën', 'C3 Aircross'],
  ['Škoda Octavia Combi', 'Skoda', 'Octavia'],
  ['VW Golf Variant 1.6 TDI', 'Volkswagen', 'Golf'],
  ['BMW 3er Touring 320d', 'BMW', 'Serie 3'],
  ['Fiat Abarth 595 Turismo', 'Abarth', '595'],
  ['Mercedes Maybach S 580', 'Maybach', 'S 580'],
  ['Volvo Polestar 2 Long Range', 'Polestar', '2'],
  ['Mercedes A-Klasse A 180', 'Mercedes-Benz', 'Classe A'],
  ['Mercedes-AMG A 35 4Matic', 'Mercedes-Benz', 'A 35'],
  ['Merc C Class C220', 'Mercedes-Benz', 'Classe C'],
  ['Lynk & Co 01 1.5 PHEV', 'Lynk & Co', '01'],
  ['DR 5.0 1.5 Turbo', 'DR', '5.0'],
  ['Aston Martin DBX', 'Aston Martin', 'DBX'],
  ['Rolls Royce Ghost', 'Rolls-Royce', 'Ghost'],
  ['Great Wall Steed', 'Great Wall', 'Steed'],
  ['Vendesi Mini Countryman', 'MINI', 'Countryman'],
  ['Usata Smart fortwo', 'Smart', 'fortwo'],
  ['Peugeot Partner 1.6 BlueHDi', 'Peugeot', 'Partner'],
  ['Fiat Fastback 1.3', 'Fiat', 'Fastback'],
  ['Volkswagen 1.6 TDI Golf', 'Volkswagen', 'Golf'],
  ['MINI Mini Cooper D', 'MINI', 'Cooper D'],
  ['smart #3 Pro', 'Smart', '#3'],
  ['fiat panda 1.2', 'Fiat', 'Panda'],
  ['Lynk&Co 01', 'Lynk & Co', '01'],
  ['Hymer B 544 Fiat Ducato', 'Hymer', 'B 544'],
  ['Pagani Auto - Fiat Panda 1.2', 'Fiat', 'Panda'],
  ['Mini prezzi: Opel Corsa 1.2', 'Opel', 'Corsa'],
])('%s names its make and model', (title, make, model) => {
  expect(splitTitle(title)).toEqual({ make, model });
});

test.each([
  'BMW für € 20.000',
  'Concessionaria Fiat e Jeep',
  'Auto Mini Prezzi',
  'Benvenuti',
  'Servizio Smart e Seat per tutti',
  'Renault 5 porte',
  'Lancer Evo 6',
])('%s names none', (title) => {
  expect(splitTitle(title)).toBeUndefined();
});

test('bullets of a description are read as facts', () => {
  const content = `<html lang="de"><title>Opel Corsa 1.2 für 12.990 €</title>
    <meta name="description" content="Gebrauchtfahrzeug • 21.500 km • 74 kW (101 PS) • Benzin • Automatik • 03/2021">`;
  expect(vehicleIn(content)).toEqual({
    make: 'Opel',
    model: 'Corsa',
    year: 2021,
    mileage: 21_500,
    fuelType: 'Benzina',
    transmission: 'Automatica',
    power: 101,
    price: 12_990,
    condition: 'Usato',
  });
});

test('a search page with prices from is no listing', () => {
  const content = `<title>Fiat Panda</title><h1>Fiat Panda</h1>
    <meta name="description" content="Fiat Panda a partire da € 3.500, oltre 120 auto a 10 km da te"><p>${'testo '.repeat(50)}`;
  expect(vehicleIn(content)).toBe('not-a-listing');
});

const described = (sentence: string) =>
  vehicleIn(`<title>Opel Astra Prova</title><h1>Opel Astra Prova</h1><li>Km: 61.000<li>Anno: 2020
    <meta name="description" content="Opel Astra usata in pronta consegna. ${sentence}">`);

test.each([
  'Prezzo € 9.900, vieni a vederla',
  'Preis 9900 eur. Autohaus',
  'prix: 9 900 €',
  'Price 9.900 EUR',
])('the price a description names is read: %s', (sentence) =>
  expect(described(sentence)).toMatchObject({ mileage: 61_000, price: 9900 }),
);

test.each([
  'Prezzo da € 9.900',
  'Prezzo 199 € al mese',
  'Preis 9.900 € zzgl. MwSt.',
  'Prezzo 9.900 € + IVA',
  'Prezzo € 9.900 o prezzo € 11.900',
  'Prezzo 9.900',
])('%s in a description is no price', (sentence) => expect(described(sentence)).not.toHaveProperty('price'));
