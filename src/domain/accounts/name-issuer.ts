/** Returns what people call a provider: `Google`, or the host of its address. */
export function nameIssuer(issuer: string): string {
  const host = /^https?:\/\/([^/]+)/.exec(issuer)?.[1] ?? issuer;
  return host === 'accounts.google.com' ? 'Google' : host;
}
