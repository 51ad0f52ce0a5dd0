import { expect, test } from 'vitest';
import { splitSentences } from '#domain/copywriting/sentences/split-sentences.ts';
import { findObstacle } from './find-obstacle.ts';
import { followSentence } from './follow-sentence.ts';
import type { SentencePlace } from './sentence-place.ts';

const before = 'Uno va. Due va. Tre va.';

test.each([
  ['nothing happens', 1, [before], 'Due va.', undefined],
  ['text is typed before it', 1, ['Ecco. Uno va. Due va. Tre va.'], 'Due va.', undefined],
  ['text is typed after it', 1, ['Uno va. Due va. E poi. Tre va.'], 'Due va.', undefined],
  [
    'a sentence is typed right before it',
    1,
    ['Uno va. D Due va. Tre va.', 'Uno va. Dai. Due va. Tre va.'],
    'Due va.',
    undefined,
  ],
  [
    'the last is followed by another',
    2,
    [`${before} `, `${before} V`, `${before} Va.`],
    'Tre va.',
    undefined,
  ],
  ['the sentence before it is taken out', 1, ['Due va. Tre va.'], 'Due va.', undefined],
  ['the sentence after it is taken out', 1, ['Uno va. Due va.'], 'Due va.', undefined],
  ['text around it changes at once', 1, ['Una era. Due va. Trio è qui.'], 'Due va.', undefined],
  ['it goes and comes back', 1, ['Uno va. Tre va.', before], 'Due va.', 'gone'],
  ['it changes and is taken back', 1, ['Uno va. Due vax. Tre va.', before], 'Due va.', undefined],
  ['a word is typed in it', 1, ['Uno va. Due non va. Tre va.'], 'Due non va.', 'changed'],
  ['a mark is typed at its end', 1, ['Uno va. Due va.! Tre va.'], 'Due va.', 'changed'],
  ['a word is typed at its start', 1, ['Uno va. Poi Due va. Tre va.'], 'Due va.', 'changed'],
  ['it is written over', 1, ['Uno va. Altro qui! Tre va.'], 'Altro qui!', 'changed'],
  ['it is taken out', 1, ['Uno va. Tre va.'], '', 'gone'],
  ['it is joined to the next one', 1, ['Uno va. Due Tre va.'], 'Due ', 'changed'],
  ['everything is taken out', 1, [''], '', 'gone'],
] as const)('a sentence is followed when %s', (_, index, wordings, stands, obstacle) => {
  const place = follow(before, index, wordings);
  expect(place.text.slice(place.start, place.end)).toBe(obstacle === 'gone' ? '' : stands);
  expect(findObstacle(place, [])).toBe(obstacle);
});

const twice = 'Vieni qui. È blu. Vieni qui. È rossa.';

test.each([
  ['the first is changed', 2, 'Vieni ora. È blu. Vieni qui. È rossa.', 18],
  ['the first is taken out', 2, 'È blu. Vieni qui. È rossa.', 7],
  ['the second is taken out', 0, 'Vieni qui. È blu. È rossa.', 0],
  ['a third is put before them', 2, 'Vieni qui. Vieni qui. È blu. Vieni qui. È rossa.', 29],
])('of two that read alike the right one is followed when %s', (_, index, next, start) => {
  const place = follow(twice, index, [next]);
  expect(findObstacle(place, [])).toBeUndefined();
  expect(place.start).toBe(start);
});

test('the second of two that read alike is gone when it is taken out', () => {
  expect(findObstacle(follow(twice, 2, ['Vieni qui. È blu. È rossa.']), [])).toBe('gone');
});

test('a sentence that was locked meanwhile may not be replaced', () => {
  expect(findObstacle(follow(before, 1, [before]), ['Due va.'])).toBe('locked');
});

function follow(text: string, index: number, wordings: readonly string[]): SentencePlace {
  const sentence = splitSentences(text)[index];
  if (!sentence) throw new Error(`No sentence ${index} in ${text}`);
  const { start, end } = sentence;
  return wordings.reduce(followSentence, { text, start, end, sentence: sentence.text });
}
