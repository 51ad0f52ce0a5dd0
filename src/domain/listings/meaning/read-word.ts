import type { Label } from '#domain/vehicles/vocabularies.ts';
import { labelOfWord, type WordField } from '../words/listing-words.ts';
import { plainWords } from '../words/plain-words.ts';
import { type Meaning, meaningOf } from './meaning.ts';

/** `Berlina 5 porte`, `Automatico 8 marce`: the doors beside the body, the gears beside the gearbox. */
const counts =
  /\b(?:(?:a|de|à) )?\d{1,2}[ -]?(?:marce|rapporti|velocità|gang|gänge|stufen|speed|gears?|vitesses|rapports|velocidades|marchas|versnellingen)\b[ -]?|\b[2-6](?:\/[2-6])?[ -]?(?:porte|türig|türen|doors?|dr|portes|puertas|deurs)\b/gi;

/**
 * Labels that say more than others named beside them: a damaged car is a used one too, and
 * `Integrale (4x4)` says one thing twice.
 */
const outweighing: ReadonlyMap<string, readonly string[]> = new Map([
  ['Semicollisione', ['Usato', 'Aziendale', 'Km 0']],
  ['Integrale', ['4x4']],
]);

/**
 * The vocabulary's label for an ad's wording: the whole text, else the only one its parts between
 * commas, brackets and slashes agree on (`Limousine, Gebrauchtfahrzeug`, `SUV / Off-Road`).
 */
export function readWord<F extends WordField>(field: F, text: string): Meaning<Label<F>> {
  const whole = labelOfWord(field, plainWords(splitCamelCase(text)));
  if (whole) return meaningOf(whole);
  const parts = text
    .slice(0, 120)
    .replace(counts, '')
    .split(/[,;()|•]/);
  const labels = new Set(parts.flatMap((part) => labelsOf(field, part)));
  const decisive = [...labels].find((label) => outweighs(label, labels));
  if (decisive) return { value: decisive };
  const [only, ...others] = labels;
  if (others.length > 0) return { unused: 'ambiguous' };
  return only ? { value: only } : { unused: 'no-matching-option' };
}

/** `SUV / Pickup` may be one class of the site; only where it is none do its words count. */
function labelsOf<F extends WordField>(field: F, part: string): Label<F>[] {
  const whole = labelOfWord(field, plainWords(part));
  const words = whole ? [whole] : part.split('/').map((word) => labelOfWord(field, plainWords(word)));
  return words.filter((label) => label !== undefined);
}

/** Codes such as `StationWagon`, and schema.org's addresses of a value, read as words. */
function splitCamelCase(text: string): string {
  const name = /^https?:\/\/schema\.org\/(\w+)$/.exec(text.slice(0, 120))?.[1] ?? text;
  return /^[A-Z][a-z]+(?:[A-Z][a-z]+)+$/.test(name.slice(0, 60)) && !/Configuration$|Condition$/.test(name)
    ? name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    : name;
}

const outweighs = (label: string, labels: ReadonlySet<string>) =>
  outweighing.has(label) &&
  [...labels].every((other) => other === label || outweighing.get(label)?.includes(other));
