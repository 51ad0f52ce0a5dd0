import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Finding } from '../listing-reading.ts';
import { understand } from '../meaning/understand.ts';
import { findModel } from '../words/find-model.ts';
import { labelOfWord } from '../words/listing-words.ts';
import { makeFrom } from '../words/makes.ts';
import { slugPatterns } from './listing-slugs.ts';

const longest = 500;
const mostColorWords = 2;
const mostFuelWords = 3;

/** Fuels that a slug names wherever they stand; a roof or a tailgate is electric in any car. */
const fuelWord =
  /^(?:diesel|gasoleo|gazole|benzin|benzina|benzine|benzyna|petrol|gasolina|essence|gpl|lpg|metano|cng|hybrid|hybride|hibrido|ibrida|ibrido|phev|mhev)$/;

/**
 * What the words of an ad's address say: make, model, fuel, and the year where a site ends its
 * addresses with it. Search pages, other sites and addresses that begin with no known make say nothing.
 */
export function readUrl(url: string): Finding[] {
  const address = slugOf(url);
  if (!address) return [];
  const words = address.slug.split(/[-/_+]+/).filter((word) => word !== '');
  const named = makeAt(words);
  if (!named) return [];
  const rest = words.slice(named.words);
  const model = findModel(named.make, rest.join(' '));
  const fuels = address.endsWith === 'fuel' ? fuelAtEnd(rest) : rest.filter((word) => fuelWord.test(word));
  return [
    finding('make', words.slice(0, named.words).join(' ')),
    ...(model ? [finding('model', rest.slice(0, model.words).join(' '), model.model)] : []),
    ...understood('fuelType', fuels.join(' ')),
    ...(address.endsWith === 'year' ? understood('year', rest.at(-1) ?? '') : []),
  ];
}

function slugOf(url: string) {
  const [, host = '', path = ''] =
    /^https?:\/\/([^/?#]+)(\/[^?#]*)/.exec(url.slice(0, longest).toLowerCase()) ?? [];
  for (const pattern of slugPatterns) {
    const slug = pattern.host.test(host) ? pattern.path.exec(path)?.groups?.slug : undefined;
    if (slug !== undefined) return { slug, endsWith: pattern.endsWith };
  }
  return undefined;
}

function makeAt(words: readonly string[]): { make: string; words: number } | undefined {
  for (const length of [3, 2, 1]) {
    const make = makeFrom(words.slice(0, length).join(' '));
    if (make) return { make, words: length };
  }
  return undefined;
}

/** `electric-gasoline-white`: the fuels before the colour. */
function fuelAtEnd(words: readonly string[]): string[] {
  const rest = [...words];
  for (let at = 0; at < mostColorWords && labelOfWord('color', rest.at(-1) ?? ''); at++) rest.pop();
  const fuels: string[] = [];
  while (fuels.length < mostFuelWords && understood('fuelType', rest.at(-1) ?? '').length > 0) {
    fuels.unshift(rest.pop() ?? '');
  }
  return isRoof(fuels, rest) ? [] : fuels;
}

/** Behind `toit-ouvrant-electrique` a car burns what comes next: only another word makes it a hybrid. */
const isRoof = (fuels: readonly string[], before: readonly string[]) =>
  fuels.length > 1 &&
  fuels.some((word) => /^el[ek][ck]?tr|^elettr/.test(word)) &&
  ![...before, ...fuels].some((word) => /h[iy]bri|ibrid|hev/.test(word));

function understood(field: VehicleField, raw: string): Finding[] {
  const meaning = raw === '' ? undefined : understand(field, raw);
  return meaning && 'value' in meaning ? [finding(field, raw)] : [];
}

const finding = (field: VehicleField, raw: string, says?: string): Finding => ({
  ...{ field, source: 'url', where: 'url', raw },
  ...(says === undefined ? {} : { says }),
});
