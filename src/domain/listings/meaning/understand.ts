import type { Vehicle, VehicleField } from '#domain/vehicles/vehicle.ts';
import type { Meaning } from './meaning.ts';
import { readColor } from './read-color.ts';
import { readDisplacement } from './read-displacement.ts';
import { readDoors } from './read-doors.ts';
import { readFuel } from './read-fuel.ts';
import { readMileage } from './read-mileage.ts';
import { readMake, readModel } from './read-name.ts';
import { readPower } from './read-power.ts';
import { readPrice } from './read-price.ts';
import { readWarranty } from './read-warranty.ts';
import { readWord } from './read-word.ts';
import { readYear } from './read-year.ts';

/** How the text of each field is read; `known` holds the fields before it in `vehicleFields`. */
const readers: { [F in VehicleField]: (text: string, known: Vehicle) => Meaning<NonNullable<Vehicle[F]>> } = {
  make: readMake,
  model: (text, { make }) => readModel(text, make),
  year: readYear,
  mileage: readMileage,
  fuelType: readFuel,
  transmission: (text) => readWord('transmission', text),
  power: readPower,
  price: readPrice,
  color: readColor,
  category: (text) => readWord('category', text),
  doors: (text, { category }) => readDoors(text, category),
  driveType: (text) => readWord('driveType', text),
  displacement: readDisplacement,
  condition: (text) => readWord('condition', text),
  warranty: readWarranty,
};

/** What a text on a page says about a field, in the vehicle's own units and labels. */
export const understand = <F extends VehicleField>(field: F, text: string, known: Vehicle = {}) =>
  readers[field](text, known) as Meaning<NonNullable<Vehicle[F]>>;
