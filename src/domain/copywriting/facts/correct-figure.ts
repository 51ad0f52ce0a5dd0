import { formatMileage, formatNumber, formatPrice } from '#domain/shared/format-figures.ts';
import type { Language } from '#domain/shared/languages.ts';
import { kilowattFromCv } from '#domain/vehicles/parse-quantity.ts';
import type { Claim } from './claim.ts';

const kmPerMile = 1.609344;
const digits = /\d(?:[\d.,'’ \u00a0\u202f]*\d)?/u;
/** "12mila", "12k", "12 Tsd.", "12 mil": the word multiplies, so the figure is said whole instead. */
const thousands = /\d\s?(?:mila|k(?!\p{L})|tsd|tausend|thousand|mille|mil(?!\p{L}))/iu;

/**
 * The words of a figure that contradicts the data with the data's own value in it, in the unit and
 * manner the seller chose; undefined for anything but a price, a mileage, a power, a displacement in cc, doors or a year.
 */
export function correctFigure(
  words: string,
  { verdict, source }: Pick<Claim, 'verdict' | 'source'>,
  language: Language,
): string | undefined {
  const value = Number(source?.value || Number.NaN);
  if (verdict !== 'contradicting' || !source || !Number.isFinite(value) || !digits.test(words)) return;
  switch (source.field) {
    case 'year':
      return /\d{4}/.test(words) ? words.replace(/\d{4}(?!.*\d{4})/u, String(value)) : undefined;
    case 'price':
      return thousands.test(words) ? formatPrice(value, language) : withNumber(words, value, language);
    case 'mileage': {
      if (/\d\s?(?:miles?|mi|millas?|meilen)(?!\p{L})/iu.test(words)) {
        return withNumber(words, value / kmPerMile, language);
      }
      return thousands.test(words) ? formatMileage(value, language) : withNumber(words, value, language);
    }
    case 'power':
      return withNumber(words, /kw/iu.test(words) ? kilowattFromCv(value) : value, language);
    case 'displacement':
      return /cc|cm|ccm/iu.test(words) ? withNumber(words, value, language) : undefined;
    case 'doors':
      return withNumber(words, value, language);
    default:
      return;
  }
}

/** A number is grouped as the language does it, unless the seller left it plain. */
function withNumber(words: string, value: number, language: Language): string {
  const isPlain = /\d{4}/.test(words);
  const whole = Math.round(value);
  return words.replace(digits, isPlain ? String(whole) : formatNumber(whole, language));
}
