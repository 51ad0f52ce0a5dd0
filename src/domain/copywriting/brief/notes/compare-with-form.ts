import type { Brief } from '#domain/vehicles/brief.ts';
import type { Meaning } from '../../vocabulary/meaning.ts';
import type { Note } from './note.ts';

/** Whether a note only says again what the form says: the car's name, a figure, how long the warranty lasts, that it is a km 0. */
export function repeatsForm({ meanings, text }: Note, brief: Brief): boolean {
  const { warranty, condition, transmission, fuelType } = brief;
  const [only, second] = meanings;
  if (!only) return repeatsField(text.toLowerCase(), brief);
  if (!only || second) return false;
  if (only.term === 'warrantyMonths') return warranty === `${monthsOf(only.figure)} mesi`;
  if (only.term === 'noWarranty') return warranty === 'Nessuna garanzia';
  if (only.term === 'gearbox') return repeatsGearbox(only, transmission);
  if (isBare(only) && only.term === 'cngSystem') return fuelType === 'Metano';
  return only.term === 'zeroKm' && condition === 'Km 0';
}

/** "cambio automatico" beside an automatic one: its name, its gears or its state say more. */
const repeatsGearbox = (meaning: Meaning, transmission: Brief['transmission']) =>
  isBare({ ...meaning, modifiers: [] }) &&
  ((transmission === 'Manuale' && meaning.modifiers.join() === 'manual') ||
    (transmission !== undefined && transmission !== 'Manuale' && meaning.modifiers.join() === 'automatic'));

const isBare = ({ modifiers, places, figure, count, km, date, name }: Meaning) =>
  modifiers.length + places.length === 0 &&
  [figure, count, km, date, name].every((detail) => detail === undefined);

/** "5 porte", "elettrica", "116 CV", "Panda 4x4 Cross" beside a form that says so. */
function repeatsField(text: string, { make, model, doors, fuelType, power, mileage, price }: Brief): boolean {
  const [, figure = '', unit = ''] = /^(\d[\d.]*) ?(porte|p|cv|cavalli|km|€|euro)$/u.exec(text) ?? [];
  const [, before = '', after = ''] = /^(cv|km|prezzo|€|euro):? ?(\d[\d.]*)(?: ?€| euro)?$/u.exec(text) ?? [];
  const [, thousands = ''] = /^(\d{1,3}) ?(?:mila|k) ?km$/u.exec(text) ?? [];
  if (thousands !== '') return mileage === 1000 * Number(thousands);
  const value = Number((figure || after).replaceAll('.', ''));
  if (value > 0) {
    const said = fields[unit || before];
    const given = { doors, power, mileage, price };
    return said !== undefined && given[said] === value;
  }
  const name = new Set(`${make} ${model}`.toLowerCase().split(/[\s/-]+/u));
  if (text.split(/[\s/-]+/u).every((word) => name.has(word))) return true;
  const [, fuel = ''] =
    /^(?:motore |alimentazione |auto )?(?:a )?(diesel|benzina|gpl|metano|elettric|ibrid)[aoi]?$/u.exec(
      text,
    ) ?? [];
  return fuel !== '' && fuelType !== undefined && fuelType.toLowerCase().includes(fuel);
}

const fields: Readonly<Record<string, 'doors' | 'power' | 'mileage' | 'price'>> = {
  ...{ porte: 'doors', p: 'doors', cv: 'power', cavalli: 'power', km: 'mileage' },
  ...{ prezzo: 'price', '€': 'price', euro: 'price' },
};

/** Words to readers that every advert could hold: no fact about the car. */
export const isEmptyTalk = ({ meanings }: Note): boolean =>
  meanings.length > 0 && meanings.every(({ term }) => term === 'seriousOnly' || term === 'seePhotos');

/** Whether a note promises a warranty that the form says there is none of. */
export const promisesWarranty = ({ meanings, text }: Note, { warranty }: Brief): boolean =>
  warranty === 'Nessuna garanzia' &&
  !/(?<!\p{L})(?:no|senza|nessuna|without|ohne|keine|sans|sin)(?!\p{L})/iu.test(text) &&
  meanings.some(
    ({ term, modifiers }) =>
      /^(?:warranty|makerWarranty|batteryWarranty)/.test(term) && !modifiers.includes('missing'),
  );

const monthsOf = (figure: { value: number; unit: string } | undefined) =>
  figure && (figure.unit === 'years' ? figure.value * 12 : figure.value);
