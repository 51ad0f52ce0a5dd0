import { expect, test } from 'vitest';
import { periodFrom } from './billing-period.ts';

test.each([
  [
    'a month ends on the same day and time',
    '2026-11-21T10:00:00.000Z',
    'monthly',
    '2026-12-21T10:00:00.000Z',
  ],
  [
    'the last of January on the last of February',
    '2026-01-31T08:30:00.000Z',
    'monthly',
    '2026-02-28T08:30:00.000Z',
  ],
  ['in a leap year on the 29th', '2028-01-31T08:30:00.000Z', 'monthly', '2028-02-29T08:30:00.000Z'],
  ['over the turn of the year', '2026-12-31T23:59:59.000Z', 'monthly', '2027-01-31T23:59:59.000Z'],
  ['a year later on the same day', '2026-11-21T10:00:00.000Z', 'annual', '2027-11-21T10:00:00.000Z'],
  ['a year from a leap day on the 28th', '2028-02-29T00:00:00.000Z', 'annual', '2029-02-28T00:00:00.000Z'],
] as const)('%s', (_, from, cycle, to) => {
  expect(periodFrom(new Date(from), cycle)).toEqual({ anchor: from, from, to });
});

test('a year of months that began on the 31st never loses its day', () => {
  const anchor = new Date('2026-01-31T12:00:00.000Z');
  let from = anchor;
  const days: string[] = [];
  for (let month = 0; month < 12; month++) {
    from = new Date(periodFrom(from, 'monthly', anchor).to);
    days.push(from.toISOString().slice(5, 10));
  }
  expect(days).toEqual('02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31 01-31'.split(' '));
});
