import { escapePattern } from '#domain/shared/escape-pattern.ts';
import type { Brief } from '#domain/vehicles/brief.ts';
import { findWords } from './find-words.ts';

/** Stands for every letter of the car's name; idioms become `¤`. Neither is a letter or a digit. */
const nameMark = '§';
const idiomMark = '¤';

/**
 * A text made ready for reading: small letters, plain spaces, hyphens and apostrophes, the car's name
 * and idioms taken out. Every position is that of the text.
 */
export function preparePassage(text: string, brief: Pick<Brief, 'make' | 'model'>, idioms: RegExp): string {
  const low = simplify(text);
  const named = namePatterns(brief).reduce((rest, pattern) => blank(rest, pattern, nameMark), low);
  return findWords(named, idioms).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + idiomMark.repeat(end - start) + rest.slice(end),
    named,
  );
}

/** Small letters and plain marks, letter for letter. */
export function simplify(text: string): string {
  const low = text.toLowerCase();
  const same = low.length === text.length ? low : [...text].map(lowerSame).join('');
  return same
    .replace(/[\u00a0\u2007\u2009\u202f\t]/g, ' ')
    .replace(/[’‘ʼ´`]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/×/g, 'x')
    .replace(/§/g, ' ');
}

function lowerSame(character: string): string {
  const low = character.toLowerCase();
  return low.length === character.length ? low : character;
}

/** The whole name first, then its words; a word that is only digits is the name unless a unit follows. */
function namePatterns({ make, model }: Pick<Brief, 'make' | 'model'>): RegExp[] {
  const whole = [`${make} ${model}`, model, make].map(simplify);
  const words = whole
    .flatMap((name) => name.split(/[\s/()]+/))
    .filter((word) => word.length > 2 || /\d/.test(word));
  const all = [...new Set([...whole, ...words])].filter((name) => name !== '');
  return all.sort((a, b) => b.length - a.length).map(namePattern);
}

function namePattern(name: string): RegExp {
  const source = escapePattern(name).replace(/[\s-]+/g, '[\\s-]*');
  const measured = /^[\d.,]+$/.test(name)
    ? '(?![.,]?\\d)(?! ?(?:€|euro|eur|km|cv|ps|ch|hp|kw|cc|cm|mesi|porte|posti|doors?|t\u00fcr@)(?![a-z]))'
    : '';
  const currency = measured ? '(?<!€ ?)(?<!\\d[.,])' : '';
  return new RegExp(`(?<![a-zß-ÿœ\\d])${currency}${source}(?![a-zß-ÿœ\\d])${measured}`, 'g');
}

const blank = (text: string, pattern: RegExp, mark: string) =>
  text.replace(pattern, (found) => mark.repeat(found.length));
