import type { FetchFault } from '#domain/listings/fetching/page-source.ts';

/** What the status says of the page; undefined where nothing is wrong. */
export function faultOfStatus(status: number): FetchFault | undefined {
  if (status === 401) return 'login-needed';
  if (status === 404) return 'not-found';
  if (status === 410) return 'gone';
  if (status === 429) return 'too-many-requests';
  if (status >= 500) return 'server-error';
  return status >= 300 ? 'blocked' : undefined;
}
