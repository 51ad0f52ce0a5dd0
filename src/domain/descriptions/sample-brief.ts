import { type Brief, briefSchema } from '../vehicles/brief.ts';

/** The made-up car of the public pages' examples. */
export const sampleBrief: Brief = briefSchema.parse({
  make: 'Skoda',
  model: 'Octavia Wagon',
  year: 2021,
  mileage: 58_400,
  fuelType: 'Diesel',
  color: 'Grigio',
  transmission: 'Automatica',
  power: 150,
  price: 22_900,
  driveType: 'Anteriore',
  displacement: 1968,
  doors: 5,
  category: 'Station Wagon',
  condition: 'Usato',
  warranty: '12 mesi',
  targetCustomers: ['Famiglia con bambini', 'Pendolare'],
  vehicleTypes: ['Station wagon'],
  intendedUse: ['Viaggi lunghi', 'Uso familiare'],
  sellingPoints: ['Bassi consumi', 'Comfort / Silenziosità'],
  notes: 'gancio di traino, Apple CarPlay, sedili anteriori riscaldati, tagliandi documentati',
});

/** The seed its texts are written with. */
export const sampleSeed = 1;
