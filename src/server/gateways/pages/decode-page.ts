/** How far into a page its own charset statement is looked for. */
const headBytes = 4096;

/**
 * A page's bytes as text: by byte order mark, then content type, then its own meta element. One that
 * states nothing is UTF-8 or, where it cannot be that, windows-1252, a superset of ISO-8859-1.
 */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');
  const stated =
    byteOrderMark(bytes) ??
    charsetIn(contentType) ??
    charsetIn(/<meta[^>]{0,200}charset[^>]{0,100}/i.exec(head)?.[0] ?? '');
  return (
    decodeAs(stated, bytes) ?? decodeAs('utf-8', bytes, true) ?? new TextDecoder('windows-1252').decode(bytes)
  );
}

function byteOrderMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

const charsetIn = (text: string) => /charset\s*=\s*["']?\s*([\w-]{1,40})/i.exec(text)?.[1];

/** Undefined for a charset nobody knows, and with `fatal` for bytes that are not in it. */
function decodeAs(charset: string | undefined, bytes: Uint8Array, fatal = false): string | undefined {
  try {
    return charset === undefined ? undefined : new TextDecoder(charset, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}
