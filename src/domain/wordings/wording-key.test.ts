import { expect, test } from 'vitest';
import { wordingKey } from './wording-key.ts';

test.each([
  ['Parte trattabile dopo visione', 'parte  trattabile\ndopo visione.'],
  ["E' da vedere", 'è da vedere!'],
  ['TAGL. SUZUKI', 'tagl. suzuki;'],
  ['l’auto è a Cuneo', 'l’auto e a cuneo'],
])('“%s” is known again in “%s”', (typed, again) => {
  expect(wordingKey(again)).toBe(wordingKey(typed));
});

test.each([
  ['tagliando a 98000', 'tagliando a 89000'],
  ['+ 500 se finanz', '- 500 se finanz'],
  ['tagliandata', 'tagliandata?'],
  ['l’olio', 'lolio'],
])('“%s” and “%s” are different words', (typed, other) => {
  expect(wordingKey(other)).not.toBe(wordingKey(typed));
});

test('words of nothing but a stop keep a key', () => {
  expect(wordingKey(' !!! ')).toBe('!!!');
});
