import { expect, it } from 'vitest';
import type { Claim } from '#domain/copywriting/facts/claim.ts';
import { splitSentences } from '#domain/copywriting/sentences/split-sentences.ts';
import { markText } from './mark-text.ts';

const text = 'Costa 7.900 €. È rossa.';
const price: Claim = { kind: 'price', verdict: 'given', start: 6, end: 13 };
const [first, second] = splitSentences(text);

it('cuts the text at claims and sentences and loses none of it', () => {
  const stretches = markText(text, {
    claims: [price],
    banned: [],
    locked: second ? [second] : [],
    active: first,
  });
  expect(stretches.map((stretch) => stretch.text)).toEqual(['Costa ', '7.900 €', '.', ' ', 'È rossa.']);
  expect(stretches.filter(({ claim }) => claim).map((stretch) => stretch.text)).toEqual(['7.900 €']);
  expect(stretches.filter(({ isLocked }) => isLocked).map((stretch) => stretch.text)).toEqual(['È rossa.']);
  expect(stretches.filter(({ isActive }) => isActive)).toHaveLength(3);
});

it('a text without marks is one stretch, an empty one none', () => {
  const nothing = { claims: [], banned: [], locked: [], active: undefined };
  expect(markText(text, nothing)).toHaveLength(1);
  expect(markText('', nothing)).toEqual([]);
});
