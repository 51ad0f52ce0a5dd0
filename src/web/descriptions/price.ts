/** Euro as people type them ("12.900", "12 900,50", "€ 12900"), in cents; undefined when left out. */
export function centsOf(typed: string): number | undefined | 'wrong' {
  const bare = typed.replace(/[\s€'’]|EUR/gi, '');
  if (bare === '') return undefined;
  const parts = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!parts) return 'wrong';
  const [, euro = '', cents = ''] = parts;
  const amount = Number(euro.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
  return amount <= 1_000_000_000 ? amount : 'wrong';
}

/** Cents as they are typed. */
export function euroOf(cents: number | undefined): string {
  if (cents === undefined) return '';
  const rest = cents % 100;
  return `${Math.trunc(cents / 100)}${rest ? `,${String(rest).padStart(2, '0')}` : ''}`;
}
