/**
 * Whether eleven digits are a partita IVA, or the codice fiscale of a company: the last digit is checked
 * by doubling every second one (DM 23 December 1976, art. 2). Nothing but digits is taken.
 */
export function isPartitaIva(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^0{7}/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
