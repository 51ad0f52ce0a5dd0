import { expect, test } from 'vitest';
import { splitSentences } from '#domain/copywriting/sentences/split-sentences.ts';
import { removeSentence } from './remove-sentence.ts';

test.each([
  ['in the middle', 'Uno. Due. Tre.', 1, 'Uno. Tre.'],
  ['the first', 'Uno. Due.', 0, 'Due.'],
  ['the last', 'Uno. Due.', 1, 'Uno.'],
  ['the last of a paragraph', 'Uno. Due.\n\nTre.', 1, 'Uno.\n\nTre.'],
  ['the first of a paragraph', 'Uno.\n\nDue. Tre.', 1, 'Uno.\n\nTre.'],
  ['a paragraph of its own', 'Uno.\n\nDue.\n\nTre.', 1, 'Uno.\n\nTre.'],
  ['a line of a list', 'Uno\nDue\nTre', 1, 'Uno\nTre'],
  ['the only one', 'Uno.', 0, ''],
])('a sentence is taken out, %s', (_, text, index, left) => {
  const sentence = splitSentences(text)[index];
  expect(sentence && removeSentence(text, sentence)).toBe(left);
});
