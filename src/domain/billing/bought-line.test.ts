import { expect, test } from 'vitest';
import { boughtLine } from './bought-line.ts';

const elite = { plan: 'ELITE', amountCents: 50000 };
const unusedPro = { plan: 'PRO', amountCents: -2900 };

test.each([
  ['behind the rest given back', [unusedPro, elite]],
  ['before it', [elite, unusedPro]],
  ['after what an earlier change had bought', [unusedPro, { plan: 'PRO', amountCents: 100 }, elite]],
])('a document is for what was bought, %s', (_, lines) => {
  expect(boughtLine(lines)).toBe(elite);
});

test('a credit note is for what it gives back', () => {
  expect(boughtLine([unusedPro])).toBe(unusedPro);
});
