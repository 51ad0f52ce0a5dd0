import { expect, test } from 'vitest';
import { phrasesOf } from '../../../fixtures/phrases-of.ts';
import { french } from '../french.ts';

test('every French phrase leaves contractions to the slots that know the gender', () => {
  expect(
    phrasesOf(french).filter((phrase) =>
      /(?<!\p{L})(?:de|à) \{(?:themodel|auto|the|theengine)\}/u.test(phrase),
    ),
  ).toEqual([]);
});
