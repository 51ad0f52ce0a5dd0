import { expect, test } from 'vitest';
import { csvOfSheet } from './csv-of-sheet.ts';

const sheet = {
  columns: ['Portale', 'Quota'],
  rows: [
    [
      { shown: 'AutoScout24', raw: 'AutoScout24' },
      { shown: '66,7 %', raw: 66.7 },
    ],
    [
      { shown: '=cmd;x', raw: '=cmd;x' },
      { shown: '1.200', raw: 1200 },
    ],
  ],
};

test('a table becomes a file that opens by itself where a comma parts decimals', () => {
  expect(csvOfSheet(sheet, ',')).toBe('\ufeffPortale;Quota\r\nAutoScout24;"66,7"\r\n"\'=cmd;x";1200\r\n');
});

test('in English a point parts decimals', () => {
  expect(csvOfSheet(sheet, '.')).toContain('AutoScout24;66.7\r\n');
});
