import type {
  Category,
  Color,
  DriveType,
  FuelType,
  Transmission,
  Warranty,
} from '#domain/vehicles/vocabularies.ts';
import type { NounPhrase } from '../grammar/articles.ts';

/** What each body is called; the first name is the usual one and its gender that of all. */
export const bodies = {
  Berlina: [{ text: 'berline', gender: 'f' }],
  SUV: [{ text: 'SUV', gender: 'm' }],
  Crossover: [{ text: 'crossover', gender: 'm' }],
  Hatchback: [
    { text: 'compacte', gender: 'f' },
    { text: 'berline compacte', gender: 'f' },
  ],
  'Station Wagon': [{ text: 'break', gender: 'm' }],
  Coupé: [{ text: 'coupé', gender: 'm' }],
  Cabrio: [{ text: 'cabriolet', gender: 'm' }],
  Monovolume: [{ text: 'monospace', gender: 'm' }],
  Pickup: [{ text: 'pick-up', gender: 'm' }],
  Furgone: [
    { text: 'fourgon', gender: 'm' },
    { text: 'utilitaire', gender: 'm' },
  ],
  Sportiva: [{ text: 'sportive', gender: 'f' }],
  Citycar: [{ text: 'citadine', gender: 'f' }],
} as const satisfies Record<Category, readonly NounPhrase[]>;

/** Masculine and feminine of each colour; colours named after things do not change. */
export const colors = {
  Bianco: { m: 'blanc', f: 'blanche' },
  Nero: { m: 'noir', f: 'noire' },
  Grigio: { m: 'gris', f: 'grise' },
  Rosso: { m: 'rouge', f: 'rouge' },
  Blu: { m: 'bleu', f: 'bleue' },
  Verde: { m: 'vert', f: 'verte' },
  Giallo: { m: 'jaune', f: 'jaune' },
  Arancione: { m: 'orange', f: 'orange' },
  Marrone: { m: 'marron', f: 'marron' },
  Viola: { m: 'violet', f: 'violette' },
  Argento: { m: 'gris argent', f: 'gris argent' },
  Oro: { m: 'doré', f: 'dorée' },
  Beige: { m: 'beige', f: 'beige' },
  Bordeaux: { m: 'bordeaux', f: 'bordeaux' },
} as const satisfies Record<Color, { m: string; f: string }>;

/** After a noun: "une citadine essence", "une berline à hydrogène". */
export const fuels = {
  Benzina: 'essence',
  Diesel: 'diesel',
  Elettrico: 'électrique',
  Ibrido: 'hybride',
  GPL: 'GPL',
  Metano: 'GNV',
  Idrogeno: 'à hydrogène',
} as const satisfies Record<FuelType, string>;

/** What the car runs on, as a verb with its complement. */
export const running = {
  Benzina: 'roule à l’essence',
  Diesel: 'roule au diesel',
  Elettrico: 'roule à l’électricité',
  Ibrido: 'roule en hybride',
  GPL: 'roule au GPL',
  Metano: 'roule au GNV',
  Idrogeno: 'roule à l’hydrogène',
} as const satisfies Record<FuelType, string>;

/** The engine by its fuel, always masculine. */
export const engines = {
  Benzina: ['moteur essence'],
  Diesel: ['moteur diesel', 'moteur diesel', 'diesel'],
  Elettrico: ['moteur électrique'],
  Ibrido: ['système hybride', 'moteur hybride'],
  GPL: ['moteur GPL'],
  Metano: ['moteur GNV'],
  Idrogeno: ['moteur à hydrogène'],
} as const satisfies Record<FuelType, readonly string[]>;

export const gearboxes = {
  Manuale: 'boîte manuelle',
  Automatica: 'boîte automatique',
  Robotizzata: 'boîte robotisée',
  CVT: 'boîte à variation continue',
  Sequenziale: 'boîte séquentielle',
} as const satisfies Record<Transmission, string>;

export const drives = {
  Anteriore: 'traction avant',
  FWD: 'traction avant',
  Posteriore: 'propulsion',
  RWD: 'propulsion',
  Integrale: 'transmission intégrale',
  AWD: 'transmission intégrale',
  '4x4': 'transmission 4x4',
} as const satisfies Record<DriveType, string>;

/** The wheels that move the car, for "aux …" and "les …". */
export const wheels = {
  Anteriore: 'roues avant',
  FWD: 'roues avant',
  Posteriore: 'roues arrière',
  RWD: 'roues arrière',
  Integrale: 'quatre roues',
  AWD: 'quatre roues',
  '4x4': 'quatre roues',
} as const satisfies Record<DriveType, string>;

interface WarrantyWord {
  text: string;
  /** The maker's is "la", one that the dealer gives is "une". */
  definite: boolean;
}

const given = (...texts: string[]): readonly WarrantyWord[] =>
  texts.map((text) => ({ text, definite: false }));

/** The warranty given, each in several wordings; no warranty has its own sentences. */
export const warranties: Record<Warranty, readonly WarrantyWord[]> = {
  'Nessuna garanzia': [],
  '6 mesi': given('garantie de 6 mois', 'garantie de six mois'),
  '12 mesi': given('garantie de 12 mois', 'garantie d’un an'),
  '18 mesi': given('garantie de 18 mois', 'garantie de dix-huit mois'),
  '24 mesi': given('garantie de 24 mois', 'garantie de deux ans'),
  '36 mesi': given('garantie de 36 mois', 'garantie de trois ans'),
  'Garanzia casa madre': [{ text: 'garantie constructeur', definite: true }],
  'Garanzia estesa': given('garantie étendue', 'extension de garantie'),
};
