import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

function vehicleIn(content: string) {
  const reading = readListing({ content });
  if (reading.kind === 'stock-list') throw new Error('not a stock list');
  return reading.kind === 'listing' ? reading.vehicle : reading.reason;
}

const priced = (html: string) =>
  vehicleIn(`<html lang="it"><h1>Opel Astra Prova</h1><p>Km: 75.000</p><p>Anno: 2018</p>${html}`);

test.each([
  '<p class="price">€ 12.400</p><p>Prezzo valido solo con finanziamento</p>',
  '<p class="price">€ 12.400*</p><p>Chiama ora</p><p>Orari</p><p>Sede</p><small>*Promo valida sottoscrivendo un finanziamento</small>',
  '<div class="price-box"><span>Offerta attuale</span><span class="price">€ 4.200</span></div>',
  '<dl><dt>Prezzo</dt><dd>Base d’asta € 4.200</dd></dl>',
  '<p class="price">€ 12.400</p><p>solo con finanziamento</p><p class="price">€ 13.900</p>',
])('a price with a loan only, or a bid, is not the asking price: %s', (html) =>
  expect(priced(html)).toEqual({ make: 'Opel', model: 'Astra', year: 2018, mileage: 75_000 }),
);

test.each([
  '<p class="price">€ 13.900*</p><p>Finanziamento disponibile</p><small>*passaggio escluso</small>',
  '<div class="prices"><span class="old">€ 15.900</span> <span class="price">€ 13.900</span> <span class="saving">€ 2.000</span></div>',
])('what stands around the asking price leaves it as it is: %s', (html) =>
  expect(priced(html)).toMatchObject({ price: 13_900 }),
);

test.each(['delivery-price', 'carfax-price', 'prezzo-assicurazione', 'price-deposit'])(
  'a sum in an element called %s is another one',
  (name) => expect(priced(`<p class="${name}">€ 250</p>`)).not.toHaveProperty('price'),
);
