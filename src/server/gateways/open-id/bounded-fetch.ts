import type { CustomFetch } from 'openid-client';

/** Far more than any issuer's metadata, keys or tokens take. */
const mostBytes = 512 * 1024;

/** The issuer did not answer: down, too slow, or far too much. */
export class IssuerSilent extends Error {
  constructor(cause: unknown) {
    const { name, cause: inner } = cause instanceof Error ? cause : new Error();
    const code = inner instanceof Error && 'code' in inner ? ` ${inner.code}` : '';
    super(`no answer: ${name}${code}`);
    this.name = 'IssuerSilent';
  }
}

/** Fetch whose body, too, is read within the request's time, and not beyond a size. */
export const boundedFetch: CustomFetch = async (url, options) => {
  try {
    const { status, headers, body } = await fetch(url, options as RequestInit);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw new RangeError('the answer is too long');
      chunks.push(chunk);
    }
    return new Response(bytes > 0 ? Buffer.concat(chunks) : null, { status, headers });
  } catch (cause) {
    throw new IssuerSilent(cause);
  }
};
