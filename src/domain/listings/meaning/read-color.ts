import type { Color } from '#domain/vehicles/vocabularies.ts';
import { labelOfWord } from '../words/listing-words.ts';
import { plainWords } from '../words/plain-words.ts';
import type { Meaning } from './meaning.ts';

/** The colour at the end of `Dunkelgrau` and `Mythosschwarz`. */
const germanColor = /(?<=[a-z]{3})(?:schwarz|weiss|grau|blau|grun|silber|gelb|braun|rot)$/;

/**
 * The base colour of `Grigio scuro`, `Blau Metallic` or `Night Blue`: the whole text, else the one
 * colour among its words. Two different colours, or none (`Metallic` alone), are no colour.
 */
export function readColor(text: string): Meaning<Color> {
  const words = plainWords(text.slice(0, 80));
  const whole = labelOfWord('color', words);
  if (whole) return { value: whole };
  const colors = new Set<Color>();
  for (const word of words.split(/[ /]/)) {
    const color = labelOfWord('color', word) ?? labelOfWord('color', germanColor.exec(word)?.[0] ?? '');
    if (color && word !== 'or') colors.add(color);
  }
  const [only, ...others] = colors;
  if (!only) return { unused: 'no-matching-option' };
  return others.length > 0 ? { unused: 'ambiguous' } : { value: only };
}
