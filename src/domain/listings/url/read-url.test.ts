import { expect, test } from 'vitest';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { mergeFindings } from '../merging/merge-findings.ts';
import { readUrl } from './read-url.ts';

const guid = '0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9';

test.each<[string, Vehicle]>([
  [
    `https://www.autoscout24.it/annunci/fiat-punto-1-4-natural-power-metano-blu-azzurro-${guid}`,
    { make: 'Fiat', model: 'Punto', fuelType: 'Metano' },
  ],
  [
    `https://www.autoscout24.de/angebote/mercedes-benz-c-220-d-t-avantgarde-diesel-schwarz-cat_ma47mo1234-${guid}?source=list`,
    { make: 'Mercedes-Benz', model: 'C 220', fuelType: 'Diesel' },
  ],
  [
    `https://www.autoscout24.com/offers/toyota-c-hr-1-8-hybrid-lounge-electric-gasoline-grey-${guid}`,
    { make: 'Toyota', model: 'C-HR', fuelType: 'Ibrido' },
  ],
  [
    `https://www.autoscout24.fr/offres/alfa-romeo-stelvio-2-2-toit-ouvrant-electrique-diesel-rouge-${guid}`,
    { make: 'Alfa Romeo', model: 'Stelvio' },
  ],
  [
    `https://www.autoscout24.nl/aanbod/volkswagen-id-3-pro-elektrisch-${guid}`,
    { make: 'Volkswagen', model: 'ID.3', fuelType: 'Elettrico' },
  ],
  [`https://www.autoscout24.es/anuncios/zzz-uno-diesel-${guid}`, {}],
  ['https://www.autoscout24.ch/de/d/skoda-octavia-2-0-tdi-8123456', { make: 'Skoda', model: 'Octavia' }],
  [
    'https://www.subito.it/auto/land-rover-range-rover-evoque-diesel-tetto-elettrico-torino-512345678.htm',
    { make: 'Land Rover', model: 'Range Rover Evoque', fuelType: 'Diesel' },
  ],
  [
    'https://suchen.mobile.de/auto-inserat/bmw-320-d-touring-ulm/312345678.html',
    { make: 'BMW', model: '320d' },
  ],
  [
    'https://www.coches.net/peugeot-2008-gasolina-2020-en-sevilla-51234567-covo.aspx',
    { make: 'Peugeot', model: '2008', fuelType: 'Benzina' },
  ],
  [
    'https://www.otomoto.pl/osobowe/oferta/opel-grandland-x-ID6Abc12.html',
    { make: 'Opel', model: 'Grandland X' },
  ],
  ['https://www.willhaben.at/iad/gebrauchtwagen/d/auto/renault-megane-grandtour-712345678/', {}],
  [
    'https://www.willhaben.at/iad/gebrauchtwagen/d/auto/renault-megane-grandtour-712345678',
    { make: 'Renault', model: 'Mégane' },
  ],
  [
    'https://www.luxauto.lu/fr/voiture/dacia-duster-gpl-2021-1712345',
    { make: 'Dacia', model: 'Duster', fuelType: 'GPL', year: 2021 },
  ],
  ['https://www.bilbasen.dk/brugt/bil/vw/golf/style-5d/6123456', { make: 'Volkswagen', model: 'Golf' }],
])('%s', (url, vehicle) => {
  expect(mergeFindings(readUrl(url)).vehicle).toEqual(vehicle);
});

test.each([
  'https://www.autoscout24.it/lst/fiat/panda',
  `https://www.autoscout24.it/annunci/${guid}`,
  'https://www.subito.it/annunci-piemonte/vendita/auto/fiat/panda/',
  'https://www.automobile.it/auto-usate/fiat/panda/',
  'https://suchen.mobile.de/fahrzeuge/details.html?id=312345678',
  'https://www.leboncoin.fr/ad/voitures/2312345678',
  'https://www.otomoto.pl/osobowe/opel/grandland-x',
  'https://www.bilbasen.dk/brugt/bil/vw/golf',
  `https://autoscout24.example/annunci/fiat-panda-diesel-${guid}`,
  'fiat-panda-diesel',
])('%s says nothing', (url) => {
  expect(readUrl(url)).toEqual([]);
});

test('what an address says is said to be from there', () => {
  expect(readUrl('https://www.luxauto.lu/fr/voiture/dacia-duster-gpl-2021-1712345')[1]).toEqual({
    field: 'model',
    source: 'url',
    where: 'url',
    raw: 'duster',
    says: 'Duster',
  });
});
