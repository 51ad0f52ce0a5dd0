import { Agent, fetch, type Response } from 'undici';
import type { FetchedPage, FetchFault, PageSource } from '#domain/listings/page-source.ts';
import { checkedConnect, NotPublicError } from './checked-connect.ts';
import { decodePage } from './decode-page.ts';

const limits = { milliseconds: 10_000, bytes: 8 * 1024 * 1024, redirects: 5 };
const headers = {
  'user-agent': 'Autoscritto/1.0 (reads a listing at the request of its seller)',
  accept: 'text/html,application/xhtml+xml;q=0.9',
  'accept-language': 'it,en;q=0.8,de;q=0.7,fr;q=0.6,es;q=0.5',
};

/**
 * Fetches pages of other sites behind the guard of `checkedConnect`: public http(s) hosts only,
 * every redirect checked anew, bounded in time, size (after decompression) and redirects.
 * Anything unforeseen is a fault, never a page.
 */
export function createPageSource(settings: { allowHosts: readonly string[]; lookup?: Lookup }): PageSource {
  const dispatcher = new Agent({
    connect: checkedConnect(settings),
    connections: 4,
    headersTimeout: limits.milliseconds,
    bodyTimeout: limits.milliseconds,
    maxHeaderSize: 32 * 1024,
  });
  return {
    async fetch(url) {
      const signal = AbortSignal.timeout(limits.milliseconds);
      try {
        return await follow(url, (address) =>
          fetch(address, { dispatcher, headers, redirect: 'manual', signal, credentials: 'omit' }),
        );
      } catch (error) {
        return { kind: 'fault', fault: signal.aborted ? 'too-slow' : faultOf(error) };
      }
    },
  };
}

type Lookup = Parameters<typeof checkedConnect>[0]['lookup'];

async function follow(from: string, get: (address: URL) => Promise<Response>): Promise<FetchedPage> {
  let address = toWebAddress(from);
  for (let hops = 0; hops <= limits.redirects; hops++) {
    if (typeof address === 'string') return { kind: 'fault', fault: address };
    const response = await get(address);
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !location) return readPage(response, address);
    await response.body?.cancel();
    address = toWebAddress(location, address);
  }
  return { kind: 'fault', fault: 'too-many-redirects' };
}

function toWebAddress(text: string, base?: URL): URL | FetchFault {
  const address = URL.parse(text.trim(), base?.href);
  if (!address) return 'not-a-url';
  if (address.protocol !== 'http:' && address.protocol !== 'https:') return 'not-reachable-scheme';
  address.username = '';
  address.password = '';
  return address;
}

async function readPage(response: Response, address: URL): Promise<FetchedPage> {
  const fault = faultOfStatus(response.status) ?? faultOfType(response.headers.get('content-type'));
  if (fault) {
    await response.body?.cancel();
    return { kind: 'fault', fault };
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limits.bytes) return { kind: 'fault', fault: 'too-big' };
    chunks.push(chunk);
  }
  const content = decodePage(Buffer.concat(chunks), response.headers.get('content-type') ?? '');
  return { kind: 'page', content, url: address.href };
}

function faultOfStatus(status: number): FetchFault | undefined {
  if (status === 404 || status === 410) return 'not-found';
  if (status >= 500) return 'server-error';
  if (status >= 400) return 'blocked';
  return undefined;
}

function faultOfType(type: string | null): FetchFault | undefined {
  return type === null || /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(type) ? undefined : 'not-html';
}

function faultOf(error: unknown): FetchFault {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof NotPublicError) return 'not-public';
    const code = (cause as NodeJS.ErrnoException).code ?? '';
    if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(code)) return 'not-secure';
  }
  return 'unreachable';
}
