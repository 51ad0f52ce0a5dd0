import { expect, test } from 'vitest';
import { usageMonthOf } from './usage.ts';

test.each([
  ['the last second of a winter month', '2026-11-30T22:59:59.999Z', '2026-11'],
  ['midnight in Rome in winter', '2026-11-30T23:00:00.000Z', '2026-12'],
  ['the last second of a summer month', '2026-07-31T21:59:59.999Z', '2026-07'],
  ['midnight in Rome in summer', '2026-07-31T22:00:00.000Z', '2026-08'],
  ['new year', '2026-12-31T23:00:00.000Z', '2027-01'],
  // Clocks go forward on 29 March and back on 25 October 2026, at 01:00 UTC.
  ['before the clocks go forward', '2026-03-29T00:59:59.999Z', '2026-03'],
  ['after the clocks went forward', '2026-03-31T21:59:59.999Z', '2026-03'],
  ['April begins by summer time', '2026-03-31T22:00:00.000Z', '2026-04'],
  ['the doubled hour of October', '2026-10-25T01:30:00.000Z', '2026-10'],
  ['October ends by winter time', '2026-10-31T22:59:59.999Z', '2026-10'],
  ['November begins by winter time', '2026-10-31T23:00:00.000Z', '2026-11'],
  ['a leap day', '2028-02-29T22:59:59.999Z', '2028-02'],
])('%s falls into the right month', (_, instant, month) => {
  expect(usageMonthOf(new Date(instant))).toBe(month);
});
