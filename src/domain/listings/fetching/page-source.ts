/** Why a page could not be fetched, or what the site said of the one it sent. */
export const fetchFaults = [
  'not-a-url',
  'not-reachable-scheme',
  'not-public',
  'name-not-public',
  'redirect-not-public',
  'redirect-not-web',
  'port-not-allowed',
  'unknown-host',
  'refused',
  'unreachable',
  'not-secure',
  'too-slow',
  'not-found',
  'gone',
  'login-needed',
  'blocked',
  'robots',
  'too-many-requests',
  'server-error',
  'broken-answer',
  'cut-short',
  'pdf',
  'picture',
  'not-html',
  'too-big',
  'too-many-redirects',
] as const;
export type FetchFault = (typeof fetchFaults)[number];

export type FetchedPage =
  | {
      kind: 'page';
      content: string;
      /** Address after redirects. */
      url: string;
      /** What is wrong with the page: told when no vehicle is read from it. */
      fault?: FetchFault;
    }
  | { kind: 'fault'; fault: FetchFault };

/** Where pages of other sites come from. */
export interface PageSource {
  fetch(url: string): Promise<FetchedPage>;
}
