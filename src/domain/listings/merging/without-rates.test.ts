import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

function priceIn(content: string) {
  const reading = readListing({ content });
  return reading.kind === 'listing' ? reading.vehicle.price : reading.kind;
}

const page = (price: string, shown: string) => `<h1>Skoda Fabia 1.0</h1><li>Anno: 2019<li>Km: 61.000
  <meta property="product:price:amount" content="${price}"><meta property="product:price:currency" content="EUR">
  <script type="application/ld+json">{"@type":"Car","brand":"Skoda","model":"Fabia",
  "offers":{"price":"${price}","priceCurrency":"EUR"}}</script>${shown}`;

test.each(['Canone € 199 al mese', '<b>199 €</b><i>/mese</i>', 'Rata da 199,00 €', 'ab 199 € mtl.'])(
  'a sum the page shows as a rate is no price: %s',
  (shown) => expect(priceIn(page('199', `<p>${shown}</p>`))).toBeUndefined(),
);

test('a rate of four figures is known in each spelling', () => {
  expect(priceIn(page('1199', '<p>€ 1.199 al mese</p>'))).toBeUndefined();
});

test.each([
  ['1900', '<p>€ 1.900</p><p>oppure € 99 al mese</p>', 1900],
  ['1900', '<p>€ 11.900 con rata mensile</p>', 1900],
  ['9900', '<p>€ 9.900</p><p>€ 199 al mese</p>', 9900],
])('a price of %s beside %s stays', (price, shown, expected) =>
  expect(priceIn(page(price, shown))).toBe(expected),
);
