import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

function vehicleIn(content: string) {
  const reading = readListing({ content });
  if (reading.kind === 'stock-list') throw new Error('not a stock list');
  return reading.kind === 'listing' ? reading.vehicle : reading.reason;
}

const golf = {
  make: 'Volkswagen',
  model: 'Golf',
  year: 2016,
  mileage: 98_000,
  fuelType: 'Diesel',
  price: 9900,
};

test.each([
  ['in one breath', 'Vendo Golf 7 1.6 TDI 2016, 98.000 km, 9.900 euro'],
  ['in small letters', 'vendo volkswagen golf 1.6 diesel del 2016 km 98.000 a 9.900€ tel. 347 1234567'],
  ['below the name of the seller', 'Autosalone Toyota Rossi\nVW Golf 1.6 TDI anno 2016\n98mila km\n€ 9.900'],
  ['in German', 'Verkaufe VW Golf 1.6 TDI, EZ 03/2016, 98.000 km gelaufen, 9.900 € VHB'],
  ['in French', 'Vends VW Golf 1.6 diesel, année 2016, 98 000 km, prix 9 900 €'],
  ['in Spanish', 'Se vende Volkswagen Golf 1.6 TDI de 2016, 98.000 km, precio 9.900 €'],
  ['in English', 'Selling my VW Golf 1.6 TDI, registered 2016, 98,000 km, asking 9,900 €'],
])('an offer is read %s', (_, text) => {
  expect(vehicleIn(text)).toEqual(golf);
});

test('gearbox, power, doors, colour and displacement are read with their own words', () => {
  const text =
    'Fiat Tipo 1.6 Multijet 120 CV (88 kW) 11/2018, 1.598 cc, 5 porte, cambio manuale 6 marce, colore grigio, 71.000 km, garanzia 12 mesi, 12.400 €';
  expect(vehicleIn(text)).toEqual({
    ...{ make: 'Fiat', model: 'Tipo', year: 2018, mileage: 71_000, fuelType: 'Diesel', price: 12_400 },
    ...{ transmission: 'Manuale', power: 120, doors: 5, color: 'Grigio', displacement: 1598 },
    warranty: '12 mesi',
  });
});

test.each([
  'Rata da 199 €/mese',
  'anticipo 2.000 €, maxirata 6.500 €',
  'valutiamo permuta con Audi A3 2.0 del 2019, automatica, 30.000 km, 15.000 €',
  'tagliandi ogni 20.000 km, ultimo a 90.000 km nel 2024',
  'bollo 180 €, passaggio 450 €, prezzo di listino 28.000 €',
  'Euro 6, 7 posti, 0-100 in 8 s, 190 km/h',
  'tel. 0471 123456 oppure +39 347 123 4567',
  'revisione fino a 05/2027, gomme del 2023',
  'clima automatico, sedili elettrici, interni color nero',
  'TÜV 05/2027, Zahnriemen bei 120.000 km erneuert, Reichweite 1.000 km',
  'courroie faite à 80 000 km, 5 CV fiscaux, carte grise 1.200 €',
  'ITV hasta 2027, transferencia 650 €, entrada 3.000 €',
  'serviced every 20,000 km, deposit 1,000 €, new tyres 2024',
  'Disponibile anche Fiat Tipo 2021 con 15.000 km a 14.900 €',
])('what is not about the vehicle gives nothing: %s', (text) => {
  const car = { make: 'Fiat', model: 'Panda', mileage: 45_000, price: 8900 };
  expect(vehicleIn(`Vendo Fiat Panda, 45.000 km, 8.900 €. ${text}`)).toEqual(car);
  expect(vehicleIn(`Vendo Fiat Panda, 45.000 km, 8.900 €\n${text}`)).toEqual(car);
});

test.each([
  [
    'an electric car',
    'Tesla Model 3 2021, elettrica, autonomia 400 km, ricarica 250 kW, 60.000 km, 29.900 €',
  ],
  ['words before the figure', 'Tesla Model 3 anno 2021 elettrica\nAnticipo\n3.000 €\n60.000 km\n29.900 €'],
])('only its own figures count: %s', (_, text) => {
  expect(vehicleIn(text)).toMatchObject({ make: 'Tesla', model: 'Model 3', year: 2021 });
  expect(vehicleIn(text)).not.toHaveProperty('power');
  expect([29_900, undefined]).toContain((vehicleIn(text) as { price?: number }).price);
});

test.each([
  ['two prices far apart', 'Fiat Panda 2018, 45.000 km, 8.900 €, 3.900 €', 'price'],
  ['two mileages', 'Fiat Panda 2018, benzina, 45.000 km, 8.900 €, 54.000 km', 'mileage'],
  ['two years', 'Fiat Panda 2018 2019, 45.000 km, 8.900 €', 'year'],
  ['kilometres on both sides', 'Fiat Panda anno 2018 9.900 km 98.000, 120 CV, 8.900 €', 'mileage'],
])('%s leave the field empty', (_, text, field) => {
  expect(vehicleIn(text)).toMatchObject({ make: 'Fiat', model: 'Panda' });
  expect(vehicleIn(text)).not.toHaveProperty(field);
});

test.each([
  ['a wish', 'Cerco Fiat Panda 2018 max 50.000 km, 7.000 euro', 'not-a-listing'],
  ['a part', 'Vendo motore Golf 1.6 TDI 98.000 km 900 euro', 'part'],
  ['a chat', 'Ieri ho visto una Fiat Panda del 2018', 'not-a-listing'],
  ['two cars', 'Golf 2016 98.000 km 9.900 €\nPanda 2018 45.000 km 7.500 €', 'several-vehicles'],
])('%s is refused', (_, text, reason) => {
  expect(vehicleIn(text)).toBe(reason);
});

test('what is said of other cars below does not count', () => {
  const text = 'Fiat Panda 2018\n45.000 km\nVeicoli simili\n12.000 km\nAudi A3\n9.900 €';
  expect(vehicleIn(text)).toEqual({ make: 'Fiat', model: 'Panda', year: 2018, mileage: 45_000 });
});

test('another name above the one of the page gives nothing', () => {
  const text = 'Fiat Panda 12.000 €\nAudi A3\nMarca: Audi\nModello: A3\nChilometri: 70.000\nAnno: 2017';
  expect(vehicleIn(text)).toEqual({ make: 'Audi', model: 'A3', year: 2017, mileage: 70_000 });
});

test('power is what is stated in horsepower, before what kilowatts amount to', () => {
  for (const power of ['96kW (130 CV)', '96 kW/130 CV', '130 CV (96 kW)', '96 kW - 130 cv']) {
    const content = `Vendo Seat Leon 1.5 TSI ${power} 2021, 45.600 km, 17.900 €`;
    expect(readListing({ content })).toMatchObject({ vehicle: { power: 130 } });
  }
});

test.each([
  'Renault Captur 1.0 TCe 90 CV\n€ 17.900 € 16.490\n41.200 km\n06/2021\nBenzina',
  'Renault Captur 2021, 41.200 km, prezzo 17.900 €, ultimo prezzo 16.490 €',
])('of two prices the lower is proposed and the other shown: %s', (content) => {
  expect(readListing({ content })).toMatchObject({
    vehicle: { price: 16_490, mileage: 41_200, year: 2021 },
    conflicts: { price: [{ value: 17_900 }] },
  });
});
