import { expect, test } from 'vitest';
import { decodeBytes } from './decode-bytes.ts';

const bytes = (...values: number[]) => Uint8Array.from(values);

test.each([
  ['UTF-8 of one to four bytes', new Uint8Array(Buffer.from('aé€😀\u0000')), '', 'aé€😀\u0000'],
  ['windows-1252', bytes(0x80, 0x92, 0xe9, 0x9f), 'windows-1252', '€’éŸ'],
  ['ISO-8859-1, which browsers read as windows-1252', bytes(0x80, 0xe9), 'ISO-8859-1', '€é'],
  ['ISO-8859-15', bytes(0xa4, 0xbd, 0xe9), 'iso-8859-15', '€œé'],
  ['bytes that are not UTF-8', bytes(0x43, 0xe9, 0x20, 0x80), '', 'Cé €'],
  ['bytes that are not UTF-8 as stated', bytes(0xe9, 0x41), 'utf-8', 'éA'],
  ['UTF-8 longer than it may be', bytes(0xc0, 0xaf), '', 'À¯'],
  ['UTF-8 cut off', bytes(0x41, 0xe2, 0x82), '', 'Aâ‚'],
  ['nothing', bytes(), 'utf-8', ''],
])('%s', (_, given, charset, text) => {
  expect(decodeBytes(given, charset)).toBe(text);
});

test('long texts are decoded in pieces', () => {
  const text = 'è una Citroën '.repeat(5000);
  expect(decodeBytes(new Uint8Array(Buffer.from(text)), 'utf-8')).toBe(text);
});
