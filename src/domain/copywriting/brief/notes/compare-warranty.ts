import type { Brief } from '#domain/vehicles/brief.ts';
import type { Note } from './note.ts';

/** Whether a note only says again how long the warranty of the form lasts. */
export const repeatsWarranty = ({ meanings }: Note, { warranty }: Brief): boolean =>
  meanings.length === 1 &&
  meanings[0]?.term === 'warrantyMonths' &&
  warranty === `${monthsOf(meanings[0].figure)} mesi`;

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
