import type { VehicleField } from '#domain/vehicles/vehicle.ts';
import { understand } from '../meaning/understand.ts';

const longestCell = 80;

/** Cells that say by themselves what they are; the first pattern that fits is it. */
const cells: readonly [VehicleField, RegExp][] = [
  ['mileage', /^(?:km\.? ?[1-9][\d.,'’ ]*|[1-9][\d.,'’ ]* ?(?:km|kms|miles|mi))$/i],
  ['power', /^\d{2,4} ?kw(?: ?[(/-]? ?\d{2,4} ?(?:ps|cv|hp|ch)\)?)?$/i],
  ['power', /^\d{2,4} ?(?:ps|cv|hp|ch)(?: ?[(/-]? ?\d{2,4} ?kw\)?)?$/i],
  ['price', /^(?:(?:€|eur) ?\d[\d.,' ]*|\d[\d.,' ]* ?(?:€|eur|euro))(?:,?-+)?$/i],
  ['displacement', /^\d[\d.,]{2,5} ?(?:cc|ccm|cm³|cm3)$/i],
  ['year', /^(?:(?:0?[1-9]|[12]\d|3[01])[./-])?(?:0?[1-9]|1[0-2])[./-](?:19[5-9]|20[0-4])\d$/],
  ['year', /^(?:19[5-9]|20[0-4])\d(?:-(?:0[1-9]|1[0-2])(?:-\d\d)?)?$/],
  ['fuelType', /^[\p{L} /-]{3,25}$/u],
  ['transmission', /^[\p{L}\d -]{3,25}$/u],
  ['color', /^[\p{L} ]{3,25}$/u],
  ['category', /^[\p{L} /-]{3,25}$/u],
  ['condition', /^(?!no$|new$)[\p{L} ]{3,20}$/iu],
];

/** The field whose value a cell is beyond doubt, without a header; undefined for any other cell. */
export function fieldInCell(cell: string): VehicleField | undefined {
  if (cell.length > longestCell) return undefined;
  return cells.find(([field, pattern]) => {
    const meaning = pattern.test(cell) ? understand(field, cell) : undefined;
    return meaning !== undefined && 'value' in meaning;
  })?.[0];
}
