import type {
  Category,
  Color,
  Condition,
  DriveType,
  FuelType,
  Transmission,
  Warranty,
} from '#domain/vehicles/vocabularies.ts';

/** What each body is called; the first name is the usual one. */
export const bodies = {
  Berlina: ['saloon'],
  SUV: ['SUV'],
  Crossover: ['crossover'],
  Hatchback: ['hatchback'],
  'Station Wagon': ['estate'],
  Coupé: ['coupé'],
  Cabrio: ['convertible'],
  Monovolume: ['MPV', 'people carrier'],
  Pickup: ['pick-up'],
  Furgone: ['van'],
  Sportiva: ['sports car'],
  Citycar: ['city car'],
} as const satisfies Record<Category, readonly string[]>;

export const colours = {
  Bianco: 'white',
  Nero: 'black',
  Grigio: 'grey',
  Rosso: 'red',
  Blu: 'blue',
  Verde: 'green',
  Giallo: 'yellow',
  Arancione: 'orange',
  Marrone: 'brown',
  Viola: 'purple',
  Argento: 'silver',
  Oro: 'gold',
  Beige: 'beige',
  Bordeaux: 'burgundy',
} as const satisfies Record<Color, string>;

/** Before a noun, and the power unit it goes with. */
export const fuels = {
  Benzina: { word: 'petrol', unit: 'engine' },
  Diesel: { word: 'diesel', unit: 'engine' },
  Elettrico: { word: 'electric', unit: 'motor' },
  Ibrido: { word: 'hybrid', unit: 'system' },
  GPL: { word: 'LPG', unit: 'engine' },
  Metano: { word: 'natural gas', unit: 'engine' },
  Idrogeno: { word: 'hydrogen', unit: 'powertrain' },
} as const satisfies Record<FuelType, { word: string; unit: string }>;

/** Before "gearbox". */
export const gearboxes = {
  Manuale: 'manual',
  Automatica: 'automatic',
  Robotizzata: 'semi-automatic',
  CVT: 'CVT',
  Sequenziale: 'sequential',
} as const satisfies Record<Transmission, string>;

export const drives = {
  Anteriore: 'front-wheel drive',
  FWD: 'front-wheel drive',
  Posteriore: 'rear-wheel drive',
  RWD: 'rear-wheel drive',
  Integrale: 'four-wheel drive',
  AWD: 'all-wheel drive',
  '4x4': 'four-wheel drive',
} as const satisfies Record<DriveType, string>;

/** The wheels that move the car. */
export const wheels = {
  Anteriore: 'the front wheels',
  FWD: 'the front wheels',
  Posteriore: 'the rear wheels',
  RWD: 'the rear wheels',
  Integrale: 'all four wheels',
  AWD: 'all four wheels',
  '4x4': 'all four wheels',
} as const satisfies Record<DriveType, string>;

/** Before the noun: "an ex-company estate". */
export const conditions = {
  Nuovo: 'new',
  Usato: 'used',
  'Km 0': 'pre-registered',
  Aziendale: 'ex-company',
  Semicollisione: 'accident-damaged',
} as const satisfies Record<Condition, string>;

/** The warranty given, each in several wordings, after "a"; no warranty has its own sentences. */
export const warranties = {
  'Nessuna garanzia': [],
  '6 mesi': ['six-month warranty', '6-month warranty'],
  '12 mesi': ['12-month warranty', 'one-year warranty'],
  '18 mesi': ['18-month warranty'],
  '24 mesi': ['24-month warranty', 'two-year warranty'],
  '36 mesi': ['36-month warranty', 'three-year warranty'],
  'Garanzia casa madre': ['manufacturer’s warranty'],
  'Garanzia estesa': ['extended warranty'],
} as const satisfies Record<Warranty, readonly string[]>;
