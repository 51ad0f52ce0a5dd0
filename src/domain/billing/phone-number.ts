/** Whether a text is a telephone number as people write one: 6 to 15 digits, the country in front if they like. */
export function isPhoneNumber(typed: string): boolean {
  return /^\+?[\d\s()./-]+$/.test(typed) && /^\d{6,15}$/.test(typed.replace(/\D/g, ''));
}
