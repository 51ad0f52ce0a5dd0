import type { FetchFault } from '#domain/listings/fetching/page-source.ts';

/** Where web pages are served; anything else is somebody's database, mail or shell. */
const webPorts: readonly number[] = [80, 443, 8080, 8443];

/** Which addresses may be asked at all, before any name is looked up. */
export interface AddressRules {
  /** Exact `host:port` pairs that may be reached whatever they are. */
  allowHosts: readonly string[];
  ports?: readonly number[] | undefined;
}

/** The address as it will be asked, without name and password; `base` is the page that led to it. */
export function toWebAddress(text: string, rules: AddressRules, base?: URL): URL | FetchFault {
  const address = URL.parse(text.trim(), base?.href);
  if (!address) return base ? 'redirect-not-web' : 'not-a-url';
  if (address.protocol !== 'http:' && address.protocol !== 'https:') {
    return base ? 'redirect-not-web' : 'not-reachable-scheme';
  }
  address.username = '';
  address.password = '';
  const port = address.port || (address.protocol === 'https:' ? '443' : '80');
  const isAllowed = rules.allowHosts.includes(`${address.hostname}:${port}`);
  return isAllowed || (rules.ports ?? webPorts).includes(Number(port)) ? address : 'port-not-allowed';
}
