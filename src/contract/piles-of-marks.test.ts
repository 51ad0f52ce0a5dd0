import { expect, test } from 'vitest';
import { endpoints } from './endpoints.ts';

/** Composing or decomposing this takes most of a minute if nobody bounds it. */
const pile = `a${'\u0315\u0316'.repeat(250_000)}`;

const vehicle = (field: string) => ({ vehicleData: { make: 'Fiat', model: 'Panda', [field]: pile } });

test.each([
  ['signUp', { email: 'a@example.org', firstName: pile }],
  ['updateProfile', { firstName: pile, lastName: pile }],
  ['generateDescriptions', vehicle('make')],
  ['generateDescriptions', vehicle('fuelType')],
  ['generateDescriptions', vehicle('notes')],
] as const)('%s reads a pile of marks at once', { timeout: 10_000 }, (name, payload) => {
  expect(() => endpoints[name].payload.safeParse(payload)).not.toThrow();
});
