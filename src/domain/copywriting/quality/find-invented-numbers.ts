import type { Brief } from '#domain/vehicles/brief.ts';
import { kilowattFromCv } from '#domain/vehicles/parse-quantity.ts';
import { understandNotes } from '../brief/notes/understand-notes.ts';
import type { Meaning } from '../vocabulary/meaning.ts';
import type { HardFail } from './hard-fail.ts';

/** Numbers in figures that the brief does not hold, not even converted (kW, years of warranty). */
export function findInventedNumbers(text: string, brief: Brief): HardFail[] {
  const allowed = numbersOf(brief);
  return [...text.matchAll(figure)]
    .map(([written]) => written)
    .filter((written) => !allowed.has(plain(written)))
    .map((excerpt) => ({ rule: 'invented-number', excerpt }));
}

function numbersOf(brief: Brief): Set<string> {
  const { make, model, notes = '', warranty, power } = brief;
  const months = /^(\d+) mesi$/.exec(warranty ?? '')?.[1];
  const fields = [
    brief.year,
    brief.mileage,
    brief.price,
    power,
    brief.displacement,
    brief.doors,
    power && kilowattFromCv(power),
    months,
    months && Number(months) / 12,
  ];
  const understood = understandNotes(brief).notes;
  const noted = understood.flatMap(({ meanings }) => meanings.flatMap(figuresOf));
  // With the short forms written out: "03/26" is told as "03/2026".
  const writtenOut = understood.map(({ text }) => text).join(' ');
  const typed = `${make} ${model} ${notes} ${writtenOut}`.match(figure) ?? [];
  const inThousands = [...notes.matchAll(thousands)]
    .map(([, written, bare]) => written ?? bare ?? '')
    .map((number) => Math.round(Number(number.replace(',', '.')) * 1000));
  const labels = [brief.condition === 'Km 0' ? '0' : '', brief.driveType === '4x4' ? '4' : ''];
  return new Set(
    [...[...fields, ...noted, ...inThousands].map(String), ...typed.map(plain), ...labels].filter(
      (number) => number !== '',
    ),
  );
}

/** What a note says in figures, in the units of the product: "3,1 t" is 3100 kg. */
const figuresOf = ({ figure, count, km, date }: Meaning) =>
  [figure?.value, count, km, date?.year, date?.month].filter((value) => value !== undefined);

/** "12.900", "12,900" and "12 900" (the space that does not break) in any of the five languages. */
const figure = /\d+(?:[.,\u00a0\u202f]\d+)*/g;

/** "8mila", "1,5k", "da fare a 180": told as 8.000, 1.500 and 180.000. */
const thousands =
  /(\d{1,3}(?:[.,]\d)?) ?(?:mila|k)(?!\p{L})|(?<=(?<!\p{L})a )(\d{2,3})(?![\p{L}\d%€]|[.,/]\d| ?(?:km|€|euro|cv|kw|%))/giu;

/** "12.900" and "12900" are one number, "10,1" and "10.1" too; "2.0" is not 20. */
const plain = (written: string) =>
  written.replace(/[.,\u00a0\u202f](?=\d{3}(?!\d))/g, '').replaceAll(',', '.');
