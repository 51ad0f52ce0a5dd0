import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { readCar } from './read-car.ts';

const read = (notes: string, form: object = {}) =>
  readCar(briefSchema.parse({ make: 'Volkswagen', model: 'Golf', notes, ...form }), 2026);

test.each([
  ['310cv, gancio traino', { power: 310 }],
  ['gancio traino 310 cv', { power: 310 }],
  ['5 porte, fari led', { doors: 5 }],
  ['cambio automatico, fari led', { transmission: 'Automatica' }],
  ['cambio manuale, fari led', { transmission: 'Manuale' }],
])('an empty field is filled from the notes, which do not say it again: %s', (notes, fields) => {
  const car = read(notes);
  expect(car).toMatchObject(fields);
  expect(car.notes).toHaveLength(1);
});

test.each(['120 cv, 140 cv', '3 porte, 5 porte', 'cambio automatico revisionato', '9000 cv'])(
  'what is said in two ways, or with more to it, fills nothing: %s',
  (notes) => {
    const { power, doors, transmission } = read(notes);
    expect([power, doors, transmission]).toEqual([undefined, undefined, undefined]);
  },
);

test.each([
  ['150 cv', { power: 110 }],
  ['5 porte', { doors: 3 }],
  ['cambio automatico', { transmission: 'Manuale' }],
])('what the form says stands, whatever the notes say: %s', (notes, form) => {
  expect(read(notes, form)).toMatchObject(form);
});

test('an electric car has no gears to fill in', () => {
  expect(read('cambio automatico', { fuelType: 'Elettrico' }).transmission).toBeUndefined();
});
