const spacesAndQuotes = /(?<=\d)[\s'’](?=\d{3})/g;

/**
 * A number as people write it in Italian, German, French, English or Swiss ads:
 * `12.900`, `12 900`, `12,900`, `126'500`, `1996,000000`, `210mila`, `150k`. A single separator
 * before exactly three digits groups thousands; any other single separator is a decimal one.
 * Undefined when the text is not one number.
 */
export function parseNumber(text: string): number | undefined {
  const match = /^(-?[\d.,]+)\s*(mila|k)?$/i.exec(text.trim().replace(spacesAndQuotes, ''));
  if (!match?.[1]) return undefined;
  const digits = withDecimalPoint(match[1]);
  const value = digits === undefined ? Number.NaN : Number(digits);
  if (!Number.isFinite(value)) return undefined;
  return match[2] ? value * 1000 : value;
}

function withDecimalPoint(digits: string): string | undefined {
  if (/^-?\d+$/.test(digits)) return digits;
  if (/^-?[1-9]\d{0,2}([.,])\d{3}(\1\d{3})*$/.test(digits)) return digits.replace(/[.,]/g, '');
  const mixed = /^(-?\d{1,3}(?:([.,])\d{3})*)[.,](\d+)$/.exec(digits);
  if (mixed?.[1] && mixed[2] && digits.charAt(mixed[1].length) !== mixed[2]) {
    return `${mixed[1].replace(/[.,]/g, '')}.${mixed[3]}`;
  }
  return /^-?\d+[.,]\d+$/.test(digits) ? digits.replace(',', '.') : undefined;
}
