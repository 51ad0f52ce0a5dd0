import { vehicleFields } from '#domain/vehicles/vehicle.ts';

/**
 * What a column of a stock file can hold, in the order it is offered. `power` is in CV, `powerKw` in kilowatt,
 * `mileageMiles` in miles; `name` is make and model together, `notes` what the dealer typed beside the car, `ignore` nothing that is read.
 */
export const columnMeanings = [
  'name',
  ...vehicleFields,
  'powerKw',
  'mileageMiles',
  'version',
  'equipment',
  'notes',
  'currency',
  'ignore',
] as const;

export type ColumnMeaning = (typeof columnMeanings)[number];

/** Whether a stored word is still one of the meanings. */
export const isColumnMeaning = (word: string): word is ColumnMeaning =>
  (columnMeanings as readonly string[]).includes(word);
