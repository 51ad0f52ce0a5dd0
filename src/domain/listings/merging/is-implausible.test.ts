import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

const page = (rows: string) =>
  `<h1>Fiat Panda</h1><dl><dt>Marca<dd>Fiat<dt>Modello<dd>Panda<dt>Alimentazione<dd>Benzina${rows}</dl>`;
const usual = '<dt>Anno<dd>2011<dt>Km<dd>98.000<dt>Prezzo<dd>€ 4.900';

test.each([
  ['a price of six million', '<dt>Anno<dd>2011<dt>Km<dd>98.000<dt>Prezzo<dd>€ 6.450.000', 'price', 6_450_000],
  ['six doors on a small car', `${usual}<dt>Carrozzeria<dd>Citycar<dt>Porte<dd>6`, 'doors', 6],
  ['a mileage that is the year', '<dt>Anno<dd>2011<dt>Km<dd>2011<dt>Prezzo<dd>€ 4.900', 'mileage', 2011],
  [
    'a used car of 0 km',
    '<dt>Anno<dd>2011<dt>Km<dd>1 km<dt>Condizione<dd>Usato<dt>Prezzo<dd>€ 4.900',
    'mileage',
    1,
  ],
])('%s is asked, not told', (_, rows, field, value) => {
  const reading = readListing({ content: page(rows) });
  expect(reading).toMatchObject({
    kind: 'listing',
    evidence: { [field]: { unused: 'implausible' } },
    conflicts: { [field]: [{ value }] },
  });
  expect(reading).not.toHaveProperty(`vehicle.${field}`);
});

test.each([
  [
    'a new car of 10 km',
    '<dt>Anno<dd>2026<dt>Km<dd>10 km<dt>Condizione<dd>Km 0<dt>Prezzo<dd>€ 14.900',
    'mileage',
    10,
  ],
  ['six doors on a van', `${usual}<dt>Carrozzeria<dd>Furgone<dt>Porte<dd>6`, 'doors', 6],
  ['half a million kilometres', '<dt>Anno<dd>2011<dt>Km<dd>512.000<dt>Prezzo<dd>€ 1.900', 'mileage', 512_000],
])('%s is taken', (_, rows, field, value) => {
  expect(readListing({ content: page(rows) })).toMatchObject({ vehicle: { [field]: value } });
});
