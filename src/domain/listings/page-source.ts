/** Why a page could not be fetched. */
export const fetchFaults = [
  'not-a-url',
  'not-reachable-scheme',
  'not-public',
  'not-found',
  'blocked',
  'server-error',
  'unreachable',
  'not-secure',
  'too-slow',
  'too-big',
  'too-many-redirects',
  'not-html',
] as const;
export type FetchFault = (typeof fetchFaults)[number];

export type FetchedPage =
  | { kind: 'page'; content: string /** Address after redirects. */; url: string }
  | { kind: 'fault'; fault: FetchFault };

/** Where pages of other sites come from. */
export interface PageSource {
  fetch(url: string): Promise<FetchedPage>;
}
