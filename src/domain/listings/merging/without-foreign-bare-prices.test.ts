import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

function priceIn(content: string, url?: string) {
  const reading = readListing(url === undefined ? { content } : { content, url });
  return reading.kind === 'listing' ? reading.vehicle.price : reading.kind;
}

const page = (more: string) => `<h1>Skoda Fabia 1.0</h1><script type="application/ld+json">
  {"@type":"Car","brand":"Skoda","model":"Fabia","productionDate":"2019",
  "mileageFromOdometer":{"value":"61000","unitCode":"KMT"},"offers":{"price":"9900"}}</script>${more}`;

test('a price without currency is in euro on a page that shows no other money', () => {
  expect(priceIn(page('<p>Da vedere</p>'))).toBe(9900);
  expect(priceIn(page('<p>Da vedere</p>'), 'https://www.autoprova.it/fabia')).toBe(9900);
});

test.each(['CHF 9 900', "Fr. 9'900.-", '£9,900', '9 900 zł', '99 000 kr', '$9,900', 'AED 9,900'])(
  'a price without currency is not in euro beside %s',
  (amount) => expect(priceIn(page(`<p>${amount}</p>`))).toBeUndefined(),
);

test('a price without currency is not in euro under the address of a country without it', () => {
  expect(priceIn(page(''), 'https://www.garage-probe.ch/de/fabia')).toBeUndefined();
  expect(priceIn(page('<p>Export: 9.900 €</p>'), 'https://www.garage-probe.ch/de/fabia')).toBe(9900);
});
