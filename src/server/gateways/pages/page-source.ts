import type { LookupFunction } from 'node:net';
import { Agent, fetch, type Response } from 'undici';
import type { FetchFault, PageSource } from '#domain/listings/fetching/page-source.ts';
import { checkedConnect } from './checked-connect.ts';
import { faultOfError } from './fault-of-error.ts';
import { readAnswer } from './read-answer.ts';
import { robotsRules } from './robots-rules.ts';
import { strangersLookup } from './strangers-lookup.ts';
import { type AddressRules, toWebAddress } from './web-address.ts';

const usualLimits = { milliseconds: 10_000, bytes: 8 * 1024 * 1024, redirects: 5 };
const headers = {
  'user-agent': 'Autoscritto/1.0 (reads a listing at the request of its seller)',
  accept: 'text/html,application/xhtml+xml;q=0.9',
  'accept-language': 'it,en;q=0.8,de;q=0.7,fr;q=0.6,es;q=0.5',
};

export interface PageSourceSettings extends AddressRules {
  /** Name servers for the names of strangers; the system's when empty. */
  dnsServers?: readonly string[];
  lookup?: LookupFunction;
  limits?: Partial<typeof usualLimits>;
}

/**
 * Fetches pages of other sites behind the guard of `checkedConnect`: public http(s) hosts only,
 * every redirect checked anew and asked of the site's robots.txt, bounded in time, size (after
 * decompression) and redirects. No cookie is kept and nothing of the user's is sent. Anything unforeseen
 * is a fault, never a page.
 */
export function createPageSource(settings: PageSourceSettings): PageSource {
  const { allowHosts, dnsServers: servers = [] } = settings;
  const limits = { ...usualLimits, ...settings.limits };
  const refusedByRobots = robotsRules();
  return {
    async fetch(url) {
      const signal = AbortSignal.timeout(limits.milliseconds);
      const lookup = settings.lookup ?? strangersLookup({ servers, signal });
      // One for each page, so that a look-up ends with the page it is for.
      const dispatcher = new Agent({
        connect: checkedConnect({ allowHosts, lookup }),
        headersTimeout: limits.milliseconds,
        bodyTimeout: limits.milliseconds,
        maxHeaderSize: 32 * 1024,
      });
      const get: Get = async (address) => {
        try {
          return await fetch(address, {
            dispatcher,
            headers,
            redirect: 'manual',
            signal,
            credentials: 'omit',
          });
        } catch (error) {
          return signal.aborted ? 'too-slow' : faultOfError(error);
        }
      };
      try {
        const answer = await follow(
          url,
          settings,
          limits.redirects,
          async (address) => (await refusedByRobots(address, get)) ?? get(address),
        );
        if ('fault' in answer) return { kind: 'fault', fault: answer.fault };
        return await readAnswer(answer.response, answer.address, limits.bytes);
      } finally {
        void dispatcher.destroy();
      }
    },
  };
}

type Get = (address: URL) => Promise<Response | FetchFault>;

async function follow(
  from: string,
  rules: AddressRules,
  mostHops: number,
  get: Get,
): Promise<{ response: Response; address: URL } | { fault: FetchFault }> {
  let address = toWebAddress(from, rules);
  for (let hops = 0; hops <= mostHops; hops++) {
    if (typeof address === 'string') return { fault: address };
    const response = await get(address);
    if (typeof response === 'string') return { fault: hops > 0 ? ofRedirect(response) : response };
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || !location) return { response, address };
    await response.body?.cancel();
    address = toWebAddress(location, rules, address);
  }
  return { fault: 'too-many-redirects' };
}

const ofRedirect = (fault: FetchFault): FetchFault =>
  fault === 'not-public' || fault === 'name-not-public' ? 'redirect-not-public' : fault;
