import type {
  Category,
  Color,
  Condition,
  DriveType,
  FuelType,
  Transmission,
  Warranty,
} from '#domain/vehicles/vocabularies.ts';
import type { NounPhrase } from '../grammar/articles.ts';

/** What each body is called; the first name is the usual one. */
export const bodies = {
  Berlina: [{ text: 'berlina', gender: 'f' }],
  SUV: [{ text: 'SUV', gender: 'm' }],
  Crossover: [{ text: 'crossover', gender: 'm' }],
  Hatchback: [
    { text: 'due volumi', gender: 'f' },
    { text: 'hatchback', gender: 'f' },
  ],
  'Station Wagon': [{ text: 'station wagon', gender: 'f' }],
  Coupé: [{ text: 'coupé', gender: 'f' }],
  Cabrio: [{ text: 'cabrio', gender: 'f' }],
  Monovolume: [{ text: 'monovolume', gender: 'f' }],
  Pickup: [{ text: 'pickup', gender: 'm' }],
  Furgone: [{ text: 'furgone', gender: 'm' }],
  Sportiva: [{ text: 'sportiva', gender: 'f' }],
  Citycar: [{ text: 'citycar', gender: 'f' }],
} as const satisfies Record<Category, readonly NounPhrase[]>;

/** Masculine and feminine of each colour; names of things do not change. */
export const colors = {
  Bianco: { m: 'bianco', f: 'bianca' },
  Nero: { m: 'nero', f: 'nera' },
  Grigio: { m: 'grigio', f: 'grigia' },
  Rosso: { m: 'rosso', f: 'rossa' },
  Blu: { m: 'blu', f: 'blu' },
  Verde: { m: 'verde', f: 'verde' },
  Giallo: { m: 'giallo', f: 'gialla' },
  Arancione: { m: 'arancione', f: 'arancione' },
  Marrone: { m: 'marrone', f: 'marrone' },
  Viola: { m: 'viola', f: 'viola' },
  Argento: { m: 'argento', f: 'argento' },
  Oro: { m: 'oro', f: 'oro' },
  Beige: { m: 'beige', f: 'beige' },
  Bordeaux: { m: 'bordeaux', f: 'bordeaux' },
} as const satisfies Record<Color, { m: string; f: string }>;

/** "motore a benzina", "un'auto elettrica". */
export const fuels = {
  Benzina: { m: 'a benzina', f: 'a benzina' },
  Diesel: { m: 'diesel', f: 'diesel' },
  Elettrico: { m: 'elettrico', f: 'elettrica' },
  Ibrido: { m: 'ibrido', f: 'ibrida' },
  GPL: { m: 'a GPL', f: 'a GPL' },
  Metano: { m: 'a metano', f: 'a metano' },
  Idrogeno: { m: 'a idrogeno', f: 'a idrogeno' },
} as const satisfies Record<FuelType, { m: string; f: string }>;

export const gearboxes = {
  Manuale: 'cambio manuale',
  Automatica: 'cambio automatico',
  Robotizzata: 'cambio robotizzato',
  CVT: 'cambio CVT',
  Sequenziale: 'cambio sequenziale',
} as const satisfies Record<Transmission, string>;

export const drives = {
  Anteriore: 'trazione anteriore',
  FWD: 'trazione anteriore',
  Posteriore: 'trazione posteriore',
  RWD: 'trazione posteriore',
  Integrale: 'trazione integrale',
  AWD: 'trazione integrale',
  '4x4': 'trazione integrale 4x4',
} as const satisfies Record<DriveType, string>;

/** The wheels that move the car. */
export const wheels = {
  Anteriore: 'le ruote anteriori',
  FWD: 'le ruote anteriori',
  Posteriore: 'le ruote posteriori',
  RWD: 'le ruote posteriori',
  Integrale: 'tutte e quattro le ruote',
  AWD: 'tutte e quattro le ruote',
  '4x4': 'tutte e quattro le ruote',
} as const satisfies Record<DriveType, string>;

/** As a predicate: "è usata", "è a km 0". A damaged car is said to be so in sentences of its own. */
export const conditions = {
  Nuovo: { m: 'nuovo', f: 'nuova' },
  Usato: { m: 'usato', f: 'usata' },
  'Km 0': { m: 'a km 0', f: 'a km 0' },
  Aziendale: { m: 'aziendale', f: 'aziendale' },
  Semicollisione: { m: 'incidentato', f: 'incidentata' },
} as const satisfies Record<Condition, { m: string; f: string }>;

/** The warranty given, each in several wordings; no warranty has its own sentences. */
export const warranties = {
  'Nessuna garanzia': [],
  '6 mesi': ['garanzia di 6 mesi', 'garanzia di sei mesi'],
  '12 mesi': ['garanzia di 12 mesi', 'garanzia di un anno'],
  '18 mesi': ['garanzia di 18 mesi', 'garanzia di diciotto mesi'],
  '24 mesi': ['garanzia di 24 mesi', 'garanzia di due anni'],
  '36 mesi': ['garanzia di 36 mesi', 'garanzia di tre anni'],
  'Garanzia casa madre': ['garanzia della casa madre'],
  'Garanzia estesa': ['garanzia estesa'],
} as const satisfies Record<Warranty, readonly string[]>;
