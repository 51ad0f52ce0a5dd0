/**
 * An e-mail as it stays in what can never be erased: `mario@dealer.it` becomes `m…@d….it`. Enough to know
 * what was meant beside the id, too little to know who it was.
 */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}…@${host.slice(0, 1)}….${host.split('.').at(-1) ?? ''}`;
}
