/** How far into a page its own charset statement is looked for. */
const headBytes = 4096;

/** A page's bytes as text, by byte order mark, then content type, then its own meta element, else UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');
  const stated =
    byteOrderMark(bytes) ??
    charsetIn(contentType) ??
    charsetIn(/<meta[^>]{0,200}charset[^>]{0,100}/i.exec(head)?.[0] ?? '');
  return decoder(stated).decode(bytes);
}

function byteOrderMark([first, second]: Uint8Array): string | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return undefined;
}

const charsetIn = (text: string) => /charset\s*=\s*["']?\s*([\w-]{1,40})/i.exec(text)?.[1];

function decoder(charset: string | undefined) {
  try {
    return new TextDecoder(charset ?? 'utf-8');
  } catch {
    // A charset nobody knows: UTF-8 reads the letters that matter.
    return new TextDecoder('utf-8');
  }
}
