import { expect, test } from 'vitest';
import { readListing } from '../read-listing.ts';

const facts = `<dl><dt>Marca<dd>Fiat<dt>Modello<dd>Panda<dt>Anno<dd>2014<dt>Km<dd>90.000
  <dt>Prezzo<dd>€ 1.900<dt>Condizione<dd>Usato</dl>`;

test.each([
  'Paraurti anteriore Fiat Panda 2012-2016',
  'Motore Fiat Panda 1.2 8V',
  'Kit turbina Fiat Panda 1.3 Multijet',
  'Vendo cerchi in lega 15 Fiat Panda',
  'Scheinwerfer links Fiat Panda',
  'Jantes Fiat Panda 14 pouces',
  'Headlight Fiat Panda left',
])('%s is refused as a part', (name) =>
  expect(readListing({ content: `<h1>${name}</h1>${facts}` })).toEqual({
    kind: 'refused',
    reason: 'part',
  }),
);

test.each(['Fiat Panda con gomme nuove', 'Cerchi una Fiat Panda? Eccola', 'Motori Rossi Fiat Panda 1.2'])(
  '%s is a vehicle',
  (name) =>
    expect(readListing({ content: `<h1>${name}</h1>${facts}` })).toMatchObject({
      kind: 'listing',
      vehicle: { make: 'Fiat', model: 'Panda', mileage: 90_000 },
    }),
);
