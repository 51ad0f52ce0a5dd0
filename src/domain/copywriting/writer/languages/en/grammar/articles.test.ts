import { expect, test } from 'vitest';
import { withIndefinite } from './articles.ts';
import { listOf } from './lists.ts';
import { formatNumber, sayDate } from './numbers.ts';
import { pluralOf } from './plurals.ts';

test.each([
  ['SUV', 'an SUV'],
  ['MPV', 'an MPV'],
  ['used car', 'a used car'],
  ['estate', 'an estate'],
  ['hatchback', 'a hatchback'],
  ['18-month warranty', 'an 18-month warranty'],
  ['12-month warranty', 'a 12-month warranty'],
  ['110 hp engine', 'a 110 hp engine'],
  ['85 hp engine', 'an 85 hp engine'],
  ['11,500 km car', 'an 11,500 km car'],
  ['180 hp engine', 'a 180 hp engine'],
  ['LPG engine', 'an LPG engine'],
  ['Audi A3', 'an Audi A3'],
  ['BMW 320d', 'a BMW 320d'],
  ['MG', 'an MG'],
  ['MX-5', 'an MX-5'],
  ['i20', 'an i20'],
  ['Hyundai i10', 'a Hyundai i10'],
  ['SEAT Ibiza', 'a SEAT Ibiza'],
  ['Unimog', 'a Unimog'],
  ['undamaged chassis', 'an undamaged chassis'],
  ['X5', 'an X5'],
  ['Opel Astra', 'an Opel Astra'],
  ['EGR valve', 'an EGR valve'],
  ['LED light', 'an LED light'],
])('the article before %s is the one that is spoken: %s', (text, spoken) => {
  expect(withIndefinite(text)).toBe(spoken);
});

test('lists have no comma before the last item', () => {
  expect([listOf(['a']), listOf(['a', 'b']), listOf(['a', 'b', 'c'])]).toEqual([
    'a',
    'a and b',
    'a, b and c',
  ]);
});

test('numbers, dates and plurals are written the British way', () => {
  expect([formatNumber(900), formatNumber(12_900), formatNumber(1_250_000)]).toEqual([
    '900',
    '12,900',
    '1,250,000',
  ]);
  expect([sayDate({ year: 2027 }), sayDate({ year: 2027, month: 3 })]).toEqual(['2027', 'March 2027']);
  expect(['scratch', 'battery', 'key', 'door'].map(pluralOf)).toEqual([
    'scratches',
    'batteries',
    'keys',
    'doors',
  ]);
});
