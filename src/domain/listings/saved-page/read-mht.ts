import { decodeTransfer } from './decode-transfer.ts';
import { type Headers, parameterOf, readHeaders } from './read-headers.ts';

/** The page in a saved file, and where it stood. */
export interface SavedPage {
  html: string;
  url: string | undefined;
}

const headLength = 4000;
const deepest = 4;
const mostParts = 2000;

/**
 * The page in an archive as browsers save it (`.mht`, `.mhtml`, RFC 2557). Undefined for text that is
 * no archive; `broken` for one that is cut off within its page, is badly encoded, or holds no page.
 */
export function readMht(content: string): SavedPage | 'broken' | undefined {
  const start = content.search(/\S/);
  if (start < 0 || !/^[\w-]{2,40}:/.test(content.slice(start, start + 42))) return undefined;
  if (!/^content-type:\s*multipart\//im.test(content.slice(start, start + headLength))) return undefined;
  const page = findPage(content.slice(start), 0);
  if (!page) return 'broken';
  return { html: page.html, url: page.url && /^https?:\/\//i.test(page.url) ? page.url : undefined };
}

/** The root among the parts of a multipart, or in the multiparts inside it. */
function findPage(message: string, depth: number): SavedPage | undefined {
  const head = readHeaders(message);
  const type = head?.fields.get('content-type') ?? '';
  const boundary = parameterOf(type, 'boundary');
  if (!head || !boundary || depth > deepest) return undefined;
  const parts = partsOf(message.slice(head.bodyAt), boundary);
  const start = parameterOf(type, 'start');
  const root = parts.find(({ head: { fields } }) => start && fields.get('content-id') === start);
  for (const part of root ? [root, ...parts] : parts) {
    const kind = part.head.fields.get('content-type') ?? '';
    const isPage = /^(?:text\/html|application\/xhtml\+xml)/i.test(kind);
    if (isPage) return pageOf(part, kind, head.fields.get('snapshot-content-location'));
    const page = /^multipart\//i.test(kind) ? findPage(part.text, depth + 1) : undefined;
    if (page) return page;
  }
  return undefined;
}

interface Part {
  text: string;
  head: Headers;
  isComplete: boolean;
}

function partsOf(body: string, boundary: string): Part[] {
  const parts: Part[] = [];
  const delimiter = `--${boundary}`;
  let at = delimiterFrom(body, delimiter, 0);
  while (at >= 0 && parts.length < mostParts) {
    const after = at + delimiter.length;
    const line = body.indexOf('\n', after);
    if (line < 0 || body.startsWith('--', after)) break;
    at = delimiterFrom(body, delimiter, line);
    const text = body.slice(line + 1, at < 0 ? body.length : at);
    const head = readHeaders(text);
    if (head) parts.push({ text, head, isComplete: at >= 0 });
  }
  return parts;
}

/** Where a line is this delimiter, -1 where none is; another boundary may begin with the same words. */
function delimiterFrom(body: string, delimiter: string, from: number): number {
  for (let at = body.indexOf(delimiter, from); at >= 0; at = body.indexOf(delimiter, at + 1)) {
    const isLine = at === 0 || body[at - 1] === '\n';
    if (isLine && /^(?:--)?[ \t]*(?:\r?\n|$)/.test(body.slice(at + delimiter.length).slice(0, 80))) return at;
  }
  return -1;
}

function pageOf({ text, head, isComplete }: Part, type: string, address?: string): SavedPage | undefined {
  if (!isComplete) return undefined;
  const encoding = head.fields.get('content-transfer-encoding') ?? '';
  const html = decodeTransfer(text.slice(head.bodyAt), encoding, parameterOf(type, 'charset'));
  return html === undefined ? undefined : { html, url: address ?? head.fields.get('content-location') };
}
