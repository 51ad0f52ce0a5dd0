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
export function decodeBytes(bytes: ArrayLike<number>, charset = ''): string {
  if (/^iso-?8859-?15$|^latin-?9$/i.test(charset)) return decodeSingle(bytes, latin9);
  if (/^(?:windows-?1252|cp1252|iso-?8859-?1|latin-?1)$/i.test(charset)) return decodeSingle(bytes, {});
  return decodeUtf8(bytes) ?? decodeSingle(bytes, {});
}

function decodeSingle(bytes: ArrayLike<number>, special: Readonly<Record<number, string>>): string {
  return inPieces(
    bytes,
    (byte) =>
      special[byte] ??
      (byte >= 0x80 && byte < 0xa0 ? windows1252.charAt(byte - 0x80) : String.fromCharCode(byte)),
  );
}

/** The language itself knows UTF-8 only where an address is decoded. */
function decodeUtf8(bytes: ArrayLike<number>): string | undefined {
  const escaped = inPieces(bytes, (byte) =>
    byte >= 0x80 || byte === percent ? `%${byte.toString(16).padStart(2, '0')}` : String.fromCharCode(byte),
  );
  try {
    return decodeURIComponent(escaped);
  } catch {
    return undefined;
  }
}

const percent = 0x25;
const pieceLength = 8192;

function inPieces(bytes: ArrayLike<number>, characterOf: (byte: number) => string): string {
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length; start += pieceLength) {
    let piece = '';
    const end = Math.min(start + pieceLength, bytes.length);
    for (let at = start; at < end; at++) piece += characterOf(bytes[at] ?? 0);
    pieces.push(piece);
  }
  return pieces.join('');
}
