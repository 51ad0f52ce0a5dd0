import { expect, test } from 'vitest';
import { type Brief, briefSchema } from './brief.ts';
import { readStoredBrief } from './read-stored-brief.ts';

const brief = briefSchema.parse({
  ...{ make: 'Fiat', model: 'Panda', fuelType: 'Ibrido', price: 9900, sellingPoints: ['Sicurezza'] },
  notes: 'gancio traino',
});

test('a brief of this release is read as it was stored', () => {
  expect(readStoredBrief(brief)).toEqual(brief);
});

test('a label that this release does not know stands in the notes', () => {
  const stored = { ...brief, fuelType: 'Ibrido plug-in' } as unknown as Brief;
  const { fuelType, notes, price } = readStoredBrief(stored);
  expect({ fuelType, notes, price }).toEqual({
    fuelType: undefined,
    notes: 'Ibrido plug-in\ngancio traino',
    price: 9900,
  });
});

test('a choice and a field that this release does not know go, the others stay', () => {
  const stored = {
    ...brief,
    sellingPoints: ['Sicurezza', 'Robustezza'],
    euroClass: '6d',
  } as unknown as Brief;
  expect(readStoredBrief(stored)).toEqual(brief);
});
