/** A link or picture elsewhere must neither sign anybody out nor begin to sign him in; browsers without the header are let through. */
export const isSentByAnotherSite = (headers: Headers): boolean =>
  ['cross-site', 'same-site'].includes(headers.get('sec-fetch-site') ?? '');
