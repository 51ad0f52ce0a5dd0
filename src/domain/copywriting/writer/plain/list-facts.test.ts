import { expect, it } from 'vitest';
import { languages } from '#domain/shared/languages.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { listFacts } from './list-facts.ts';

const yaris = briefSchema.parse({
  ...{ make: 'Toyota', model: 'Yaris', year: 2019, mileage: 58_000, price: '13.500 trattabili' },
  notes:
    'unipropr., clima bizona, retrocamera, telecamera multiview, graffio paraurti post., cinghia nuova a 50.000 km, ' +
    'vista e piaciuta. Il portacenere ha una bruciatura da sigaro. chiamare 333 1234567',
});

const items = async (language: (typeof languages)[number]) => {
  const { lists } = await listFacts(yaris, language, 2026);
  return Object.fromEntries(lists.map(({ id, items }) => [id, items]));
};

it('lists equipment, life, damage and terms of a car apart, each thing once', async () => {
  expect(await items('it')).toEqual({
    equipment: ['Climatizzatore bizona', 'Retrocamera', 'Telecamera multiview'],
    history: ['Uniproprietario', 'Cinghia nuova a 50.000 km'],
    damage: ['Graffio sul paraurti posteriore', 'Il portacenere ha una bruciatura da sigaro'],
    deal: ['Prezzo trattabile', 'È venduta nello stato in cui si trova'],
  });
});

it('quotes what the language has no words for when a buyer must know it', async () => {
  expect((await items('de')).damage).toEqual([
    'Kratzer am hinteren Stoßfänger',
    '»il portacenere ha una bruciatura da sigaro«',
  ]);
});

it.each(languages)('says the data of the form in %s, but no price and no contact', async (language) => {
  const sheet = await listFacts(yaris, language, 2026);
  expect(sheet.data).toHaveLength(2);
  expect(JSON.stringify(sheet)).not.toMatch(/13[.,\s]?500|333|@/u);
});
