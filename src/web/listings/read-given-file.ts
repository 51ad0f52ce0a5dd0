import { longestPage } from '#contract/longest-page.ts';

/** Why a file was not taken for a page or a stock file. */
export type FileFault = 'otherKind' | 'tooBig' | 'empty' | 'unreadable';

const knownName = /\.(?:html?|xhtml|mht|mhtml|txt|csv|tsv|json|xml|xls|xlsx|xlsm|xlsb|ods)$/i;
const headBytes = 4096;
const letterLess = 0x3c;

/**
 * The text of a saved page or stock file, by its own charset, or an Excel file in base64, for the server to open; a
 * fault says what is wrong with the file.
 */
export async function readGivenFile(
  file: File,
): Promise<{ content: string } | { workbook: string } | { fault: FileFault }> {
  if (!knownName.test(file.name) && !/^text\//.test(file.type)) return { fault: 'otherKind' };
  if (file.size > longestPage) return { fault: 'tooBig' };
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return { fault: 'unreadable' };
  const bytes = new Uint8Array(buffer);
  if (isWorkbook(bytes)) return { workbook: base64Of(bytes) };
  const content = decode(bytes);
  if (content.includes('\0')) return { fault: 'otherKind' };
  return content.trim() === '' ? { fault: 'empty' } : { content };
}

/** By its first bytes, whatever its name: a zip archive, or a Compound File as Excel wrote until 2003. */
const isWorkbook = ([a, b, c, d]: Uint8Array) =>
  (a === 0x50 && b === 0x4b && c === 3 && d === 4) || (a === 0xd0 && b === 0xcf && c === 0x11 && d === 0xe0);

function base64Of(bytes: Uint8Array): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += headBytes) {
    letters += String.fromCharCode(...bytes.subarray(at, at + headBytes));
  }
  return btoa(letters);
}

/** By byte order mark or the zero bytes of UTF-16, else by the charset the page states, else UTF-8 where it can be that, else windows-1252. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === letterLess && second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0 && second === letterLess) return new TextDecoder('utf-16be').decode(bytes);
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, headBytes));
  const stated = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w-]{1,40})/i.exec(head)?.[1];
  return (
    decodeAs(stated, bytes, false) ??
    decodeAs('utf-8', bytes, true) ??
    new TextDecoder('windows-1252').decode(bytes)
  );
}

function decodeAs(charset: string | undefined, bytes: Uint8Array, fatal: boolean): string | undefined {
  try {
    return charset === undefined ? undefined : new TextDecoder(charset, { fatal }).decode(bytes);
  } catch {
    return undefined;
  }
}
