import { isAscii } from 'node:buffer';

/** How far into a page its own charset statement is looked for. */
const headBytes = 4096;
/** Readable characters of UTF-8 for each unreadable one that make a page UTF-8 all the same. */
const readablePerBroken = 4;
const pieceBytes = 65_536;
const mostPieces = 4;

/**
 * A page's bytes as text: by byte order mark, then by what they are, then by content type and meta
 * element. Statements are often wrong and UTF-8 is unmistakable, so bytes that are UTF-8 (but for a
 * few, where the page was cut) are; what states nothing else is windows-1252, a superset of ISO-8859-1.
 */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const wide = byteOrderMark(bytes) ?? wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  const utf8 = decodeAs('utf-8', bytes, true) ?? mostlyUtf8(bytes);
  if (utf8 !== undefined) return utf8;
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');
  const stated = [contentType, /<meta[^>]{0,200}charset[^>]{0,100}/i.exec(head)?.[0] ?? ''].map(charsetIn);
  for (const charset of stated) {
    const text = isUnicode(charset) ? undefined : decodeAs(charset, bytes);
    if (text !== undefined) return text;
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

function byteOrderMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

/** UTF-16 without its mark: every other byte of markup is zero. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, 400);
  const zeros = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = start.length / 4;
  if (start.length < 8 || even + odd < many) return undefined;
  if (odd > even * 4) return 'utf-16le';
  return even > odd * 4 ? 'utf-16be' : undefined;
}

function mostlyUtf8(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(sampleOf(bytes));
  let broken = 0;
  let readable = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0xfffd) broken++;
    else if (code > 0x7f) readable++;
  }
  return readable > broken * readablePerBroken ? new TextDecoder().decode(bytes) : undefined;
}

/** The first pieces of a page that are not plain ASCII: only these tell charsets apart. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length && pieces.length < mostPieces; at += pieceBytes) {
    const piece = bytes.subarray(at, at + pieceBytes);
    if (!isAscii(piece)) pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

const charsetIn = (text: string) => /charset\s*=\s*["']?\s*([\w-]{1,40})/i.exec(text)?.[1];

/** Charsets the bytes were already found not to be in. */
const isUnicode = (charset: string | undefined) => /^(?:utf|unicode|ucs)/i.test(charset ?? '');

/** Undefined for a charset nobody knows, and with `fatal` for bytes that are not in it. */
function decodeAs(charset: string | undefined, bytes: Uint8Array, fatal = false): string | undefined {
  try {
    return charset === undefined ? undefined : new TextDecoder(charset, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}
