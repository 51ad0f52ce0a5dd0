import { expect, test } from 'vitest';
import { carryMarks } from './carry-marks.ts';

const words = (text: string, marks: readonly { start: number; end: number }[]) =>
  marks.map(({ start, end }) => text.slice(start, end));

test.each([
  ['nothing changed', 'costa 900 €, è blu', ['900 €', 'blu']],
  ['text before them moves them', 'La Golf costa 900 €, è blu', ['900 €', 'blu']],
  ['text behind them leaves them', 'costa 900 €, è blu e bella', ['900 €', 'blu']],
  ['a mark grows with what is typed in it', 'costa 9.500 €, è blu', ['9.500 €', 'blu']],
  ['a word that becomes another loses its mark', 'costa 900 €, è bluette', ['900 €']],
  ['words that are gone lose it too', 'costa, è blu', ['blu']],
])('marks of the wording before: %s', (_, now, left) => {
  const marks = [
    { start: 6, end: 11 },
    { start: 15, end: 18 },
  ];
  expect(words(now, carryMarks(marks, 'costa 900 €, è blu', now))).toEqual(left);
});
