import { expect, test } from 'vitest';
import { withArticle } from './articles.ts';

test.each([
  ['87.000 km percorsi', 'gli 87.000 km percorsi'],
  ['11.500 km percorsi', 'gli 11.500 km percorsi'],
  ['110.000 km percorsi', 'i 110.000 km percorsi'],
  ['1.100 km percorsi', 'i 1.100 km percorsi'],
  ['specchietti', 'gli specchietti'],
  ['airbag', 'gli airbag'],
  ['fari', 'i fari'],
])('the article of %s is the one that is spoken: %s', (text, spoken) => {
  expect(withArticle({ text, gender: 'm', plural: true })).toBe(spoken);
});

test('a masculine model whose first letter is read with a vowel is elided', () => {
  expect(withArticle({ text: 'L200', gender: 'm' })).toBe("l'L200");
  expect(withArticle({ text: 'Ducato', gender: 'm' })).toBe('il Ducato');
  expect(withArticle({ text: 'SLK', gender: 'f' })).toBe('la SLK');
});
