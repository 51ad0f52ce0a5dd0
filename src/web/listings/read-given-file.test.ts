import { expect, test } from 'vitest';
import { readGivenFile } from './read-given-file.ts';

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
  expect(await readGivenFile(given)).toEqual({ content: page });
});

test('the charset a page states is followed', async () => {
  const head = '<meta charset="windows-1252"><p>';
  const bytes = new Uint8Array([...head].map((letter) => letter.charCodeAt(0)).concat(0x80, 0xe0));
  expect(await readGivenFile(file('a.html', bytes))).toEqual({ content: `${head}€à` });
});

test.each([
  ['an Excel file', 'stock.xlsx', [0x50, 0x4b, 3, 4, 255]],
  ['one with another name', 'stock.csv', [0x50, 0x4b, 3, 4, 255]],
  ['an old one, which the server refuses by name', 'stock.xls', [0xd0, 0xcf, 0x11, 0xe0, 0]],
])('%s goes to the server as it is', async (_, name, bytes) => {
  const content = new Uint8Array([...bytes, ...new Uint8Array(10_000).fill(200)]);
  const read = await readGivenFile(file(name, content));
  const decoded = 'workbook' in read ? atob(read.workbook) : '';
  expect([...decoded].map((letter) => letter.charCodeAt(0))).toEqual([...content]);
});

test('the XML of a dealer’s program is text', async () => {
  expect(await readGivenFile(file('parco.xml', '<a/>'))).toEqual({ content: '<a/>' });
});

test.each([
  ['a text document', file('a.docx', new Uint8Array([0x50, 0x4b, 3, 4])), 'otherKind'],
  ['a picture', file('a.jpg', new Uint8Array([255, 216])), 'otherKind'],
  ['a picture called a page', file('a.html', new Uint8Array([255, 216, 0, 16])), 'otherKind'],
  ['an empty file', file('a.html', ' \n'), 'empty'],
  ['six megabytes', file('a.html', 'x'.repeat(6_000_000)), 'tooBig'],
])('%s is refused', async (_, given, fault) => {
  expect(await readGivenFile(given)).toEqual({ fault });
});

test('a file that has gone meanwhile is said to be unreadable', async () => {
  const gone = Object.assign(file('a.html', page), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  expect(await readGivenFile(gone)).toEqual({ fault: 'unreadable' });
});
