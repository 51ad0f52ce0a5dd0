import { expect, test } from 'vitest';
import { showDifference } from './show-difference.ts';

test.each([
  ['the same text is shown from its beginning', 'Uno. Due.', 'Uno. Due.', 'Uno. Due.'],
  ['a changed first sentence too', 'Uno. Due.', 'Una. Due.', 'Uno. Due.'],
  ['another is shown from the sentence that changed', 'Uno. Due. Tre.', 'Uno. Dui. Tre.', '… Due. Tre.'],
  ['one cut short from its last sentence', 'Uno. Due.', 'Uno. Due. Tre.', '… Due.'],
  ['one that goes on from the sentence it goes on from', 'Uno. Due. Tre.', 'Uno. Due.', '… Due. Tre.'],
])('%s', (_, text, other, shown) => {
  expect(showDifference(text, other)).toBe(shown);
});
