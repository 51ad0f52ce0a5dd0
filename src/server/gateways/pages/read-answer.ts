import type { Response } from 'undici';
import type { FetchedPage, FetchFault } from '#domain/listings/fetching/page-source.ts';
import { decodePage } from './decode-page.ts';
import { faultOfContent } from './fault-of-content.ts';
import { faultOfError } from './fault-of-error.ts';
import { faultOfStatus } from './fault-of-status.ts';

/**
 * The page in an answer, at most `mostBytes` of it after decompression. What the site said against it,
 * and a body that broke off, go with the page: it may hold the vehicle all the same.
 */
export async function readAnswer(response: Response, address: URL, mostBytes: number): Promise<FetchedPage> {
  const type = response.headers.get('content-type');
  const ofStatus = faultOfStatus(response.status);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let broken: FetchFault | undefined;
  try {
    // Leaving the loop early closes the connection.
    for await (const chunk of response.body ?? []) {
      const noPage = size === 0 ? faultOfContent(type, chunk) : undefined;
      if (noPage) return { kind: 'fault', fault: ofStatus ?? noPage };
      size += chunk.byteLength;
      if (size > mostBytes) return { kind: 'fault', fault: 'too-big' };
      chunks.push(chunk);
    }
  } catch (error) {
    broken = faultOfBody(error);
  }
  const fault = ofStatus ?? broken;
  if (fault && size === 0) return { kind: 'fault', fault };
  if (size === 0 && faultOfContent(type, new Uint8Array())) return { kind: 'fault', fault: 'not-html' };
  const content = decodePage(Buffer.concat(chunks), type ?? '');
  return { kind: 'page', content, url: address.href, ...(fault ? { fault } : {}) };
}

/** A body that ends by our own deadline is slow, one that ends otherwise is cut short or unreadable. */
function faultOfBody(error: unknown): FetchFault {
  if (error instanceof Error && /^(?:TimeoutError|AbortError)$/.test(error.name)) return 'too-slow';
  const fault = faultOfError(error);
  return fault === 'unreachable' ? 'cut-short' : fault;
}
