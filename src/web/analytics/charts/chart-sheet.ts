/** What a chart shows, as a table: for who reads or hears it, and for the file. */
export interface ChartSheet {
  columns: readonly string[];
  rows: readonly (readonly SheetCell[])[];
}

/** As it is shown, and as a spreadsheet takes it. */
export interface SheetCell {
  shown: string;
  raw: string | number;
}

export const textCell = (text: string): SheetCell => ({ shown: text, raw: text });

export type SeriesLook = 'solid' | 'hatched';

export interface Series {
  name: string;
  look: SeriesLook;
}
