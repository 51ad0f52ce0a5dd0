import { expect, test } from 'vitest';
import { cleanLine, cleanText } from './clean-text.ts';

test('controls, overrides and lone surrogates go, lines and letters stay', () => {
  expect(cleanText('a\u0000b\u202ec\r\nd\ud800')).toBe('abc\nd\ufffd');
  expect(cleanText('Coupe\u0301 \u{1F697}')).toBe('Coupé \u{1F697}');
});

test('one line stays one line', () => {
  expect(cleanLine(' Alfa \n\t Romeo\u00a0')).toBe('Alfa Romeo');
});

test('a letter keeps so many marks as any language needs', () => {
  const pile = '\u0315\u0316'.repeat(250_000);
  expect(cleanLine(`a${pile}b`)).toHaveLength(32);
  expect(cleanLine(`a${'\u0316'.repeat(20)}b`)).toHaveLength(22);
});
