import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { entryOf } from '../words/entry-of.ts';
import { fieldsOfLabel, mayBeLabel } from '../words/listing-words.ts';
import { plainWords } from '../words/plain-words.ts';

/** The fields a label may stand for, and the unit it names: `Potenza (kW)`. */
export interface Label {
  fields: readonly VehicleField[];
  unit: string | undefined;
}

/** A unit that stands alone. */
export const unit =
  /^(?:km|kms|mi|miles?|kw|cv|ps|hp|ch|pk|cc|ccm|cm³|cm3|€|eur|euro|£|\$|chf|mesi|monate|months|mois)\.?$/i;
/** Labels that are a unit, or hold one in their meaning. */
const unitLabels: Readonly<Record<string, { field: VehicleField; unit: string }>> = {
  km: { field: 'mileage', unit: 'km' },
  'km percorsi': { field: 'mileage', unit: 'km' },
  kw: { field: 'power', unit: 'kW' },
  cv: { field: 'power', unit: 'CV' },
  ps: { field: 'power', unit: 'CV' },
  hp: { field: 'power', unit: 'CV' },
  cavalli: { field: 'power', unit: 'CV' },
  caballos: { field: 'power', unit: 'CV' },
  'puissance din': { field: 'power', unit: 'CV' },
  cc: { field: 'displacement', unit: 'cc' },
  ccm: { field: 'displacement', unit: 'cc' },
};

const unitStart = new RegExp(`^(?:${Object.keys(unitLabels).join('|')})`, 'i');

/** What a label adds to a price to say that it is not the one a private buyer pays. */
const withoutTax = /\bnet|escl|excl|exkl|\bex\b|zzgl|\bht\b|\bsin\b|\bohne\b|senza/i;

/** The maker's own name of a colour (`Farbe (Hersteller)`) is poetry beside the plain one. */
const ofTheMaker = /herstell|produttore|costruttore|casa|manufact|constructeur|fabricant|fabrikant|produc/i;

/** What a label of an ad stands for in one of the languages; undefined for any other text. */
export function findLabel(text: string): Label | undefined {
  if (!mayBeLabel(text) && !unitStart.test(text)) return undefined;
  const plain = text.replace(/[:*]+\s*$/, '').trim();
  const bracket = /^([^([]{2,40})[([]([^)\]]{1,12})[)\]]$/.exec(plain);
  const words = plainWords(bracket?.[1] ?? plain);
  if (bracket?.[2] && (withoutTax.test(bracket[2]) || ofTheMaker.test(bracket[2]))) return undefined;
  const named = (bracket?.[2] ?? /[£$]$/.exec(plain)?.[0])?.trim();
  const ofUnit = entryOf(unitLabels, words);
  const known = fieldsOfLabel(words);
  if (known.length > 0) return { fields: known, unit: named && unit.test(named) ? named : ofUnit?.unit };
  if (ofUnit) return { fields: [ofUnit.field], unit: ofUnit.unit };
  const joined = words.split(/ ?& ?/).map(fieldsOfLabel);
  if (joined.length > 1 && joined.every(({ length }) => length > 0)) {
    return { fields: [...new Set(joined.flat())], unit: undefined };
  }
  const last = words.slice(words.lastIndexOf(' ') + 1);
  const rest = fieldsOfLabel(words.slice(0, -last.length).trim());
  return rest.length > 0 && unit.test(last) ? { fields: rest, unit: last } : undefined;
}
