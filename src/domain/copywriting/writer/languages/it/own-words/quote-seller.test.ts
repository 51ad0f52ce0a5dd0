import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { writeFreshCopy } from '../../../write-fresh-copy.ts';
import { italian } from '../italian.ts';

const write = (notes: string, car = { make: 'Volkswagen', model: 'Polo', category: 'Hatchback' }) =>
  writeFreshCopy(
    {
      brief: briefSchema.parse({ ...car, year: 2018, mileage: 82_000, notes }),
      ...{ style: 'persuasive', language: 'it', seed: 3 },
    },
    italian,
    2026,
  );

test.each([
  ['ci faccio 500 km l anno da quando sono in pensione e mi dispiace', 'Ci faccio 500 km l'],
  [
    'ora hanno chiuso il distributore vicino casa e mi tocca farne 20 per il pieno',
    'Ora hanno chiuso il distributore',
  ],
  ['sono il terzo proprietario e ho le fatture dal 2012', 'Sono il terzo proprietario e ho le fatture'],
])('what a seller says of himself is quoted: %s', (notes, begins) => {
  const { text, leftOut } = write(notes);
  expect(text).toMatch(
    new RegExp(`(?:chi la vende(?: la racconta così)?|vende aggiunge): "${begins}[^"]*"\\.`, 'iu'),
  );
  expect(leftOut).toEqual([]);
});

test('a van is sold by who sells him, not her', () => {
  const ducato = { make: 'Fiat', model: 'Ducato', category: 'Furgone' };
  expect(write('mi è servito per le consegne e mi ha sempre portato a casa', ducato).text).toMatch(
    /chi lo vende/iu,
  );
});

test('several remarks make one quotation', () => {
  const { text } = write('abito in montagna e la uso poco. preferisco vendere a un privato che la conosce');
  expect(text.match(/chi la vende/giu)).toHaveLength(1);
});

test('shorthand is not quoted: it is named to the seller', () => {
  const { text, leftOut } = write('climatizzatore, la uso x il lav e il wknd');
  expect(text).not.toMatch(/wknd/u);
  expect(leftOut.map(({ note }) => note).join()).toMatch(/wknd/u);
});

test('a defect that no rule can put into a sentence is told all the same', () => {
  expect(write('retrocamera, tablet ogni tanto si riavvia, trafila un pelo dalla coppa').text).toMatch(
    /trafila un pelo/u,
  );
});
