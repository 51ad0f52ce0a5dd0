/** What windows-1252 has at 0x80 to 0x9f, where ISO-8859-1 has control characters. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Where ISO-8859-15 differs from it. */
const latin9: Readonly<Record<number, string>> = {
  164: '€',
  166: 'Š',
  168: 'š',
  180: 'Ž',
  184: 'ž',
  188: 'Œ',
  189: 'œ',
  190: 'Ÿ',
};

/**
 * Bytes as text in UTF-8, windows-1252 (and with it ISO-8859-1 and ASCII) or ISO-8859-15. Bytes whose
 * charset is not stated, is none of these, or is not UTF-8 as stated, are windows-1252 unless they are UTF-8.
 */
export function decodeBytes(bytes: Uint8Array, charset = ''): string {
  if (/^iso-?8859-?15$|^latin-?9$/i.test(charset)) return decodeSingle(bytes, latin9);
  if (/^(?:windows-?1252|cp1252|iso-?8859-?1|latin-?1)$/i.test(charset)) return decodeSingle(bytes, {});
  return decodeUtf8(bytes) ?? decodeSingle(bytes, {});
}

function decodeSingle(bytes: Uint8Array, special: Readonly<Record<number, string>>): string {
  const codes = Array.from({ length: 256 }, (_, byte) => {
    const of1252 = byte >= 0x80 && byte < 0xa0 ? windows1252.charCodeAt(byte - 0x80) : byte;
    return special[byte]?.charCodeAt(0) ?? of1252;
  });
  return textOf(Uint16Array.from(bytes, (byte) => codes[byte] ?? byte));
}

/** How many bytes follow the first of a character and what that first one adds, by its high bits. */
const starts = [
  { mask: 0xe0, mark: 0xc0, following: 1, least: 0x80 },
  { mask: 0xf0, mark: 0xe0, following: 2, least: 0x800 },
  { mask: 0xf8, mark: 0xf0, following: 3, least: 0x1_0000 },
] as const;

/** Undefined for bytes that are not UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | undefined {
  const units = new Uint16Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) {
      units[length++] = first;
      continue;
    }
    const start = starts.find(({ mask, mark }) => (first & mask) === mark);
    if (!start) return undefined;
    let code = first & ~start.mask & 0xff;
    for (let more = 0; more < start.following; more++) {
      const next = bytes[++at] ?? 0;
      if ((next & 0xc0) !== 0x80) return undefined;
      code = (code << 6) | (next & 0x3f);
    }
    if (code < start.least || code > 0x10_ffff) return undefined;
    if (code > 0xffff) {
      units[length++] = 0xd800 + ((code - 0x1_0000) >> 10);
      code = 0xdc00 + ((code - 0x1_0000) & 0x3ff);
    }
    units[length++] = code;
  }
  return textOf(units.subarray(0, length));
}

/** More arguments than this at once overflow the stack. */
const pieceLength = 8192;

function textOf(units: Uint16Array): string {
  const pieces: string[] = [];
  for (let start = 0; start < units.length; start += pieceLength) {
    pieces.push(String.fromCharCode(...units.subarray(start, start + pieceLength)));
  }
  return pieces.join('');
}
