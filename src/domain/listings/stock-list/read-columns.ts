import { isEquipmentHeading } from '../equipment/equipment-headings.ts';
import { findLabel, type Label } from '../labels/find-label.ts';
import { entryOf } from '../words/entry-of.ts';
import { plainWords } from '../words/plain-words.ts';
import { type ColumnAnswers, columnKey } from './column-answers.ts';
import type { ColumnMeaning } from './column-meaning.ts';
import { columnNames } from './column-names.ts';
import { isPrivateColumn, spoken } from './private-column.ts';
import { unneededColumns } from './unneeded-columns.ts';

/** What a column of a stock list holds, by its header or by what the seller answered. */
export type Column = { header: string; answer?: ColumnMeaning } & (
  | { kind: 'field'; label: Label }
  | { kind: 'name' | 'equipment' | 'notes' | 'currency' | 'version' | 'unneeded' | 'unread' }
);

const fewestKnown = 3;
const longestHeader = 60;

/**
 * The columns a header line names; undefined for a line that is none: fewer than three fields are named (one where
 * the seller has answered), a cell is a value, or nothing names the vehicle.
 */
export function readColumns(cells: readonly string[], answers: ColumnAnswers = {}): Column[] | undefined {
  const columns = cells.map((header) => columnOf(header, answers));
  const fields = columns.flatMap((column) =>
    column.kind === 'field' ? column.label.fields.slice(0, 1) : [],
  );
  const isNamed = columns.some(({ kind }) => kind === 'name') || fields.includes('model');
  const fewest = columns.some(({ answer }) => answer) ? 1 : fewestKnown;
  if (!isNamed || new Set(fields).size < fewest || cells.some(isValue)) return undefined;
  return columns;
}

/** What one header stands for; `unread` where neither the tables nor the seller know it. */
export function columnOf(header: string, answers: ColumnAnswers = {}): Column {
  const answer = header.trim() === '' ? undefined : entryOf(answers, columnKey(header));
  if (answer) return { header, answer, ...answeredAs(answer) };
  if (header.length > longestHeader) return { header, kind: 'unread' };
  if (isPrivateColumn(header)) return { header, kind: 'unneeded' };
  const label = findLabel(header) ?? findLabel(spoken(header));
  // Labels of two fields are told apart by their values; what is in another money keeps that.
  if (label && (label.fields.length > 1 || foreign.test(header))) return { header, kind: 'field', label };
  const found = [header, spoken(header)].flatMap((said) => namedIn(plainWords(said)) ?? [])[0];
  if (found && !foreign.test(header)) return { header, ...found };
  if (isEquipmentHeading(header)) return { header, kind: 'equipment' };
  return label ? { header, kind: 'field', label } : { header, kind: 'unread' };
}

const foreign = /[£$]|\bchf\b/i;

type Said = { kind: 'field'; label: Label } | { kind: Exclude<Column['kind'], 'field'> };

function namedIn(words: string): Said | undefined {
  const [, base = '', unit = ''] = /^(.+) (km|cc|ccm|cm3|eur|euro|iva inclusa|ttc)$/.exec(words) ?? [];
  const meaning = meaningOfName.get(words);
  if (meaning) return saidOf(meaning, /^(?:k(?:m|ilo)|chilo|quilo)/.test(words) ? 'km' : undefined);
  const ofUnit = meaningOfName.get(base);
  return ofUnit !== undefined && ofUnit === meaningOfUnit[unit]
    ? saidOf(ofUnit, unit === 'km' ? 'km' : undefined)
    : undefined;
}

const meaningOfUnit: Readonly<Record<string, ColumnMeaning>> = {
  ...{ km: 'mileage', cc: 'displacement', ccm: 'displacement', cm3: 'displacement' },
  ...{ eur: 'price', euro: 'price', 'iva inclusa': 'price', ttc: 'price' },
};

/** The seller knows what stands in his columns: bare figures are in the usual unit. */
const answeredAs = (meaning: ColumnMeaning): Said => saidOf(meaning, 'km');

function saidOf(meaning: ColumnMeaning, unitOfMileage: 'km' | undefined): Said {
  switch (meaning) {
    case 'ignore':
      return { kind: 'unneeded' };
    case 'name':
    case 'version':
    case 'equipment':
    case 'notes':
    case 'currency':
      return { kind: meaning };
    case 'power':
      // `CV` behind a French label would be fiscal horsepower.
      return { kind: 'field', label: { fields: ['power'], unit: 'PS' } };
    case 'powerKw':
      return { kind: 'field', label: { fields: ['power'], unit: 'kW' } };
    case 'mileageMiles':
      return { kind: 'field', label: { fields: ['mileage'], unit: 'miles' } };
    case 'mileage':
      return { kind: 'field', label: { fields: ['mileage'], unit: unitOfMileage } };
    default:
      return { kind: 'field', label: { fields: [meaning], unit: undefined } };
  }
}

const meaningOfName = new Map<string, ColumnMeaning>();
for (const line of Object.values(unneededColumns)) learn('ignore', line);
for (const [meaning, lines] of Object.entries(columnNames)) {
  for (const line of Object.values(lines)) learn(meaning as ColumnMeaning, line);
}

function learn(meaning: ColumnMeaning, line: string) {
  for (const name of line.split('|')) meaningOfName.set(name, meaning);
}

/** No header begins with a sum or a year; `1a immatricolazione` and `4x4` are headers. */
const isValue = (cell: string) => /^(?:[€£$]|\d[\d.,']{2,}|\d+$)/.test(cell);
