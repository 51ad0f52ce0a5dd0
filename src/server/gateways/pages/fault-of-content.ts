import type { FetchFault } from '#domain/listings/fetching/page-source.ts';

/** How files begin that are no page: what, at which byte, as Latin-1. */
const signatures: readonly (readonly [FetchFault, number, string])[] = [
  ['pdf', 0, '%PDF-'],
  ['picture', 0, '\x89PNG'],
  ['picture', 0, '\xff\xd8\xff'],
  ['picture', 0, 'GIF8'],
  ['picture', 8, 'WEBP'],
  ['picture', 4, 'ftypavif'],
  ['picture', 4, 'ftypheic'],
  ['not-html', 4, 'ftyp'],
  ['not-html', 0, 'PK\x03\x04'],
  ['not-html', 0, '\x1f\x8b'],
  ['not-html', 0, 'Rar!'],
  ['not-html', 0, '\x7fELF'],
];
const htmlType = /^\s*(?:text\/html|application\/xhtml\+xml)\b/i;
const startsAsHtml = /^(?:\xef\xbb\xbf)?\s{0,200}<(?:!doctype|!--|\?xml|[a-z])/i;

/**
 * What a file is that is no page, by its first bytes and then by what its type says; undefined for a
 * page. Types lie both ways: pictures are sent as text/html, pages as octet streams.
 */
export function faultOfContent(type: string | null, start: Uint8Array): FetchFault | undefined {
  const text = Buffer.from(start.subarray(0, 512)).toString('latin1');
  const signature = signatures.find(([, at, bytes]) => text.startsWith(bytes, at));
  if (signature) return signature[0];
  if (type === null || htmlType.test(type)) return undefined;
  if (/^\s*image\//i.test(type) && !/svg/i.test(type)) return 'picture';
  if (/^\s*application\/pdf\b/i.test(type)) return 'pdf';
  const mayBePage = /^\s*(?:text\/plain|application\/(?:octet-stream|xml)|text\/xml)\b/i.test(type);
  return mayBePage && startsAsHtml.test(text) ? undefined : 'not-html';
}
