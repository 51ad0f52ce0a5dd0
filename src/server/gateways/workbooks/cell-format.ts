/** What a number format adds to the figures of its cells. */
export interface CellFormat {
  isDate: boolean;
  /** What is written beside the figure: `km`, `€`, `CHF`. */
  unit: string;
}

export const plainFormat: CellFormat = { isDate: false, unit: '' };

/** ECMA-376, part 1, 18.8.30: the dates among the formats every program knows by number. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

const longestUnit = 5;

/** Of a format's number and, for those of the file itself, its code (`dd/mm/yyyy`, `#,##0" km"`). */
export function cellFormat(id: number, code: string | undefined): CellFormat {
  if (code === undefined) return { isDate: isBuiltInDate(id), unit: '' };
  const [positive = ''] = code.split(';');
  const symbols = positive.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, '');
  const isDate = /[dy]/i.test(symbols) || (/m/i.test(symbols) && !/[hs]/i.test(symbols));
  return { isDate, unit: isDate || /^general$/i.test(symbols) ? '' : unitIn(positive) };
}

/** Everything that a format writes as it stands: quoted, escaped, as a currency. */
function unitIn(code: string): string {
  const written = [...code.matchAll(/"([^"]*)"|\\(.)|\[\$([^\]-]*)[^\]]*\]|([€£$])/g)];
  const unit = written
    .map(([, ...parts]) => parts.find((part) => part !== undefined) ?? '')
    .join('')
    .trim();
  return unit.length <= longestUnit ? unit : '';
}

const millisecondsPerDay = 86_400_000;
/** Excel counts days from here, but for workbooks that began on old Macs. */
const firstDay = Date.UTC(1899, 11, 30);
const daysTo1904 = 1462;
const lastDay = 2_958_465;

/** A number as text: dates as `2019-05-02`, everything else with two decimals at most and its unit. */
export function numberText(raw: string, { isDate, unit }: CellFormat, isFrom1904: boolean): string {
  const value = Number(raw);
  if (raw === '' || !Number.isFinite(value)) return raw;
  // Somebody typed a year into a column of dates.
  const isYear = Number.isInteger(value) && value >= 1950 && value <= 2100;
  if (isDate && value >= 1 && value <= lastDay && !isYear) {
    const days = Math.floor(value) + (isFrom1904 ? daysTo1904 : 0);
    return new Date(firstDay + days * millisecondsPerDay).toISOString().slice(0, 10);
  }
  // Three decimals would read as thousands.
  return `${Math.round(value * 100) / 100} ${isDate ? '' : unit}`.trim();
}
