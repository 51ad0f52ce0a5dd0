import { expect, it } from 'vitest';
import type { DescriptionItem } from '#contract/descriptions.ts';
import { createFormats } from '#web/i18n/formats.ts';
import { it as italian } from '#web/i18n/messages/app/it.ts';
import { descriptionDocument } from './description-document.ts';

const item: DescriptionItem = {
  id: '0b0f5c1e-7a52-4a6e-9d50-1c9f6a1f0b11',
  make: 'Fiat',
  model: 'Panda',
  year: 2019,
  mileage: 45_000,
  fuelType: 'Benzina',
  createdAt: '2026-11-21T09:00:00.000Z',
  language: 'it',
  professionalDescription: 'Testo sobrio.',
  advancedDescription: 'Testo evoluto.',
  targetCustomers: [],
  vehicleTypes: [],
  intendedUse: [],
  sellingPoints: [],
};

it('writes the car, each text under its style and the date', () => {
  expect(descriptionDocument(item, italian, createFormats('it-IT'))).toBe(
    [
      'Fiat Panda 2019\nChilometraggio: 45.000 km\nCarburante: Benzina',
      'PROFESSIONALE\n\nTesto sobrio.',
      'COPY EVOLUTO 5.0\n\nTesto evoluto.',
      'Generato il 21 novembre 2026\n',
    ].join('\n\n---\n\n'),
  );
});

it('says nothing of what is not known', () => {
  const bare = { ...item, year: undefined, mileage: undefined, fuelType: undefined };
  expect(descriptionDocument(bare, italian, createFormats('it-IT'))).toMatch(/^Fiat Panda\n\n---/);
});
