import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeWorkbook } from '#server/testing/write-workbook.ts';
import { openWorkbook } from './open-workbook.ts';

const rows = [
  ['Marca', 'Modello', 'Km'],
  ['Fiat', 'Panda', 45_000],
];
const asText = [
  ['Marca', 'Modello', 'Km'],
  ['Fiat', 'Panda', '45000'],
];
const sheetOf = (inner: string) => `<worksheet><sheetData>${inner}</sheetData></worksheet>`;
async function only(of: Parameters<typeof writeWorkbook>[0]) {
  const opened = await openWorkbook(writeWorkbook(of));
  return 'sheets' in opened ? opened.sheets[0] : opened;
}

test('texts and figures come as they are shown, row by row', async () => {
  expect(await openWorkbook(writeWorkbook({ sheets: [rows] }))).toEqual({ sheets: [asText] });
});

test.each([
  ['a date', 'dd/mm/yyyy', 43_587, '2019-05-02'],
  ['a month', 'mmm\\-yy', 43_587, '2019-05-02'],
  ['a date with its time', 'yyyy-mm-dd hh:mm', 43_587.75, '2019-05-02'],
  ['a year in a column of dates', 'dd/mm/yyyy', 2019, '2019'],
  ['a time is no date', 'hh:mm', 0.5, '0.5'],
  ['kilometres', '#,##0" km"', 45_000, '45000 km'],
  ['euro', '#,##0.00 [$€-410]', 8900.5, '8900.5 €'],
  ['Swiss francs', '[$CHF-807] #,##0', 8900, '8900 CHF'],
  ['pounds, minus in red', '"£"#,##0;[Red]-"£"#,##0', 9995, '9995 £'],
  ['escaped letters', '0\\ \\k\\W', 51, '51 kW'],
  ['what sums leave behind', '#,##0', 8900.000000001, '8900'],
  ['a figure in thousands', 'General', 12.345, '12.35'],
])('a number is written by its format: %s', async (_, format, value, text) => {
  const sheet = await only({ sheets: [[[{ xml: `<c s="1"><v>${value}</v></c>` }]]], formats: [format] });
  expect(sheet).toEqual([[text]]);
});

test('workbooks of old Macs count days from 1904', async () => {
  const sheets = [[[{ xml: '<c s="1"><v>42125</v></c>' }]]];
  expect(await only({ sheets, formats: ['dd/mm/yyyy'], workbookPr: 'date1904="1"' })).toEqual([
    ['2019-05-02'],
  ]);
});

test('cells of every kind: inline, rich, of formulas, errors, gaps, line breaks', async () => {
  const sheet = sheetOf(
    '<row><c r="B1" t="inlineStr"><is><t>Fiat </t></is></c><c r="D1" t="str"><f>A1&amp;B1</f><v>Panda 1.2</v></c></row>' +
      '<row><c t="e"><v>#N/A</v></c><c t="b"><v>1</v></c><c t="d"><v>2019-05-02</v></c><c t="s"><v>0</v></c></row><row/>',
  );
  const strings =
    '<sst><si><r><t>Clima</t></r><r><rPr><b/></rPr><t xml:space="preserve"> auto_x000D_</t></r><rPh sb="0" eb="1"><t>kana</t></rPh></si></sst>';
  const parts = { 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': strings };
  expect(await only({ sheets: [[]], parts })).toEqual([
    ['', 'Fiat', '', 'Panda 1.2'],
    ['', '1', '2019-05-02', 'Clima auto'],
  ]);
});

test('other programs write prefixes, other names of parts and no folders', async () => {
  const bytes = zipSync({
    '_rels/.rels': strToU8(
      '<Relationships><Relationship Id="a" Type="http://x/officeDocument" Target="/Book.xml"/></Relationships>',
    ),
    'Book.xml': strToU8(
      '<x:workbook xmlns:rel="r"><x:sheets><x:sheet name="A" rel:id="b"/></x:sheets></x:workbook>',
    ),
    '_rels/Book.xml.rels': strToU8(
      '<Relationships><Relationship Id="b" Type="http://purl.oclc.org/x/worksheet" Target="./One.xml"/></Relationships>',
    ),
    'One.xml': strToU8(
      '<x:worksheet><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Fiat</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>',
    ),
  });
  expect(await openWorkbook(bytes)).toEqual({ sheets: [[['Fiat']]] });
});

test('hidden sheets stay hidden, macros and links are not looked at', async () => {
  const parts = { 'xl/vbaProject.bin': 'Sub Auto_Open()', 'xl/externalLinks/externalLink1.xml': '<broken' };
  const opened = await openWorkbook(
    writeWorkbook({
      ...{ sheets: [[['Costi']], rows, [['Segreto']]], parts },
      sheetState: (index) => ['hidden', 'visible', 'veryHidden'][index] ?? '',
    }),
  );
  expect(opened).toEqual({ sheets: [asText] });
});

test('of a huge sheet the first lines are read, whatever comes behind them', async () => {
  const sheet = sheetOf('<row><c t="str"><v>Fiat</v></c></row>'.repeat(800_000));
  const opened = await only({ sheets: [[]], parts: { 'xl/worksheets/sheet1.xml': sheet } });
  expect(Array.isArray(opened) && opened.length).toBe(2020);
});

test('coloured empty lines down to the end of a sheet are not read', async () => {
  const sheet = sheetOf(`<row><c t="str"><v>Fiat</v></c></row>${'<row><c s="1"/></row>'.repeat(300_000)}`);
  expect(await only({ sheets: [[]], parts: { 'xl/worksheets/sheet1.xml': sheet } })).toEqual([['Fiat']]);
});

const bomb = new Uint8Array(30_000_000).fill(32);
const xlsx = writeWorkbook({ sheets: [rows] });

test.each([
  ['spaces in a sheet', 'xl/worksheets/sheet1.xml'],
  ['spaces in the shared texts', 'xl/sharedStrings.xml'],
  ['spaces in the styles', 'xl/styles.xml'],
])('what unpacks to more than is read of any file is refused: %s', async (_, path) => {
  const bytes = writeWorkbook({ sheets: [rows], parts: { [path]: bomb } });
  expect(bytes.length).toBeLessThan(200_000);
  expect(await openWorkbook(bytes)).toEqual({ fault: 'huge-workbook' });
});

test.each([
  ['an empty file', new Uint8Array()],
  ['text', strToU8('Marca;Modello')],
  ['half a workbook', xlsx.subarray(0, xlsx.length / 2)],
  ['another zip archive', zipSync({ 'readme.txt': strToU8('ciao') })],
  ['a text document', zipSync({ 'content.xml': strToU8('<office/>'), mimetype: strToU8('x') })],
  ['a directory that points nowhere', zipSync({})],
  [
    'a workbook whose bytes were turned',
    xlsx.map((byte, index) => (index > 40 && index < 900 ? byte ^ 0x55 : byte)),
  ],
  [
    'elements without end',
    writeWorkbook({
      sheets: [[]],
      parts: { 'xl/worksheets/sheet1.xml': `${'<a>'.repeat(500_000)}${'</b>'.repeat(500_000)}` },
    }),
  ],
])('%s is told to be broken', async (_, bytes) => {
  expect(await openWorkbook(bytes)).toEqual({ fault: 'broken-workbook' });
});

test('an old Excel file, and one behind a password, are told from broken ones', async () => {
  const bytes = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)]);
  expect(await openWorkbook(bytes)).toEqual({ fault: 'closed-workbook' });
});

test('entities that stand for entities are not followed', async () => {
  const sheet = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]>${sheetOf('<row><c t="str"><v>&b;</v></c></row>')}`;
  expect(await only({ sheets: [[]], parts: { 'xl/worksheets/sheet1.xml': sheet } })).toEqual([['&b;']]);
});

test('what an entry says of its own size is not believed', async () => {
  const bytes = writeWorkbook({ sheets: [rows], parts: { 'xl/sharedStrings.xml': bomb } });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length - 4; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 1, true);
  }
  expect(await openWorkbook(bytes)).toEqual({ fault: 'huge-workbook' });
});
