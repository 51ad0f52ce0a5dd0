import { readFile } from 'node:fs/promises';
import PDFDocument from 'pdfkit';
import type { Language } from '#domain/shared/languages.ts';

export type Pdf = InstanceType<typeof PDFDocument>;

export const ink = '#14202b';
export const muted = '#55636f';
export const line = '#e4dfd4';
export const accent = '#b3121d';

/** Of an A4 page, in points. */
export const left = 56;
export const right = 595.28 - 56;
export const width = right - left;
const bottom = 841.89 - 72;

let fonts: Promise<[Buffer, Buffer]> | undefined;

/** A document in our own type, embedded; the same bytes whenever `write` writes the same of the same `date`. */
export async function printPdf(
  about: { title: string; language: Language; date: Date },
  write: (pdf: Pdf) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= Promise.all([readFont('inter-regular.ttf'), readFont('inter-semibold.ttf')]);
  const [regular, semibold] = await fonts;
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 0, lang: about.language, displayTitle: true },
    info: { Title: about.title, Author: 'Autoscritto', CreationDate: about.date, ModDate: about.date },
  });
  pdf.registerFont('regular', regular).registerFont('semibold', semibold);
  const printed = collect(pdf);
  write(pdf);
  pdf.end();
  return printed;
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

/** Our name, what marks a sample, and the title; answers where to go on. */
export function printTitle(
  pdf: Pdf,
  { title, sample }: { title: string; sample: string | undefined },
): number {
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
  return y + 42;
}

export function printNotes(pdf: Pdf, notes: readonly string[], from: number): void {
  pdf.font('regular').fontSize(9).fillColor(muted);
  const set = { width, lineGap: 2 };
  const height = notes.reduce((sum, note) => sum + pdf.heightOfString(note, set) + 6, 0);
  let y = roomFor(pdf, from, height);
  for (const note of notes) {
    pdf.text(note, left, y, set);
    y = pdf.y + 6;
  }
}

export function rule(pdf: Pdf, y: number): number {
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(line);
  return y + 8;
}

/** Where to go on: on a new page when less than `height` is left of this one. */
export function roomFor(pdf: Pdf, y: number, height: number): number {
  if (y + height <= bottom) return y;
  pdf.addPage();
  return 56;
}
