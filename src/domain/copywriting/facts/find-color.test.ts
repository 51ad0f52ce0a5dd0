import { expect, it } from 'vitest';
import type { Language } from '#domain/shared/languages.ts';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { loadFactChecker } from './load-fact-checker.ts';

const blue = briefSchema.parse({ make: 'Volkswagen', model: 'Golf', year: 2017, color: 'Blu' });

it.each<[Language, string]>([
  ['it', 'La vettura è del 2017, grigia, e ha avuto un unico proprietario.'],
  ['it', 'È del 2017, grigia, con 98.500 km.'],
  ['en', 'It is a grey 2017 car with 98,500 km on the clock.'],
  ['en', 'This grey 2017 Volkswagen Golf has had one owner.'],
  ['fr', 'La voiture date de 2017, est grise et affiche 98 500 km.'],
  ['fr', 'La voiture date de 2017 et est grise.'],
  ['de', 'Der Wagen ist von 2017 und grau.'],
  ['es', 'El coche es de 2017 y gris.'],
])('another colour behind or before the year is found, in %s: %s', async (language, text) => {
  const check = await loadFactChecker(language, { thisYear: 2026 });
  expect(check(text, blue).filter(({ kind }) => kind === 'color')).toMatchObject([
    { verdict: 'contradicting' },
  ]);
});

it.each<[Language, string]>([
  ['it', 'Nel 2017 le strade bianche della Toscana erano già così.'],
  ['fr', 'En 2017, la route grise vous attendait.'],
])('a colour of something else is none of the car, in %s: %s', async (language, text) => {
  const check = await loadFactChecker(language, { thisYear: 2026 });
  expect(check(text, blue).filter(({ kind }) => kind === 'color')).toEqual([]);
});
