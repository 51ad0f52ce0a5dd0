/**
 * A line of a table as RFC 4180 has it, but with semicolons, as Excel expects them wherever a comma parts euros from
 * cents. What a spreadsheet would take for a formula is text by an apostrophe before it.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(';')}\r\n`;

function cellOf(value: string): string {
  const harmless = /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value;
  return /[";\r\n,]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
