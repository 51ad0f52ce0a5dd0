import { expect, test } from 'vitest';
import { decodePage } from './decode-page.ts';

const text = '<html><head><title>Citroën C3 à 9.900 €</title></head><p>Così com’è, già pronta: Coupé</p>';
const utf8 = Buffer.from(text);
const latin = (words: string) => Buffer.from(words, 'latin1');
const utf16 = Buffer.from(text, 'utf16le');

test.each([
  ['UTF-8', utf8, 'text/html; charset=utf-8', text],
  ['UTF-8 that states nothing', utf8, 'text/html', text],
  ['UTF-8 that says it is ISO-8859-1', utf8, 'text/html; charset=iso-8859-1', text],
  ['UTF-8 that says it is a charset nobody knows', utf8, 'text/html; charset=klingon', text],
  ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]), '', text],
  ['UTF-16 without its mark', utf16, '', text],
  ['UTF-16 from the other end', Buffer.from(utf16).swap16(), '', text],
  ['ISO-8859-1 as the header says', latin('Coupé'), 'text/html; charset=ISO-8859-1', 'Coupé'],
  ['ISO-8859-1 as the page says', latin('<meta charset="iso-8859-1">Coupé'), '', 'Coupé'],
  ['ISO-8859-1 that states nothing', latin('Coupé'), '', 'Coupé'],
  ['ISO-8859-1 that says it is UTF-8', latin('Coupé'), 'text/html; charset=utf-8', 'Coupé'],
  ['ISO-8859-1 that says it is UTF-16', latin('<meta charset="utf-16">Coupé'), '', 'Coupé'],
  ['windows-1252', Buffer.from([0x80, 0x20, 0x39, 0x92]), 'text/html; charset=iso-8859-1', '€ 9’'],
  ['ISO-8859-2', Buffer.from([0xb3, 0xf3, 0x64, 0xbc]), 'text/html; charset=iso-8859-2', 'łódź'],
  [
    'a page whose header and element disagree, by the header',
    Buffer.concat([latin('<meta charset="iso-8859-1">'), Buffer.from([0xb3])]),
    'text/html; charset=iso-8859-2',
    'ł',
  ],
])('%s is read right', (_, bytes, contentType, expected) => {
  expect(decodePage(bytes, contentType).replace(/^\ufeff/, '')).toContain(expected);
});

test('UTF-8 that was cut inside a character stays UTF-8', () => {
  const cut = utf8.subarray(0, utf8.indexOf(Buffer.from('é')) + 1);
  expect(decodePage(cut)).toContain('Citroën C3 à 9.900 €');
});

test('UTF-8 with a broken character in it stays UTF-8', () => {
  expect(decodePage(Buffer.concat([utf8, Buffer.from([0xe0]), utf8]))).toContain('9.900 €');
});
