import { expect, test } from 'vitest';
import { readListing } from './read-listing.ts';
import { refusalMessages } from './refusing/refusal-messages.ts';
import { autoscout24State } from './sites/autoscout24/autoscout24.fixture.ts';

const reasonOf = (content: string) => {
  const reading = readListing({ content });
  return reading.kind === 'refused' ? reading.reason : undefined;
};

test('the data of the ad wins over labels, titles and finance blocks around it', () => {
  const content = `<title>Fiat 500 - 1.234 km - € 1</title><dl><dt>Chilometraggio<dd>99.999 km<dt>Anno<dd>1999</dl>
    <script id="__NEXT_DATA__" type="application/json">${JSON.stringify(autoscout24State)}</script>`;
  const reading = readListing({ content });
  expect(reading).toMatchObject({ kind: 'listing', vehicle: { mileage: 41_200, year: 2021, price: 14_350 } });
  expect(JSON.stringify(reading)).not.toMatch(/Autosalone|000000/);
});

test('evidence says where each value stood and keeps its text short', () => {
  const long = `Panda ${'x'.repeat(300)}`;
  const content = `<h1>Fiat Panda</h1><dl><dt>Marca<dd>Fiat<dt>Modello<dd>Panda<dt>Km<dd>10.000<dt>Garanzia<dd>${long}</dl>`;
  const reading = readListing({ content });
  expect(reading).toMatchObject({ evidence: { mileage: { source: 'labels', where: 'Km', raw: '10.000' } } });
  for (const evidence of Object.values(reading.kind === 'listing' ? reading.evidence : {})) {
    expect(evidence.raw.length).toBeLessThanOrEqual(80);
  }
});

test.each([
  ['a denial', '<h1>Zugriff verweigert / Access denied</h1>'],
  ['an interstitial', '<body><script src="x"></script><div id="sec-if-cpt-container"></div>'],
  ['a captcha', '<title>sito</title><script src="https://geo.captcha-delivery.com/captcha"></script>'],
  ['a waiting room', '<title>Just a moment...</title><h1>sito</h1>'],
])('%s is recognised as a block', (_, content) => {
  expect(reasonOf(content)).toBe('blocked');
});

test.each([
  ['nothing', '  ', 'empty'],
  ['a shell', '<html><title>App</title><div id="root"></div><script src="a.js"></script></html>', 'empty'],
  ['broken JSON', '{"ads": [', 'not-a-listing'],
  [
    'a test report',
    '<title>Fiat Panda: prova</title><h1>Fiat Panda 2023</h1><table><td>Cilindrata<td>999 cc</table>',
    'not-a-listing',
  ],
  [
    'a phone',
    '<h1>Marca</h1><li>Marca: Prova<li>Modello: Uno<li>Anno: 2021<li>Condizione: Usato<li>Prezzo: € 450',
    'not-a-listing',
  ],
  [
    'a spare part',
    '<h1>Paraurti Fiat Panda</h1><li>Marca: Fiat<li>Modello: Panda<li>Anno: 2012 - 2019<li>Prezzo: € 120',
    'part',
  ],
  [
    'a spare part in a shop',
    '<title>Filtro olio Fiat Panda diesel</title><h1>Filtro olio Fiat Panda diesel</h1><script type="application/ld+json">{"@type":"Product","name":"Filtro olio Fiat Panda diesel","offers":{"price":129,"priceCurrency":"EUR"}}</script>',
    'not-a-listing',
  ],
  ['news', '<title>Fiat Panda 2024 da 70 CV</title><h1>Fiat Panda 2024: le novità</h1>', 'not-a-listing'],
  [
    'a price list',
    '<h1>Fiat Panda</h1><li>Alimentazione: Benzina<li>Potenza: 70 CV<li>Prezzo: € 15.000',
    'not-a-listing',
  ],
  [
    'a page about a model',
    '<h1>Fiat Panda</h1><script type="application/ld+json">{"@type":"Car","brand":"Fiat","model":"Panda","fuelType":"Benzina","vehicleModelDate":"2024","offers":{"@type":"AggregateOffer","lowPrice":15000}}</script>',
    'not-a-listing',
  ],
  [
    'an ad that is gone',
    '<h1>Annuncio non più disponibile</h1><h2>Fiat Panda</h2><li>Km: 40.000<li>Anno: 2019',
    'gone',
  ],
  [
    'an article with a mileage',
    '<meta property="og:type" content="article"><h1>Fiat Panda: un anno insieme</h1><li>Km percorsi: 18.000<li>Cambio: Manuale',
    'not-a-listing',
  ],
])('%s is refused', (_, content, reason) => {
  expect(reasonOf(content)).toBe(reason);
});

test('every refusal has its text in every language and tells no one to shout', () => {
  for (const message of Object.values(refusalMessages)) {
    for (const text of Object.values(message)) expect(text).toMatch(/^[^!]+\.$/);
  }
});

test.each([
  ['deep nesting', '<div>'.repeat(200_000)],
  ['wrong order', '<div>'.repeat(100_000) + '</b>'.repeat(100_000)],
  ['unclosed scripts', '<script type="application/ld+json">{'.repeat(50_000)],
  ['one endless attribute', `<div class="${'price '.repeat(200_000)}`],
  ['nested microdata', '<i itemscope itemprop="a">'.repeat(50_000)],
])('a hostile page of %s is refused', (_, content) => {
  expect(reasonOf(content)).toBeDefined();
});

test('a saved schema.org graph is read like the page it came from', () => {
  const content = JSON.stringify({
    '@graph': [
      { '@type': 'WebSite' },
      { '@type': 'Car', brand: 'Audi', model: 'A3', mileageFromOdometer: { value: 70_400, unitCode: 'KMT' } },
    ],
  });
  const vehicle = { make: 'Audi', model: 'A3', mileage: 70_400 };
  expect(readListing({ content })).toMatchObject({ kind: 'listing', vehicle });
});

test.each([
  ['facts between bars', '<p class="price">€ 16.490</p><p>41.200 km | 06/2021 | Benzina | Manuale</p>'],
  ['prose', '<p>€ 16.490</p><p>Splendida Captur del 2021, 41.200 km, benzina, cambio manuale.</p>'],
  [
    'an old price above',
    '<p>€ 17.900</p><p>€ 16.490</p><ul><li>41.200 km<li>06/2021<li>Benzina<li>Manuale</ul>',
  ],
])('a page without labels is read as its text would be: %s', (_, body) => {
  const name = 'Renault Captur 1.0 TCe';
  const content = `<title>${name}</title><h1>${name}</h1>${body}<h2>Altre auto</h2><p>Fiat Panda 9.900 € 12.000 km</p>`;
  expect(readListing({ content })).toMatchObject({
    kind: 'listing',
    vehicle: {
      ...{ make: 'Renault', model: 'Captur', year: 2021, mileage: 41_200, price: 16_490 },
      ...{ fuelType: 'Benzina', transmission: 'Manuale' },
    },
  });
});
