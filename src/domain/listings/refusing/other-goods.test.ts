import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

const facts = '<dl><dt>Anno<dd>2014<dt>Km<dd>90.000<dt>Prezzo<dd>€ 6.900<dt>Condizione<dd>Usato</dl>';

test.each([
  ['Preventivo RC Auto - veicolo Fiat Panda 1.2 anno 2016, classe 4. Massimale: € 6.450.000', 'paper'],
  ['Fattura n. 233 - Volkswagen Golf 1.6 TDI km 145.000 - tagliando. Totale € 1.101,05', 'paper'],
  ['FATTURA PROFORMA\nFiat Tipo 1.6 2019\n45.000 km\n11.900 €', 'paper'],
  ['Polizza auto Fiat Punto 2012, premio annuo 390 euro', 'paper'],
  ['Rechnung Nr. 12: VW Golf 2016, 98.000 km, 1.200 €', 'paper'],
  ['Fiat 500 Hybrid 70 CV a noleggio lungo termine, 48 mesi - 40.000 km totali, anticipo 3.000 €', 'rental'],
  ['Noleggio Fiat Ducato 2020 9 posti 90 euro al giorno, 200 km inclusi', 'rental'],
  ['NLT Peugeot 208 2024 10.000 km annui, 199 €', 'rental'],
  ['Peugeot 208 en location longue durée, 2024, 15 000 km, 249 €', 'rental'],
  ['Vendo camper mansardato su Fiat Ducato 2.8 JTD del 2003, 98.000 km, 21.500 €', 'motorhome'],
  ['Wohnmobil Fiat Ducato 2015, 60.000 km, 32.000 €', 'motorhome'],
  ['Roulotte Adria 2010 4 posti, 8.900 euro', 'motorhome'],
  ['Vendo Honda SH 150 ABS anno 2019 km 14.500 con bauletto, 2.400 euro', 'motorbike'],
  ['Honda Africa Twin 1100, 2021, km 21.000, 12.900 euro', 'motorbike'],
  ['Yamaha MT-07 2020, 12.000 km, 5.900 €', 'motorbike'],
  ['BMW R 1200 GS 2015 km 45.000 11.500 €', 'motorbike'],
  ['BMW F 800 GS 2013 50.000 km 6.500 €', 'motorbike'],
  ['Suzuki V-Strom 650 anno 2017 24.000 km 5.700 euro', 'motorbike'],
  ['Piaggio Beverly 350 2017 km 22.000 2.300 euro', 'motorbike'],
  ['Scooter Peugeot 2018 km 9.000 1.900 €', 'motorbike'],
  ['Gommone 5 metri con motore Suzuki 40 cv 2012 e carrello 7.500 euro', 'other-machine'],
  ['Trattore Fiat 480 del 1975 ore 4500, 6.800 euro', 'other-machine'],
  ['Rimorchio Fiat 2010, 1.200 euro', 'other-machine'],
  ['Cambio automatico per Audi A4 2.0 TDI 2015, 98.000 km, 1.200 euro', 'part'],
  [`<title>Ducati Monster 821</title><h1>Ducati Monster 821</h1>${facts}`, 'motorbike'],
  [`<h1>Scooter Honda 300 del 2020</h1>${facts}<li>Marca: Honda<li>Modello: Forza`, 'motorbike'],
  [`<h1>Camper Fiat Ducato semintegrale</h1>${facts}`, 'motorhome'],
  [`<h1>Fiat Panda: noleggio a lungo termine</h1><li>Marca: Fiat<li>Modello: Panda${facts}`, 'rental'],
  [
    '{"@context":"https://schema.org","@type":"Vehicle","brand":"Kawasaki","model":"Z900","mileageFromOdometer":15000,"offers":{"price":7300,"priceCurrency":"EUR"}}',
    'motorbike',
  ],
])('%.60s … is refused as %s', (content, reason) => {
  expect(readListing({ content })).toEqual({ kind: 'refused', reason });
});

test.each([
  'Fiat Tipo 2019 ex noleggio, 88.000 km, 9.900 €',
  'Peugeot 308 proveniente da noleggio lungo termine, 2020, 98.000 km, 11.900 €',
  'Vendo Fiat Panda 2018, 60.000 km, 8.500 €, valuto permuta con moto o scooter',
  'Volvo V70 2012 con gancio per roulotte, 190.000 km, 6.900 €',
  'Ford Ranger 2017 gancio rimorchio 3,5 t, 120.000 km, 18.900 €',
  'Vendo per acquisto camper Fiat Punto 2012, 99.000 km, 4.300 €',
  'BMW 320d 2016, 140.000 km, 13.900 €',
  'Honda Civic 2015, 102.000 km, 8.900 €',
  'Suzuki Swift 2014, 80.000 km, 6.900 €',
  'Golf 7 2016 tagliandi con fatture, 98.000 km, 11.900 €',
])('%s is read', (content) => {
  expect(readListing({ content }).kind).toBe('listing');
});
