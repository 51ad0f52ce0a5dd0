import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

function vehiclesIn(content: string) {
  const reading = readListing({ content });
  if (reading.kind === 'refused') return reading.reason;
  return reading.kind === 'listing' ? [reading.vehicle] : reading.readings.map(({ vehicle }) => vehicle);
}

const panda = { make: 'Fiat', model: 'Panda', year: 2019, mileage: 45_000, fuelType: 'Benzina', price: 8900 };
const golf = {
  ...{ make: 'Volkswagen', model: 'Golf', year: 2017, mileage: 98_500, fuelType: 'Diesel' },
  price: 12_950,
};

test.each([
  [
    'JSON, Italian keys, a title for the name',
    JSON.stringify([
      { titolo: 'Fiat Panda 1.2 Easy', prezzo: 8900, anno: 2019, km: 45000, alimentazione: 'Benzina' },
      { titolo: 'VW Golf 1.6 TDI', prezzo: 12950, anno: 2017, km: 98500, alimentazione: 'Diesel' },
    ]),
  ],
  [
    'JSON in a wrapper, snake case',
    JSON.stringify({
      data: {
        veicoli: [
          {
            ...{ marca: 'FIAT', descrizione_modello: 'Panda', dt_immatricolazione: '2019-05-02' },
            ...{ percorrenza: '45.000', carburante: 'Benzina', pr_vendita_ivato: '8.900 €' },
          },
          {
            ...{ marca: 'VW', descrizione_modello: 'Golf', dt_immatricolazione: '2017-03-01' },
            ...{ percorrenza: '98.500', carburante: 'Diesel', pr_vendita_ivato: '12.950 €' },
          },
        ],
      },
    }),
  ],
  [
    'JSON, nested, camel case',
    JSON.stringify([
      {
        ...{ make: { name: 'Fiat' }, model: { name: 'Panda' }, registrationDate: '05/2019' },
        specs: { kmPercorsi: 45000, fuelType: 'Petrol' },
        prices: { retailPrice: '8.900 €' },
      },
      {
        ...{ make: { name: 'Volkswagen' }, model: { name: 'Golf' }, registrationDate: '03/2017' },
        specs: { kmPercorsi: 98500, fuelType: 'Diesel' },
        prices: { retailPrice: '12.950 €' },
      },
    ]),
  ],
  [
    'XML, Italian elements',
    `<?xml version="1.0" encoding="UTF-8"?>
<parco><veicolo><marca>Fiat</marca><modello>Panda</modello><anno>2019</anno><km>45000</km>
<alimentazione>Benzina</alimentazione><prezzo valuta="EUR">8900</prezzo></veicolo>
<veicolo><marca>VW</marca><modello>Golf</modello><anno>2017</anno><km>98500</km>
<alimentazione>Diesel</alimentazione><prezzo valuta="EUR">12950</prezzo></veicolo></parco>`,
  ],
  [
    'XML, German elements',
    `<?xml version="1.0"?><bestand><fahrzeug><marke>Fiat</marke><modell>Panda</modell><erstzulassung>05/2019</erstzulassung>
<kilometerstand>45.000</kilometerstand><kraftstoff>Benzin</kraftstoff><verkaufspreis>8.900 €</verkaufspreis></fahrzeug>
<fahrzeug><marke>VW</marke><modell>Golf</modell><erstzulassung>03/2017</erstzulassung>
<kilometerstand>98.500</kilometerstand><kraftstoff>Diesel</kraftstoff><verkaufspreis>12.950 €</verkaufspreis></fahrzeug></bestand>`,
  ],
  [
    'XML of attributes',
    `<?xml version="1.0"?><stock date="2026-03-12"><car make="Fiat" model="Panda" year="2019" odometer="45000 km" fuel="Petrol" price="8.900 €"/>
<car make="VW" model="Golf" year="2017" odometer="98500 km" fuel="Diesel" price="12.950 €"/></stock>`,
  ],
  [
    'XML with prefixes, values in attributes, nested',
    `<?xml version="1.0"?><ad:ads xmlns:ad="http://example.org/ad">
${[
  ['FIAT', 'Panda', '2019-05', '45000', 'PETROL', '8900'],
  ['VW', 'Golf', '2017-03', '98500', 'DIESEL', '12950'],
]
  .map(
    ([make, model, date, km, fuel, price]) =>
      `<ad:ad key="1"><ad:vehicle><ad:make key="${make}"/><ad:model key="${model}"/><ad:specifics><ad:kilometerstand value="${km}"/>
<ad:first-registration value="${date}"/><ad:fuel key="${fuel}"/><ad:schadstoffklasse key="EURO6"/></ad:specifics></ad:vehicle>
<ad:price currency="EUR"><ad:amount value="${price}"/></ad:price></ad:ad>`,
  )
  .join('')}</ad:ads>`,
  ],
  [
    "CSV of a dealer's program",
    'cod_veicolo;casa;descrizione_modello;dt_immatricolazione;percorrenza;carburante;pr_vendita_ivato;tinta_interni\n' +
      'A1;FIAT;Panda;05/2019;45.000;Benzina;8.900;grigio\nA2;VW;Golf;03/2017;98.500;Diesel;12.950;nero',
  ],
])('a stock file is read: %s', (_, content) => {
  expect(vehiclesIn(content)).toEqual([panda, golf]);
});

test('one car alone is read as one, its equipment with it', () => {
  const car = { marca: 'Fiat', modello: 'Panda', anno: 2019, km: 45000, optional: ['Clima', 'Radio'] };
  expect(readListing({ content: JSON.stringify(car) })).toMatchObject({
    kind: 'listing',
    vehicle: { make: 'Fiat', model: 'Panda', mileage: 45_000 },
    equipment: ['Clima', 'Radio'],
  });
});

test.each([
  ['phones', '[{"marca":"Prova","modello":"Uno","anno":2021,"prezzo":450,"colore":"nero"}]'],
  ['other data', '{"utenti":[{"nome":"Anna","anno":1990}]}'],
  ['a list in a list', `${'['.repeat(5000)}${']'.repeat(5000)}`],
  [
    'another XML',
    '<?xml version="1.0"?><rss><channel><title>Auto</title><item><title>Fiat</title></item></channel></rss>',
  ],
  [
    'XML that closes what it never opened',
    `<?xml version="1.0"?>${'<a>'.repeat(50_000)}${'</b>'.repeat(50_000)}`,
  ],
  ['deep XML', `<?xml version="1.0"?>${'<a>'.repeat(50_000)}`],
])('%s give no vehicle', (_, content) => {
  expect(vehiclesIn(content)).toMatch(/not-a-listing|empty|cut-short|several-vehicles/);
});
