import { expect, test } from 'vitest';
import { takeWording } from './take-wording.ts';

const text = 'Uno è. Due è. Tre è.';
const place = { text, start: 7, end: 13, sentence: 'Due è.' };

test.each([
  ['before the sentence stays there', 3, 3],
  ['at its start stays there', 7, 7],
  ['in it stays in it', 9, 9],
  ['at its end goes to the new end', 13, 20],
  ['behind it moves with its word', 16, 23],
])('a caret %s', (_, caret, after) => {
  const taken = takeWording(place, 'Due è ancora.', { start: caret, end: caret });
  expect(taken).toEqual({
    text: 'Uno è. Due è ancora. Tre è.',
    selection: { start: after, end: after },
  });
});

test('a caret far in a long sentence ends with a shorter one', () => {
  expect(takeWording(place, 'No.', { start: 12, end: 12 }).selection).toEqual({ start: 10, end: 10 });
});

test.each([
  ['replaces the whole sentence that has grown', 'Uno è. Due è, sì. Tre è.', 7, 12, 'Uno è. Ecco. Tre è.'],
  ['replaces all that the sentence has become', 'Uno è. Due. E due. Tre è.', 7, 18, 'Uno è. Ecco. Tre è.'],
  ['goes where the sentence was taken out', 'Uno è. Tre è.', 7, 7, 'Uno è. Ecco. Tre è.'],
  ['goes to the end of a text', 'Uno è.', 6, 6, 'Uno è. Ecco.'],
  ['goes to the start of a text', 'Uno è.', 0, 0, 'Ecco. Uno è.'],
  ['is all of an empty text', '', 0, 0, 'Ecco.'],
])('a wording that is taken %s', (_, now, start, end, after) => {
  const taken = takeWording({ text: now, start, end, sentence: 'Due è.' }, 'Ecco.', { start: 0, end: 0 });
  expect(taken.text).toBe(after);
});
