import { expect, test } from 'vitest';
import { english } from '../english.ts';

test('English has an idea of its own for every angle, in more than one wording', () => {
  for (const [angle, ideas] of Object.entries(english.ideas)) {
    expect({ angle, enough: ideas.length >= 3 }).toEqual({ angle, enough: true });
  }
  const openings = Object.values(english.ideas).flatMap((ideas) => ideas.flatMap(({ opening }) => opening));
  expect(new Set(openings).size).toBe(openings.length);
});
