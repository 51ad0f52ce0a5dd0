import { expect, test } from 'vitest';
import { type Article, type Case, decline, type NounPhrase, withPreposition } from './nouns.ts';

const red = { adjectives: ['rot'] } as const;
const wagon: NounPhrase = { text: 'Kombi', gender: 'm', ...red };
const sedan: NounPhrase = { text: 'Limousine', gender: 'f', ...red };
const coupe: NounPhrase = { text: 'Coupé', gender: 'n', ...red };
const lights: NounPhrase = { text: 'Scheinwerfer', gender: 'm', plural: true, adjectives: ['neu'] };

test.each<[NounPhrase, Article, Case, string]>([
  [wagon, 'ein', 'nom', 'ein roter Kombi'],
  [wagon, 'ein', 'acc', 'einen roten Kombi'],
  [wagon, 'ein', 'dat', 'einem roten Kombi'],
  [wagon, 'der', 'nom', 'der rote Kombi'],
  [wagon, '', 'dat', 'rotem Kombi'],
  [sedan, 'ein', 'nom', 'eine rote Limousine'],
  [sedan, 'ein', 'dat', 'einer roten Limousine'],
  [sedan, 'dieser', 'acc', 'diese rote Limousine'],
  [coupe, 'ein', 'nom', 'ein rotes Coupé'],
  [coupe, 'der', 'acc', 'das rote Coupé'],
  [coupe, '', 'nom', 'rotes Coupé'],
  [lights, '', 'nom', 'neue Scheinwerfer'],
  [lights, '', 'dat', 'neuen Scheinwerfern'],
  [lights, 'der', 'acc', 'die neuen Scheinwerfer'],
])('%j with the article "%s" in the %s is "%s"', (noun, article, kase, said) => {
  expect(decline(noun, article, kase)).toBe(said);
});

test('a weak noun takes its ending only where an article shows the case', () => {
  const assistant: NounPhrase = { text: 'Spurhalteassistent', gender: 'm' };
  expect(decline(assistant, 'ein', 'acc')).toBe('einen Spurhalteassistenten');
  expect(decline(assistant, '', 'dat')).toBe('Spurhalteassistent');
});

test('prepositions melt with the article', () => {
  expect(withPreposition('an', { text: 'Stoßfänger', gender: 'm', adjectives: ['vorder'] })).toBe(
    'am vorderen Stoßfänger',
  );
  expect(withPreposition('an', { text: 'Tür', gender: 'f', adjectives: ['link'] })).toBe('an der linken Tür');
  expect(withPreposition('in', { text: 'Dach', gender: 'n' })).toBe('im Dach');
});
