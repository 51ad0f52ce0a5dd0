import type { ReceiptDocument } from '#domain/billing/receipt-document.ts';
import {
  ink,
  left,
  muted,
  type Pdf,
  printNotes,
  printPdf,
  printTitle,
  right,
  roomFor,
  rule,
  width,
} from './print-pdf.ts';

const period = { x: left + 252, width: 138 };
const amount = { x: left + 390, width: width - 390 };

/** Prints with pdfkit in our own type, embedded; the page is the same whenever it is printed. */
export function printReceipt(document: ReceiptDocument): Promise<Uint8Array<ArrayBuffer>> {
  const title = `${document.title} ${document.facts[0]?.[1] ?? ''}`;
  return printPdf({ title, language: document.language, date: document.issuedAt }, (pdf) =>
    printPage(pdf, document),
  );
}

function printPage(pdf: Pdf, document: ReceiptDocument): void {
  let y = printHeading(pdf, document);
  y = printParties(pdf, document, y);
  y = printLines(pdf, document, y);
  y = printSums(pdf, document, y);
  printNotes(pdf, document.notes, y);
}

function printHeading(pdf: Pdf, { title, facts, sample }: ReceiptDocument): number {
  const y = printTitle(pdf, { title, sample });
  let x = left;
  for (const [label, value] of facts) {
    pdf.font('regular').fontSize(8.5).fillColor(muted).text(label, x, y, { lineBreak: false });
    pdf
      .font('semibold')
      .fontSize(10.5)
      .fillColor(ink)
      .text(value, x, y + 13, { lineBreak: false });
    x += Math.max(120, pdf.widthOfString(value) + 36);
  }
  return y + 46;
}

function printParties(pdf: Pdf, { parties }: ReceiptDocument, y: number): number {
  const column = (width - 24) / 2;
  const ends = parties.map(({ label, lines }, index) => {
    const x = left + index * (column + 24);
    pdf.font('regular').fontSize(8.5).fillColor(muted).text(label, x, y, { width: column });
    pdf.fontSize(10).fillColor(ink);
    lines.forEach((text, place) => {
      pdf.font(place === 0 ? 'semibold' : 'regular').text(text, x, place === 0 ? y + 14 : pdf.y + 1.5, {
        width: column,
      });
    });
    return pdf.y;
  });
  return Math.max(...ends) + 28;
}

function printLines(pdf: Pdf, { columns, lines }: ReceiptDocument, from: number): number {
  const row = (cells: ReceiptDocument['columns'], y: number) => {
    pdf.text(cells.description, left, y, { width: period.x - left - 14 });
    const end = pdf.y;
    pdf.text(cells.period, period.x, y, { width: period.width });
    const periodEnd = pdf.y;
    pdf.text(cells.amount, amount.x, y, { width: amount.width, align: 'right' });
    return Math.max(end, periodEnd, pdf.y) + 7;
  };
  pdf.font('regular').fontSize(8.5).fillColor(muted);
  let y = rule(pdf, row(columns, from));
  pdf.fontSize(10).fillColor(ink);
  for (const cells of lines) {
    y = rule(pdf, row(cells, roomFor(pdf, y, 60)));
    pdf.font('regular').fontSize(10).fillColor(ink);
  }
  return y + 6;
}

function printSums(pdf: Pdf, { sums, total }: ReceiptDocument, from: number): number {
  let y = roomFor(pdf, from, 100);
  const x = period.x;
  const labelWidth = amount.x - x;
  for (const [label, value] of sums) {
    pdf.font('regular').fontSize(10).fillColor(muted).text(label, x, y, { width: labelWidth });
    pdf.fillColor(ink).text(value, amount.x, y, { width: amount.width, align: 'right' });
    y += 18;
  }
  pdf
    .moveTo(x, y + 2)
    .lineTo(right, y + 2)
    .lineWidth(1)
    .stroke(ink);
  pdf
    .font('semibold')
    .fontSize(12)
    .fillColor(ink)
    .text(total[0], x, y + 11, { width: labelWidth });
  pdf.text(total[1], amount.x, y + 11, { width: amount.width, align: 'right' });
  return y + 56;
}
