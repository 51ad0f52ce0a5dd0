/** Letters and signs that are no Latin-1 letter with a mark. */
const spelledOut: Record<string, string> = {
  ...{ '€': 'EUR', '™': 'TM', '…': '...', '•': '-', '–': '-', '—': '-', '‐': '-', '‑': '-' },
  ...{ '‘': "'", '’': "'", '‚': "'", '“': '"', '”': '"', '„': '"' },
  ...{
    Œ: 'OE',
    œ: 'oe',
    Ĳ: 'IJ',
    ĳ: 'ij',
    Ł: 'L',
    ł: 'l',
    Đ: 'D',
    đ: 'd',
    Ħ: 'H',
    ħ: 'h',
    ı: 'i',
    ŀ: 'l',
    Ŀ: 'L',
  },
  ...{ Ŋ: 'N', ŋ: 'n', ŉ: "'n", Ŧ: 'T', ŧ: 't', ſ: 's', ĸ: 'k', ẞ: 'SS', Ə: 'E', ə: 'e' },
};

/**
 * A text in the characters FatturaPA takes (Basic Latin and Latin-1 Supplement, on one line), at most
 * `most` of them. A letter with a foreign mark loses the mark; what has no Latin spelling becomes `?`.
 */
export function latinText(text: string, most: number): string {
  const oneLine = text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  return [...oneLine]
    .map((character) => (isLatin1(character) ? character : spell(character)))
    .join('')
    .trim()
    .slice(0, most)
    .trim();
}

const isLatin1 = (character: string) => /^[\u0020-\u007e\u00a0-\u00ff]$/.test(character);

function spell(character: string): string {
  if (Object.hasOwn(spelledOut, character)) return spelledOut[character] ?? '';
  const base = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...base].map((letter) => (isLatin1(letter) ? letter : '?')).join('');
}
