import { readFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import type { PrintReceipt } from '#domain/billing/get-receipt-pdf.ts';
import type { ReceiptDocument } from '#domain/billing/receipt-document.ts';

type Pdf = InstanceType<typeof PDFDocument>;

const ink = '#14202b';
const muted = '#55636f';
const line = '#e4dfd4';
const accent = '#b3121d';

const left = 56;
const right = 595.28 - 56;
const width = right - left;
const bottom = 841.89 - 72;
const period = { x: left + 252, width: 138 };
const amount = { x: left + 390, width: width - 390 };

/** Prints with pdfkit in our own type, embedded; the page is the same whenever it is printed. */
export function receiptPrinter(): PrintReceipt {
  let fonts: Promise<[Buffer, Buffer]> | undefined;
  return async (document) => {
    fonts ??= Promise.all([readFont('inter-regular.ttf'), readFont('inter-semibold.ttf')]);
    const [regular, semibold] = await fonts;
    const pdf = new PDFDocument({
      ...{ size: 'A4', margin: 0, lang: document.language, displayTitle: true },
      info: {
        Title: `${document.title} ${document.facts[0]?.[1] ?? ''}`,
        Author: 'Autoscritto',
        CreationDate: document.issuedAt,
        ModDate: document.issuedAt,
      },
    });
    pdf.registerFont('regular', regular).registerFont('semibold', semibold);
    const printed = collect(pdf);
    printPage(pdf, document);
    pdf.end();
    return printed;
  };
}

const readFont = (name: string) => readFile(new URL(`./fonts/${name}`, import.meta.url));

function collect(pdf: Pdf): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
  });
}

function printPage(pdf: Pdf, document: ReceiptDocument): void {
  let y = printHeading(pdf, document);
  y = printParties(pdf, document, y);
  y = printLines(pdf, document, y);
  y = printSums(pdf, document, y);
  printNotes(pdf, document, y);
}

function printHeading(pdf: Pdf, { title, facts, sample }: ReceiptDocument): number {
  let y = 56;
  pdf.font('semibold').fontSize(15).fillColor(ink).text('Autoscritto', left, y, { lineBreak: false });
  const underlined = pdf.widthOfString('Auto');
  const end = pdf.widthOfString('Autoscritto');
  pdf
    .moveTo(left + underlined, y + 20)
    .lineTo(left + end, y + 20)
    .lineWidth(1.5)
    .stroke(accent);
  y += 52;
  if (sample !== undefined) {
    pdf.font('semibold').fontSize(9.5).fillColor(accent);
    const height = pdf.heightOfString(sample, { width: width - 24 }) + 16;
    pdf.rect(left, y, width, height).lineWidth(1).stroke(accent);
    pdf.text(sample, left + 12, y + 8, { width: width - 24 });
    y += height + 24;
  }
  pdf.font('semibold').fontSize(24).fillColor(ink).text(title, left, y, { width });
  y += 42;
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

function printNotes(pdf: Pdf, { notes }: ReceiptDocument, from: number): void {
  let y = roomFor(pdf, from, 90);
  pdf.font('regular').fontSize(9).fillColor(muted);
  for (const note of notes) {
    pdf.text(note, left, y, { width, lineGap: 2 });
    y = pdf.y + 6;
  }
}

function rule(pdf: Pdf, y: number): number {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(line);
  return y + 8;
}

/** Where to go on: a bill of very many lines needs a second page. */
function roomFor(pdf: Pdf, y: number, height: number): number {
  if (y + height <= bottom) return y;
  pdf.addPage();
  return 56;
}
