/** Money and days as a mail writes them; `locale` as in `it-IT`. */
export function mailFormats(locale: string) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  return {
    /** From cents. */
    money: (cents: number) => money.format(cents / 100),
    /** From an ISO instant or day. */
    day: (iso: string) => day.format(new Date(iso)),
  };
}
