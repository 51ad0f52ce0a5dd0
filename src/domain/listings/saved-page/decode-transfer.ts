import { decodeBytes } from './decode-bytes.ts';

/**
 * The text of a part of a saved page, from quoted-printable, base64 or as it stands. Undefined for an
 * encoding nobody knows and for base64 that is cut off or holds anything else.
 */
export function decodeTransfer(body: string, encoding: string, charset?: string): string | undefined {
  switch (encoding.toLowerCase()) {
    case 'quoted-printable':
      return decodeQuotedPrintable(body, charset ?? charsetInHead(body));
    case 'base64':
      return decodeBase64(body, charset);
    case '':
    case '7bit':
    case '8bit':
    case 'binary':
      return body;
    default:
      return undefined;
  }
}

/** Chrome states the charset in the page itself: `<meta … charset=3Dutf-8">`. */
const charsetInHead = (body: string) =>
  /<meta[^>]{0,200}charset=(?:3D)?["']?([\w-]{1,40})/i.exec(body.slice(0, headLength))?.[1];
const headLength = 4096;

/** Characters beyond ASCII come as runs of `=XX`, which are decoded together. */
function decodeQuotedPrintable(body: string, charset: string | undefined): string {
  return body
    .replace(/=[ \t]{0,76}\r?\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/gi, (run) => decodeBytes(bytesOf(run), charset));
}

function bytesOf(run: string): Uint8Array {
  const bytes = new Uint8Array(run.length / 3);
  for (let at = 0; at < bytes.length; at++) {
    bytes[at] = Number.parseInt(run.slice(at * 3 + 1, at * 3 + 3), 16);
  }
  return bytes;
}

function decodeBase64(body: string, charset: string | undefined): string | undefined {
  const digits = body.replace(/[\r\n\t ]+/g, '').replace(/={1,2}$/, '');
  if (digits.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let length = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = digitByCode[digits.charCodeAt(at)] ?? unknown;
    if (digit === unknown) return undefined;
    bits = ((bits << 6) | digit) & 0xffff;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes[length++] = (bits >> held) & 0xff;
  }
  const head = String.fromCharCode(...bytes.subarray(0, headLength));
  return decodeBytes(bytes, charset ?? charsetInHead(head));
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const unknown = 255;
const digitByCode = new Uint8Array(128).fill(unknown);
for (let value = 0; value < alphabet.length; value++) digitByCode[alphabet.charCodeAt(value)] = value;
