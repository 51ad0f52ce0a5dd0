import type { Language } from '#domain/shared/languages.ts';
import type { Market } from './market.ts';

/** 1 mile = 1.609344 km (international mile). */
const kmPerMile = 1.609344;
/** 1 metric horsepower (CV, PS) = 0.98632 imperial (bhp). */
const bhpPerCv = 0.98632;

/**
 * An English text for British readers: distances in miles, rounded to hundreds, with the kilometres of
 * the odometer beside the first, and power in bhp. Every other text and market stays as it is.
 */
export function sayUnitsOfMarket(text: string, language: Language, market: Market): string {
  if (language !== 'en' || market !== 'GB') return text;
  let isFirst = true;
  return text
    .replace(/(?<![\d.,])(\d{1,3}(?:,\d{3})*) km\b(?!\/h)/g, (kilometres: string, figure: string) => {
      const miles = toMiles(Number(figure.replaceAll(',', '')));
      const said = isFirst ? `${miles} miles (${kilometres})` : `${miles} miles`;
      isFirst = false;
      return said;
    })
    .replace(/(?<![\d.,])(\d{2,4}) ?hp\b/g, (_, cv: string) => `${Math.round(Number(cv) * bhpPerCv)} bhp`);
}

function toMiles(km: number): string {
  const miles = km / kmPerMile;
  const rounded = miles < 1000 ? Math.round(miles) : Math.round(miles / 100) * 100;
  return rounded.toLocaleString('en-GB');
}
