import { expect, it } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import type { Market } from '../markets/market.ts';
import { findLegalLines } from './find-legal-lines.ts';
import type { Seller } from './legal-line.ts';

const idsOf = (brief: object, seller: Seller, market: Market) =>
  findLegalLines(briefSchema.parse({ make: 'Fiat', model: 'Panda', ...brief }), seller, market).map(
    ({ id }) => id,
  );

it.each<[string, object, Seller, Market, string[]]>([
  ['a name alone', {}, 'private', 'IT', ['made-with-ai']],
  [
    'a used car of a trader in Italy',
    { condition: 'Usato', price: 9000, mileage: 80_000 },
    'professional',
    'IT',
    ['all-in-price', 'conformity', 'mileage-as-read', 'made-with-ai'],
  ],
  [
    'the same in the United Kingdom',
    { condition: 'Usato', price: 9000, mileage: 80_000 },
    'professional',
    'GB',
    ['mileage-as-read', 'made-with-ai'],
  ],
  ['a new car in Germany', { condition: 'Nuovo' }, 'private', 'DE', ['pkw-envkv', 'made-with-ai']],
  ['a new car in Italy', { condition: 'Nuovo' }, 'private', 'IT', ['co2-of-new-cars', 'made-with-ai']],
  [
    'a pre-registered car driven 5,000 km',
    { condition: 'Km 0', mileage: 5000 },
    'private',
    'DE',
    ['mileage-as-read', 'made-with-ai'],
  ],
  ['a crashed car', { condition: 'Semicollisione' }, 'private', 'FR', ['said-as-damaged', 'made-with-ai']],
  [
    'a trader who gives no warranty',
    { warranty: 'Nessuna garanzia' },
    'professional',
    'ES',
    ['no-warranty-by-trader', 'made-with-ai'],
  ],
  ['a private person who gives none', { warranty: 'Nessuna garanzia' }, 'private', 'ES', ['made-with-ai']],
])('%s', (_, brief, seller, market, ids) => {
  expect(idsOf(brief, seller, market)).toEqual(ids);
});
