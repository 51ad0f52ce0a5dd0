/** One @font-face with a file: its family, weights and characters. */
export interface FontFace {
  family: string;
  /** As written in `url()`. */
  file: string;
  weights: { min: number; max: number };
  /** First and last code point of each stretch of `unicode-range`. */
  ranges: readonly (readonly [number, number])[];
}

/** Every @font-face of a style sheet that loads a file, in its order. */
export function readFontFaces(css: string): FontFace[] {
  return [...css.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, face = '']) => {
    const file = /url\("([^"]+)"\)/.exec(face)?.[1];
    if (!file) return [];
    const [min = 0, max = min] = descriptorOf(face, 'font-weight').split(' ').map(Number);
    const family = descriptorOf(face, 'font-family').replaceAll('"', '');
    return [{ family, file, weights: { min, max }, ranges: readRanges(descriptorOf(face, 'unicode-range')) }];
  });
}

/** `U+41-43, U+DF` as [[0x41, 0x43], [0xdf, 0xdf]]. */
export function readRanges(text: string): [number, number][] {
  return text.split(',').map((range) => {
    const [first = Number.NaN, last = first] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return [first, last];
  });
}

/** The characters of such ranges. */
export function charactersOf(ranges: FontFace['ranges']): string[] {
  return ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n)),
  );
}

function descriptorOf(face: string, property: string): string {
  const value = new RegExp(`${property}:\\s*([^;]+);`).exec(face)?.[1];
  if (!value) throw new Error(`A @font-face with a file has no ${property}.`);
  return value.trim();
}
