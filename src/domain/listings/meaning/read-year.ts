import { type Meaning, meaningOf } from './meaning.ts';

/** What systems write for a date they do not have. */
const placeholder = /\b(?:1970-01-01|1900-01-01|0?1[/.]1900)(?!\d)/;
/** `20190501` and `201905`. */
const withoutSeparators = /^((?:19|20)\d\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])?$/;
/** `05/19`. */
const ofTwoFigures = /^(?:0?[1-9]|1[0-2])\/(\d\d)$/;
const earliest = 1901;
const latest = 2049;

/**
 * The one year in `05/2024`, `2024-05-01`, `2018 (68 reg)`, `Maggio 2019`, `05/19`; two different
 * years are none.
 */
export function readYear(text: string): Meaning<number> {
  const line = text.slice(0, 60).trim();
  if (placeholder.test(line)) return undefined;
  const short = ofTwoFigures.exec(line)?.[1];
  if (short) return within(ofCentury(Number(short)));
  const date = withoutSeparators.exec(line)?.[1];
  const [only, ...others] = date ? [date] : new Set(line.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g));
  if (others.length > 0) return { unused: 'ambiguous' };
  return only === undefined ? undefined : within(Number(only));
}

const ofCentury = (figures: number) => (figures < 50 ? 2000 : 1900) + figures;

const within = (year: number) => meaningOf(year >= earliest && year <= latest ? year : undefined);
