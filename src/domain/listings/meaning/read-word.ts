import type { Label } from '#domain/vehicles/vocabularies.ts';
import { labelOfWord, type WordField } from '../words/listing-words.ts';
import { plainWords } from '../words/plain-words.ts';
import { type Meaning, meaningOf } from './meaning.ts';

/** `Berlina 5 porte`: the doors beside the body. */
const doors = /\b[2-6](?:\/[2-6])?[ -]?(?:porte|türig|türen|doors?|dr|portes|puertas|deurs)\b/i;

/**
 * The vocabulary's label for an ad's wording: the whole text, else the only one its parts between
 * commas, brackets and slashes agree on (`Limousine, Gebrauchtfahrzeug`, `SUV / Off-Road`).
 */
export function readWord<F extends WordField>(field: F, text: string): Meaning<Label<F>> {
  const whole = labelOfWord(field, plainWords(splitCamelCase(text)));
  if (whole) return meaningOf(whole);
  const parts = text
    .slice(0, 120)
    .replace(doors, '')
    .split(/[,;()|/•]/);
  const labels = new Set(parts.map((part) => labelOfWord(field, plainWords(part))).filter((label) => label));
  const [only, ...others] = labels;
  if (others.length > 0) return { unused: 'ambiguous' };
  return only ? { value: only } : { unused: 'no-matching-option' };
}

/** Codes such as `StationWagon`, and schema.org's addresses of a value, read as words. */
function splitCamelCase(text: string): string {
  const name = /^https?:\/\/schema\.org\/(\w+)$/.exec(text.slice(0, 120))?.[1] ?? text;
  return /^[A-Z][a-z]+(?:[A-Z][a-z]+)+$/.test(name.slice(0, 60)) && !/Configuration$|Condition$/.test(name)
    ? name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    : name;
}
