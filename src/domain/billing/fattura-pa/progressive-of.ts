/**
 * Five characters that tell a document from every other of the same sender (ProgressivoInvio and file
 * name): the year within 36, and its number in base 36.
 */
export function progressiveOf(number: string): string {
  const [year = 0, ofYear = 0] = number.split('/').map(Number);
  return `${(year % 36).toString(36)}${ofYear.toString(36).padStart(4, '0')}`.toUpperCase();
}
