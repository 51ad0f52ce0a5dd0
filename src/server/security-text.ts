/** A year, the longest that a reader of such a file has to believe it. */
const lasts = 365 * 24 * 60 * 60_000;

/** `/.well-known/security.txt` as RFC 9116 has it: whom to tell of a hole. */
export function securityText({ origin, supportEmail }: { origin: string; supportEmail: string }, now: Date) {
  return [
    `Contact: mailto:${supportEmail}`,
    `Expires: ${new Date(now.getTime() + lasts).toISOString()}`,
    'Preferred-Languages: it, en, de, fr, es',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
