import { expect, it } from 'vitest';
import { findMeanings } from '../../../vocabulary/find-meanings.ts';
import { type Term, terms } from '../../../vocabulary/terms.ts';
import { spanishTerms } from '../../../vocabulary/words/es.ts';
import { afterPrice, termSentence } from './say-terms.ts';

it.each([
  ['IVA deducible', 'El IVA es deducible'],
  ['plazo de entrega de 5 días', 'Te lo entregamos en 5 días'],
  [
    'impuesto de circulación pagado hasta junio de 2027',
    'El impuesto de circulación está pagado hasta junio de 2027',
  ],
  ['cabrestante no incluido', 'No incluye cabrestante'],
])('"%s" becomes a sentence: %s', (text, sentence) => {
  expect(termSentence(text)).toBe(sentence);
});

it('sets beside the price what dealers write there', () => {
  expect(afterPrice('IVA no incluido')).toBe(' + IVA');
  expect(afterPrice('transferencia no incluida')).toBe(' más transferencia');
  expect(afterPrice('plazo de entrega de 5 días')).toBeUndefined();
});

it('every term of sale is read again in its sentence', () => {
  const unread = Object.entries(spanishTerms.terms)
    .filter(([term, [wordClass]]) => terms[term as Term] === 'deal' && wordClass !== 'v')
    .map(([term, [, say]]) => ({ term, sentence: `${termSentence(say)}.` }))
    .filter(({ term, sentence }) => !findMeanings(sentence, spanishTerms).some((one) => one.term === term));
  expect(unread).toEqual([]);
});
