import { expect, test } from 'vitest';
import { takeWording } from './take-wording.ts';

const text = 'Uno va. Due va. Tre va.';
const place = { text, start: 8, end: 15, sentence: 'Due va.' };

test.each([
  ['before the sentence stays there', 3, 3],
  ['at its start stays there', 8, 8],
  ['in it stays in it', 10, 10],
  ['at its end goes to the new end', 15, 22],
  ['behind it moves with its word', 18, 25],
])('a caret %s', (_, caret, after) => {
  const taken = takeWording(place, 'Due va ancora.', { start: caret, end: caret });
  expect(taken).toEqual({
    text: 'Uno va. Due va ancora. Tre va.',
    selection: { start: after, end: after },
  });
});

test('a caret far in a long sentence ends with a shorter one', () => {
  expect(takeWording(place, 'No.', { start: 13, end: 13 }).selection).toEqual({ start: 11, end: 11 });
});

test.each([
  [
    'replaces the whole sentence that has grown',
    'Uno va. Due va, sì. Tre va.',
    8,
    13,
    'Uno va. Ecco. Tre va.',
  ],
  [
    'replaces all that the sentence has become',
    'Uno va. Due. E due. Tre va.',
    8,
    19,
    'Uno va. Ecco. Tre va.',
  ],
  ['goes where the sentence was taken out', 'Uno va. Tre va.', 8, 8, 'Uno va. Ecco. Tre va.'],
  ['goes to the end of a text', 'Uno va.', 7, 7, 'Uno va. Ecco.'],
  ['goes to the start of a text', 'Uno va.', 0, 0, 'Ecco. Uno va.'],
  ['is all of an empty text', '', 0, 0, 'Ecco.'],
])('a wording that is taken %s', (_, now, start, end, after) => {
  const taken = takeWording({ text: now, start, end, sentence: 'Due va.' }, 'Ecco.', { start: 0, end: 0 });
  expect(taken.text).toBe(after);
});
