import { expect, test } from 'vitest';
import { briefSchema } from '#domain/vehicles/brief.ts';
import { loadFactChecker } from '../facts/load-fact-checker.ts';
import { sayUnitsOfMarket } from './say-units-of-market.ts';

const text = 'It has 42,000 km and 150 hp. After 42,000 km the 150hp diesel still reaches 210 km/h.';

test('British readers get miles and bhp, with the kilometres of the odometer once', () => {
  expect(sayUnitsOfMarket(text, 'en', 'GB')).toBe(
    'It has 26,100 miles (42,000 km) and 148 bhp. After 26,100 miles the 148 bhp diesel still reaches 210 km/h.',
  );
  expect(sayUnitsOfMarket('A demonstrator with 900 km.', 'en', 'GB')).toBe(
    'A demonstrator with 559 miles (900 km).',
  );
});

test('other markets and languages keep their units', () => {
  expect(sayUnitsOfMarket(text, 'en', 'IT')).toBe(text);
  expect(sayUnitsOfMarket('Ha 42.000 km e 150 CV.', 'it', 'GB')).toBe('Ha 42.000 km e 150 CV.');
});

test('the fact check knows the converted figures for what they are', async () => {
  const check = await loadFactChecker('en');
  const brief = briefSchema.parse({ make: 'Ford', model: 'Focus', mileage: 42_000, power: 150 });
  const claims = check(sayUnitsOfMarket('It has 42,000 km and 150 hp.', 'en', 'GB'), brief);
  expect(claims.map(({ verdict }) => verdict)).toEqual(['derived', 'given', 'derived']);
});
