import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['Golf 1.6 TDI', 'Golf'],
  ['Model 3', 'Model 3'],
  ['Model Y Long Range', 'Model Y'],
  ['Serie 3 Touring', 'Serie 3'],
  ['Classe A 180', 'Classe A'],
  ['911 Carrera 4S', '911 Carrera'],
  ['C 220 d', 'C 220 d'],
  ['A3 Sportback', 'A3'],
  ['Grande Punto 1.3', 'Grande Punto'],
  ['ZS 1.5 Hybrid+ Luxury', 'ZS'],
  ['Panda', 'Panda'],
])('%s is called %s', (model, name) => {
  expect(shortName(model)).toBe(name);
});
