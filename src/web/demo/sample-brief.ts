import type { Localised } from '#domain/shared/localised.ts';
import type { Targeting } from '#domain/vehicles/targeting.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';

/** The car of the demo: its fields come prefilled with it, its texts are written from it. */
export const sampleVehicle = {
  make: 'Volvo',
  model: 'V60',
  year: 2021,
  mileage: 68_500,
  fuelType: 'Diesel',
  color: 'Blu',
  transmission: 'Automatica',
  power: 150,
  price: 24_900,
  driveType: 'Anteriore',
  displacement: 1969,
  category: 'Station Wagon',
  doors: 5,
  condition: 'Usato',
  warranty: '12 mesi',
} as const satisfies Required<Vehicle>;

/** Ticked at the start of the demo. */
export const sampleTargeting: Targeting = {
  targetCustomers: ['Famiglia con bambini'],
  vehicleTypes: ['Station wagon'],
  intendedUse: ['Viaggi lunghi', 'Uso familiare'],
  sellingPoints: ['Comfort / Silenziosità'],
};

/** Notes as a seller of each country would type them. */
export const sampleNotes: Localised = {
  it: 'sedili riscaldati, gancio di traino, telecamera posteriore',
  en: 'heated seats, towbar, reversing camera',
  de: 'Sitzheizung, Anhängerkupplung, Rückfahrkamera',
  fr: 'sièges chauffants, attelage, caméra de recul',
  es: 'asientos calefactables, bola de remolque, cámara trasera',
};

/** The address in the demo's link field; it belongs to nobody. */
export const sampleUrl = 'https://www.example.com/annunci/volvo-v60-2021';

/** Decides the wording of the three texts. */
export const sampleSeed = 2;
