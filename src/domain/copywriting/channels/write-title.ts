import { formatMileage, formatPrice } from '#domain/shared/format-figures.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Brief } from '#domain/vehicles/brief.ts';

/** A headline of at most `most` characters: name, year, and as many of km and price as fit. */
export function writeTitle(brief: Brief, language: Language, most: number): string {
  const { make, model, year, mileage, price } = brief;
  const parts = [
    year === undefined ? undefined : String(year),
    mileage ? formatMileage(mileage, language) : undefined,
    price ? formatPrice(price, language) : undefined,
  ];
  const named = `${make} ${model}`;
  const title = parts.reduce<string>((before, part) => {
    const longer = part === undefined ? before : `${before} · ${part}`;
    return longer.length <= most ? longer : before;
  }, named);
  return title.length <= most ? title : cutAtWord(title, most);
}

/** The beginning of a text, cut between words, in at most `most` characters with the sign of the cut. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most - 1);
  const end = start.lastIndexOf(' ');
  return `${(end >= most / 2 ? start.slice(0, end) : start).replace(/[\s,;:·–-]+$/u, '')}…`;
}
