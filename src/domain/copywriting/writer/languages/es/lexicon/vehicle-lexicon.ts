import type {
  Category,
  Color,
  Condition,
  DriveType,
  FuelType,
  Transmission,
  Warranty,
} from '#domain/vehicles/vocabularies.ts';
import type { Car } from '../../../../brief/car/car.ts';
import type { NounPhrase } from '../grammar/articles.ts';

/** What each body is called; all names of one body have one gender, so that colours agree with any of them. */
export const bodies = {
  Berlina: [{ text: 'berlina', gender: 'f' }],
  SUV: [{ text: 'SUV', gender: 'm' }],
  Crossover: [{ text: 'crossover', gender: 'm' }],
  Hatchback: [{ text: 'compacto', gender: 'm' }],
  'Station Wagon': [{ text: 'familiar', gender: 'm' }],
  Coupé: [{ text: 'coupé', gender: 'm' }],
  Cabrio: [
    { text: 'descapotable', gender: 'm' },
    { text: 'cabrio', gender: 'm' },
  ],
  Monovolume: [{ text: 'monovolumen', gender: 'm' }],
  Pickup: [{ text: 'pick-up', gender: 'm' }],
  Furgone: [{ text: 'furgoneta', gender: 'f' }],
  Sportiva: [{ text: 'deportivo', gender: 'm' }],
  Citycar: [
    { text: 'coche urbano', gender: 'm' },
    { text: 'urbano', gender: 'm' },
  ],
} as const satisfies Record<Category, readonly NounPhrase[]>;

/** Masculine and feminine of each colour; `of` is what follows "color". */
export const colors = {
  Bianco: { m: 'blanco', f: 'blanca', of: 'blanco' },
  Nero: { m: 'negro', f: 'negra', of: 'negro' },
  Grigio: { m: 'gris', f: 'gris', of: 'gris' },
  Rosso: { m: 'rojo', f: 'roja', of: 'rojo' },
  Blu: { m: 'azul', f: 'azul', of: 'azul' },
  Verde: { m: 'verde', f: 'verde', of: 'verde' },
  Giallo: { m: 'amarillo', f: 'amarilla', of: 'amarillo' },
  Arancione: { m: 'naranja', f: 'naranja', of: 'naranja' },
  Marrone: { m: 'marrón', f: 'marrón', of: 'marrón' },
  Viola: { m: 'violeta', f: 'violeta', of: 'violeta' },
  Argento: { m: 'plateado', f: 'plateada', of: 'plata' },
  Oro: { m: 'dorado', f: 'dorada', of: 'oro' },
  Beige: { m: 'beige', f: 'beige', of: 'beige' },
  Bordeaux: { m: 'burdeos', f: 'burdeos', of: 'burdeos' },
} as const satisfies Record<Color, { m: string; f: string; of: string }>;

/** "motor de gasolina", "una berlina eléctrica". */
export const fuels = {
  Benzina: { m: 'de gasolina', f: 'de gasolina' },
  Diesel: { m: 'diésel', f: 'diésel' },
  Elettrico: { m: 'eléctrico', f: 'eléctrica' },
  Ibrido: { m: 'híbrido', f: 'híbrida' },
  GPL: { m: 'de GLP', f: 'de GLP' },
  Metano: { m: 'de gas natural', f: 'de gas natural' },
  Idrogeno: { m: 'de hidrógeno', f: 'de hidrógeno' },
} as const satisfies Record<FuelType, { m: string; f: string }>;

export const gearboxes = {
  Manuale: 'cambio manual',
  Automatica: 'cambio automático',
  Robotizzata: 'cambio robotizado',
  CVT: 'cambio CVT',
  Sequenziale: 'cambio secuencial',
} as const satisfies Record<Transmission, string>;

/** Gearboxes that dealers call by their name. */
const namedGearboxes: Partial<Record<Transmission, RegExp>> = {
  Robotizzata: /(?<!\p{L})(?:DSG|S[ -]?tronic|PDK|EDC|DCT|TCT)(?!\p{L})/u,
  Automatica: /(?<!\p{L})(?:EAT ?\d|Steptronic|[79]G-?Tronic)(?!\p{L})/u,
};

/** "cambio manual"; "cambio automático DSG" where the car's name or the notes tell which one it is. */
export function gearboxOf({ transmission, model, notes }: Car): string | undefined {
  if (!transmission) return undefined;
  const told = [model, ...notes.map(({ text }) => text)].join(' ');
  const name = namedGearboxes[transmission]?.exec(told)?.[0];
  return name ? `cambio automático ${name}` : gearboxes[transmission];
}

export const drives = {
  Anteriore: 'tracción delantera',
  FWD: 'tracción delantera',
  Posteriore: 'propulsión trasera',
  RWD: 'propulsión trasera',
  Integrale: 'tracción integral',
  AWD: 'tracción integral',
  '4x4': 'tracción 4x4',
} as const satisfies Record<DriveType, string>;

/** The wheels that move the car. */
export const wheels = {
  Anteriore: 'las ruedas delanteras',
  FWD: 'las ruedas delanteras',
  Posteriore: 'las ruedas traseras',
  RWD: 'las ruedas traseras',
  Integrale: 'las cuatro ruedas',
  AWD: 'las cuatro ruedas',
  '4x4': 'las cuatro ruedas',
} as const satisfies Record<DriveType, string>;

/** After "es": "es de ocasión", "es vehículo de empresa"; a crashed car "está siniestrado". */
export const conditions = {
  Nuovo: ['nuevo'],
  Usato: ['de ocasión', 'de segunda mano'],
  'Km 0': ['un kilómetro cero'],
  Aziendale: ['vehículo de empresa', 'coche de empresa'],
  Semicollisione: ['siniestrado'],
} as const satisfies Record<Condition, readonly string[]>;

/** The warranty given, each in several wordings; no warranty has its own sentences. */
export const warranties = {
  'Nessuna garanzia': [],
  '6 mesi': ['garantía de 6 meses', 'garantía de seis meses', 'seis meses de garantía'],
  '12 mesi': ['garantía de 12 meses', 'garantía de un año', 'un año de garantía'],
  '18 mesi': ['garantía de 18 meses', 'garantía de dieciocho meses', 'dieciocho meses de garantía'],
  '24 mesi': ['garantía de 24 meses', 'garantía de dos años', 'dos años de garantía'],
  '36 mesi': ['garantía de 36 meses', 'garantía de tres años', 'tres años de garantía'],
  'Garanzia casa madre': ['garantía del fabricante', 'garantía de la marca'],
  'Garanzia estesa': ['garantía ampliada', 'garantía extendida'],
} as const satisfies Record<Warranty, readonly string[]>;
