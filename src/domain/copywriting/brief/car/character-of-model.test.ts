import { expect, test } from 'vitest';
import { type Character, characterOf } from './character-of-model.ts';

test.each<[string, (keyof Character)[]]>([
  ['Fiat Panda 1.2 Easy', ['isCity', 'isSmall']],
  ['Volkswagen Up!', ['isCity', 'isSmall']],
  ['Ford Fiesta 1.4', ['isSmall']],
  ['Lotus Elise', ['isLow', 'isSport', 'isSpartan']],
  ['Mazda MX-5 NC', ['isLow', 'isSport', 'isSpartan']],
  ['Subaru Impreza WRX STI', ['isSport', 'isStrong']],
  ['Volkswagen Golf GTI', ['isSport']],
  ['Ford Transit', ['isVan']],
  ['Piaggio Porter', ['isVan']],
])('%s is known by its name', (name, character) => {
  expect(traitsOf(name)).toEqual(character);
});

test.each([
  'Mercedes-Benz Vito Tourer',
  'Volkswagen Golf 1.6 TDI',
  'Audi A4 Avant',
  'Toyota Corolla Touring Sports',
  'Dacia Duster',
  'BMW 320d',
])('%s tells nothing of the kind', (name) => {
  expect(traitsOf(name)).toEqual([]);
});

const traitsOf = (name: string) =>
  Object.entries(characterOf(name)).flatMap(([trait, holds]) => (holds ? [trait] : []));
