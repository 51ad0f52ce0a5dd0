import { expect, test } from 'vitest';
import { adText } from './ad-text.ts';
import { readListing } from './read-listing.ts';
import { autoscout24State } from './sites/autoscout24/autoscout24.fixture.ts';
import { subitoAd } from './sites/subito/subito.fixture.ts';

const said = 'Unico proprietario, tagliandi in concessionaria e gomme nuove. Chiamami al 333 1234567.';
const textIn = (content: string, url?: string) => {
  const reading = readListing({ content, ...(url ? { url } : {}) });
  return reading.kind === 'listing' ? reading.text : reading;
};
const car = {
  ...{ '@type': 'Car', brand: 'Fiat', model: 'Panda', productionDate: '2019-05-01', fuelType: 'Benzina' },
  mileageFromOdometer: { value: 41_000, unitCode: 'KMT' },
  offers: { price: 9000, priceCurrency: 'EUR' },
};
const page = (data: unknown) =>
  `<title>Fiat Panda</title><h1>Fiat Panda</h1><script type="application/ld+json">${JSON.stringify(data)}</script>`;

test('markup goes, lines stay', () => {
  expect(adText('<p>Unico&nbsp;proprietario &amp; sempre in box</p>Gomme nuove<br/>Climatizzatore')).toEqual({
    text: 'Unico proprietario & sempre in box\nGomme nuove\nClimatizzatore',
  });
});

test.each([
  ['nothing', undefined],
  ['a slogan', 'Prezzo affare!'],
  ['markup alone', '<br>'.repeat(50)],
  ['a number', 12],
  ['an object', { text: said }],
])('%s is no description', (_, value) => expect(adText(value)).toEqual({}));

test('an endless one is cut', () => expect(adText('Bella auto. '.repeat(9000)).text).toHaveLength(10_000));

test.each([
  ['the car', { ...car, description: said }],
  [
    'the product around it',
    { '@type': 'Product', name: 'Fiat Panda', description: said, offers: { itemOffered: car } },
  ],
])('schema.org’s description of %s is the ad’s text', (_, data) => expect(textIn(page(data))).toBe(said));

test('of several cars no description is taken', () => {
  const other = { ...car, model: 'Tipo', offers: { price: 12_000, priceCurrency: 'EUR' }, description: said };
  expect(textIn(page([{ ...car, model: 'Punto' }, other]))).toMatchObject({ kind: 'refused' });
});

test('the sites’ own data has it too', () => {
  const state = structuredClone(autoscout24State);
  state.props.pageProps.listingDetails.description = said.replace('. ', '.<br />');
  expect(textIn(JSON.stringify(state))).toBe(said.replace('. ', '.\n'));
  expect(textIn(JSON.stringify({ ads: [{ ...subitoAd, body: said }] }))).toBe(said);
});
