/** A month as a field of months gives it or as people type it (`2027-05`, `05/2027`, `5.27`) as `2027-05`; undefined for anything else. */
export function parseMonth(typed: string): string | undefined {
  const text = typed.trim();
  const iso = /^(\d{4})-(\d{1,2})$/.exec(text);
  const usual = /^(\d{1,2})\s?[/.-]\s?(\d{4}|\d{2})$/.exec(text);
  const [year, month] = iso ? [iso[1], iso[2]] : usual ? [usual[2], usual[1]] : [];
  const number = Number(month);
  if (!year || number < 1 || number > 12) return undefined;
  const whole = year.length === 2 ? 2000 + Number(year) : Number(year);
  return whole >= 1900 && whole <= 2100 ? `${whole}-${String(number).padStart(2, '0')}` : undefined;
}

/** `2027-05` as `05/2027`. */
export const typedMonth = (month: string): string => month.split('-').toReversed().join('/');
