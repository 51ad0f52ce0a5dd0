import { expect, test } from 'vitest';
import { readPageFile } from './read-page-file.ts';

const page = '<p>Prezzo: € 8.900, già iscritta</p>';
const utf16 = (text: string) =>
  new Uint8Array([...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]));
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

test.each([
  ['UTF-8', file('a.html', page)],
  ['UTF-16 with its mark', file('a.html', utf16(`\ufeff${page}`))],
  ['UTF-16 without it', file('a.html', utf16(page))],
  ['text without a type', file('A.HTM', page)],
])('%s is read', async (_, given) => {
  expect(await readPageFile(given)).toEqual({ content: page });
});

test('the charset a page states is followed', async () => {
  const head = '<meta charset="windows-1252"><p>';
  const bytes = new Uint8Array([...head].map((letter) => letter.charCodeAt(0)).concat(0x80, 0xe0));
  expect(await readPageFile(file('a.html', bytes))).toEqual({ content: `${head}€à` });
});

test.each([
  ['a picture', file('a.jpg', new Uint8Array([255, 216])), 'notAPage'],
  ['a picture called a page', file('a.html', new Uint8Array([255, 216, 0, 16])), 'notAPage'],
  ['an empty file', file('a.html', ' \n'), 'empty'],
  ['six megabytes', file('a.html', 'x'.repeat(6_000_000)), 'tooBig'],
])('%s is refused', async (_, given, fault) => {
  expect(await readPageFile(given)).toEqual({ fault });
});

test('a file that has gone meanwhile is said to be unreadable', async () => {
  const gone = Object.assign(file('a.html', page), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  expect(await readPageFile(gone)).toEqual({ fault: 'unreadable' });
});
