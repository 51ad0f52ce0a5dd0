import { longestPage } from '#contract/longest-page.ts';
/** Why a file was not taken for a saved page. */
export type FileFault = 'notAPage' | 'tooBig' | 'empty' | 'unreadable';

const pageName = /\.(?:html?|xhtml|mht|mhtml|txt|csv|tsv|json)$/i;
const headBytes = 4096;
const letterLess = 0x3c;

/** The text of a saved page or stock list, by its own charset; a fault says what is wrong with the file. */
export async function readPageFile(file: File): Promise<{ content: string } | { fault: FileFault }> {
  if (!pageName.test(file.name) && !/^text\//.test(file.type)) return { fault: 'notAPage' };
  if (file.size > longestPage) return { fault: 'tooBig' };
  const buffer = await file.arrayBuffer().catch(() => undefined);
  if (!buffer) return { fault: 'unreadable' };
  const content = decode(new Uint8Array(buffer));
  if (content.includes('\0')) return { fault: 'notAPage' };
  return content.trim() === '' ? { fault: 'empty' } : { content };
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
