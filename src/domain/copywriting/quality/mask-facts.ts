import { escapePattern } from '#domain/shared/escape-pattern.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import type { QualityWords } from './quality-words.ts';

/** More items than anybody notes of a car; each is looked for in the whole text, and a seller's stock has many texts. */
const mostNotes = 100;

/** The text with the facts of its car replaced by tags, so that only the wording is left to compare. */
export function maskFacts(text: string, brief: Brief, { factWords }: QualityWords): string {
  const named = [brief.make, brief.model]
    .flatMap((name) => [name, ...name.split(' ')])
    .filter((name) => name.length > 1);
  const notes = (brief.notes ?? '')
    .split(/[,.;\n]+/)
    .map((note) => note.trim())
    .filter((note) => note.length > 3);
  const masked = [...[...new Set(notes)].slice(0, mostNotes), ...named]
    .sort((a, b) => b.length - a.length)
    .reduce((rest, fact) => rest.replace(new RegExp(escapePattern(fact), 'giu'), ' TAG '), text);
  return masked
    .replace(patternOf(factWords), ' TAG ')
    .replace(
      /(?:€\s?)?\d+(?:[.,\u00a0\u202f]\d+)*[\s\u00a0\u202f]?(?:km|CV|PS|hp|bhp|ch|cc|cm³|€|mesi|kW)?/gu,
      ' TAG ',
    )
    .replace(/(?:\s*TAG\s*)+/g, ' TAG ');
}

const patterns = new WeakMap<readonly string[], RegExp>();

/** The words of a language as one pattern, built once. */
function patternOf(words: readonly string[]): RegExp {
  const known = patterns.get(words);
  if (known) return known;
  const pattern = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');
  patterns.set(words, pattern);
  return pattern;
}
