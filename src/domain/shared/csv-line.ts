/**
 * A line of a table as RFC 4180 has it, but with semicolons, as Excel expects them wherever a comma parts euros from
 * cents. What a spreadsheet would take for a formula is text by an apostrophe before it, also within a cell: one that
 * takes commas for the borders of cells looks at no quotes in the middle of its own.
 */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(';')}\r\n`;

/** Below nought, and nothing to compute: an apostrophe would make a text of it, which no sum counts. */
const negative = /^-\d+(?:[.,]\d+)?$/;

function cellOf(value: string): string {
  if (negative.test(value)) return value.includes(',') ? `"${value}"` : value;
  const harmless = value.replace(/(^|[,;\t|])(?=["'\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20])/g, "$1'");
  return /[";\r\n,]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
