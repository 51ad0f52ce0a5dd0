import type { ReportDocument, ReportTable } from '#domain/analytics/describe-report.ts';
import {
  ink,
  left,
  muted,
  type Pdf,
  printNotes,
  printPdf,
  printTitle,
  roomFor,
  rule,
  width,
} from './print-pdf.ts';

const second = { x: left + 250, width: 124 };
const third = { x: left + 386, width: width - 386 };
const firstWidth = second.x - left - 14;

/** Prints a month's report, on as many pages as its cars need. */
export function printReport(document: ReportDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { title, language, to } = document;
  return printPdf({ title, language, date: new Date(to) }, (pdf) => printPages(pdf, document));
}

function printPages(pdf: Pdf, { title, sample, lines, tables, notes }: ReportDocument): void {
  let y = printTitle(pdf, { title, sample });
  pdf.font('regular').fontSize(10).fillColor(muted);
  for (const text of lines) {
    pdf.text(text, left, y, { width });
    y = pdf.y + 3;
  }
  y += 14;
  for (const table of tables) y = printTable(pdf, table, y);
  printNotes(pdf, notes, y);
}

function printTable(pdf: Pdf, { title, columns, rows, remark }: ReportTable, from: number): number {
  let y = roomFor(pdf, from, 110);
  if (title !== undefined) {
    pdf.font('semibold').fontSize(12).fillColor(ink).text(title, left, y, { width });
    y = pdf.y + 8;
  }
  if (rows.length > 0) {
    pdf.font('regular').fontSize(8.5).fillColor(muted);
    y = rule(pdf, printRow(pdf, columns, y));
  }
  for (const cells of rows) {
    y = roomFor(pdf, y, 44);
    pdf.font('regular').fontSize(10).fillColor(ink);
    y = rule(pdf, printRow(pdf, cells, y));
  }
  if (remark !== undefined) {
    pdf
      .font('regular')
      .fontSize(10)
      .fillColor(muted)
      .text(remark, left, roomFor(pdf, y, 30), { width });
    y = pdf.y + 8;
  }
  return y + 14;
}

/** Where the row ends. */
function printRow(pdf: Pdf, [one, two, three]: ReportTable['columns'], y: number): number {
  pdf.text(one, left, y, { width: firstWidth });
  const ends = [pdf.y];
  pdf.text(two, second.x, y, { width: second.width });
  ends.push(pdf.y);
  pdf.text(three, third.x, y, { width: third.width, align: 'right' });
  return Math.max(...ends, pdf.y) + 7;
}
