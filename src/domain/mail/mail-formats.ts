/** Money and days as a mail writes them; `locale` as in `it-IT`. */
export function mailFormats(locale: string) {
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Rome' });
  const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    /** From cents. */
    money: (cents: number) => money.format(cents / 100),
    /** From a month written `2026-10`. */
    month: (iso: string) => month.format(new Date(`${iso}-01`)),
    number: (value: number) => number.format(value),
    /** From an ISO instant or day. */
    day: (iso: string) => day.format(new Date(iso)),
  };
}
