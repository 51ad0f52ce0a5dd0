import { type Meaning, meaningOf } from './meaning.ts';

/** The one year in `05/2024`, `2024-05-01`, `2018 (68 reg)`, `Maggio 2019`; two different years are none. */
export function readYear(text: string): Meaning<number> {
  const years = new Set(text.slice(0, 60).match(/(?<!\d)(?:19|20)\d\d(?!\d)/g));
  const [only, ...others] = years;
  if (others.length > 0) return { unused: 'ambiguous' };
  return meaningOf(only === undefined ? undefined : Number(only));
}
