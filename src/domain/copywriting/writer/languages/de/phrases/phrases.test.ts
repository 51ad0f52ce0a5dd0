import { expect, test } from 'vitest';
import { phrasesOf } from '../../../fixtures/phrases-of.ts';
import { german } from '../german.ts';

test('no German phrase gives a car a sex or an age of its driver, and none exclaims', () => {
  const words = phrasesOf(german).map((phrase) => phrase.replace(/\{!\w+\}/g, ''));
  expect(words.filter((phrase) => /!(?![a-z])|Frau|Herr|Senior|Rentner|Jahre alt/.test(phrase))).toEqual([]);
});

test('German tells at least three ideas for every angle, each from its first line to its last', () => {
  for (const ideas of Object.values(german.ideas)) {
    expect(ideas.length).toBeGreaterThanOrEqual(3);
    for (const { opening, thread, closing } of ideas) {
      expect(Math.min(opening.length, thread.length, closing.length)).toBeGreaterThanOrEqual(2);
    }
  }
});
