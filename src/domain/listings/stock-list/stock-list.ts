import type { Incomplete, VehicleReading } from '../listing-reading.ts';
import type { ColumnMeaning } from './column-meaning.ts';

/** Vehicles read of one file: a dealer with more has a file for each site. */
export const mostVehicles = 2000;
/** Lines read of one file: titles and a header stand above the vehicles. */
export const mostLines = mostVehicles + 20;

/** Of a cell more is not read, in UTF-16 units. */
export const longestCell = 5000;

/** A column of a stock file as the seller is asked about it. */
export interface FileColumn {
  header: string;
  /** Three values of it at most, that differ. */
  samples: string[];
  /** What it is read as; absent where that is not known. */
  meaning?: ColumnMeaning;
  /** What its values look like, where its meaning is not known. */
  proposal?: ColumnMeaning;
}

/** What was made of lines that belong to a table. */
export interface StockList {
  readings: VehicleReading[];
  /** Lines that state something of a car and do not name it. */
  incomplete: Incomplete[];
  columns: FileColumn[];
  /** Whether its lines name cars, as far as makes tell: in one column, somewhere or nowhere. */
  cars: 'in-column' | 'somewhere' | 'nowhere';
  /** There are more vehicles than were read. */
  isCut: boolean;
}
