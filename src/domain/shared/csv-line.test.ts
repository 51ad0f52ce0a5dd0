import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test.each([
  [['Dina', '12,50'], 'Dina;"12,50"\r\n'],
  [['say "no"; or'], '"say ""no""; or"\r\n'],
  [['-12,50', '-12.50', '-3'], '"-12,50";-12.50;-3\r\n'],
  [['-12,50+1', '-1-1', '-12,'], `"'-12,50+1";'-1-1;"'-12,"\r\n`],
  [['=1+1', ' @x', '-'], "'=1+1;' @x;'-\r\n"],
])('%j is %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

test('promise 32: no cell computes, whatever a spreadsheet takes for the border of cells', () => {
  const names = ['Dina,=1+1', 'Dina;@x', 'Dina\t+1', 'Dina, "=1+1"', "x|'-1", '＝1'];
  for (const border of [/[,]/, /[;]/, /\t/, /[|]/]) {
    const cells = names.flatMap((name) => csvLine([name]).trim().split(border));
    expect(cells.filter((cell) => /^["\s]*[=+\-@＝]/.test(cell))).toEqual([]);
  }
});
