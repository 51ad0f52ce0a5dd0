import type { Response } from 'undici';
import type { FetchFault } from '#domain/listings/fetching/page-source.ts';
import { allowsPath } from './allows-path.ts';

const longest = 500 * 1024;
const keptMilliseconds = 60 * 60 * 1000;
const mostKept = 500;
/** Characters of all rules kept, some MB. */
const mostCharacters = 16_000_000;
/** What keeps a site's rules from us keeps its page too: it is not asked a second time. */
const final: readonly FetchFault[] = [
  'not-public',
  'name-not-public',
  'unknown-host',
  'refused',
  'not-secure',
  'too-slow',
];

type Get = (address: URL) => Promise<Response | FetchFault>;

/**
 * Asks a site's robots.txt, once an hour, whether we may ask for an address. A site without rules,
 * or whose rules cannot be read, has nothing against it.
 */
export function robotsRules(now: () => number = Date.now) {
  const known = new Map<string, { rules: string; until: number }>();
  let characters = 0;

  /** What speaks against asking; undefined when nothing does. */
  return async (address: URL, get: Get): Promise<FetchFault | undefined> => {
    let entry = known.get(address.origin);
    if (!entry || entry.until < now()) {
      const response = await get(new URL('/robots.txt', address));
      if (typeof response === 'string') return final.includes(response) ? response : undefined;
      entry = { rules: await readRules(response), until: now() + keptMilliseconds };
      if (known.size >= mostKept || characters > mostCharacters) {
        known.clear();
        characters = 0;
      }
      known.set(address.origin, entry);
      characters += entry.rules.length;
    }
    return allowsPath(entry.rules, address.pathname + address.search) ? undefined : 'robots';
  };
}

async function readRules(response: Response): Promise<string> {
  if (response.status !== 200) {
    await response.body?.cancel();
    return '';
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size > longest) break;
    }
  } catch {
    // Rules that break off are rules up to there.
  }
  return Buffer.concat(chunks).subarray(0, longest).toString('utf8');
}
