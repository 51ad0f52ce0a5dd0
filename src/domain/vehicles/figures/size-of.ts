import type { Localised } from '#domain/shared/localised.ts';
import type { FigureField } from './figure-field.ts';
import { unclearSize, unreadable } from './figure-messages.ts';
import type { Amount } from './find-amounts.ts';

/** Price below which no car is sold; whoever types less means thousands, an instalment or nothing. */
const leastPrice = 100;
/** Engine displacement below which no engine of a car is; whoever types less may mean litres. */
const leastDisplacement = 49;

/** `12.9`, `98,50`: a figure below a thousand with one or two decimals. */
const short = /^(\d{1,3})[.,](\d{1,2})$/;

/**
 * Returns what an amount is worth in the unit of its field, or why that is not clear.
 *
 * `12.9` as a price is 12,900: a car for 12 euro does not exist. From 100 on (`189.90`) it may be an
 * instalment, unless the decimals are zero. `98.5` as a mileage is 98,500: nobody types tenths of a
 * kilometre; `10.0` is refused, as systems write ten kilometres so. `2.0` as a displacement is litres.
 */
export function sizeOf(field: FigureField, { digits, value, isInThousands }: Amount): number | Localised {
  if (value === undefined) return unreadable(field);
  if (isInThousands) return field === 'price' || field === 'mileage' ? value : unreadable(field);
  const [, whole = '', decimals = ''] = short.exec(digits) ?? [];
  const hasDecimals = decimals !== '';
  const isRound = Number(decimals) === 0;
  switch (field) {
    case 'price':
      if (hasDecimals && value < leastPrice) return value < 1 ? unclearSize(field) : Math.round(value * 1000);
      if (hasDecimals && !isRound) return unclearSize(field);
      return value < leastPrice ? unclearSize(field) : Math.round(value);
    case 'mileage':
      if (!hasDecimals) return Math.round(value);
      return isRound || Number(whole) === 0 ? unclearSize(field) : Math.round(value * 1000);
    case 'displacement':
      if (hasDecimals && value < 10) return Math.round(value * 1000);
      return value > 0 && value < leastDisplacement ? unclearSize(field) : Math.round(value);
    case 'power':
      return Math.round(value);
    case 'year':
    case 'doors':
      return Number.isInteger(value) ? value : unreadable(field);
  }
}
