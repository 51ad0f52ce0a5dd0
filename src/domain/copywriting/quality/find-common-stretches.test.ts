import { expect, test } from 'vitest';
import { findCommonStretches } from './find-common-stretches.ts';

const text = 'Questa TAG è comoda in città, e non beve. Il prezzo di TAG comprende la garanzia TAG .';

test('words in common are shown as the text has them, the longest stretch first, facts as dots', () => {
  const other = 'Il prezzo di TAG comprende la garanzia TAG : è comoda in città, e NON consuma.';
  expect(findCommonStretches(text, other)).toEqual([
    'Il prezzo di … comprende la garanzia …',
    '… è comoda in città, e non',
  ]);
});

test('fewer than five words in a row are no stretch, and the same one is shown once', () => {
  expect(findCommonStretches(text, 'È comoda in città. Il prezzo è di TAG .')).toEqual([]);
  const twice = 'Si guida con due dita ovunque. Davvero: si guida con due dita ovunque.';
  expect(findCommonStretches(twice, 'Qui si guida con due dita ovunque')).toHaveLength(2);
  expect(findCommonStretches(`${twice} Si guida con due dita ovunque.`, twice)).toHaveLength(1);
});
