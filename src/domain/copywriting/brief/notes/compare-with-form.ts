import type { Brief } from '#domain/vehicles/brief.ts';
import type { Note } from './note.ts';

/** Whether a note only says again what the form says: how long the warranty lasts, that there is none, that it is a km 0. */
export function repeatsForm({ meanings }: Note, { warranty, condition }: Brief): boolean {
  const [only, second] = meanings;
  if (!only || second) return false;
  if (only.term === 'warrantyMonths') return warranty === `${monthsOf(only.figure)} mesi`;
  if (only.term === 'noWarranty') return warranty === 'Nessuna garanzia';
  return only.term === 'zeroKm' && condition === 'Km 0';
}

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
