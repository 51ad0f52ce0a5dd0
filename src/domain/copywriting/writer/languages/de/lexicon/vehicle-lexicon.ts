import type {
  Category,
  Color,
  Condition,
  DriveType,
  FuelType,
  Transmission,
  Warranty,
} from '#domain/vehicles/vocabularies.ts';
import type { NounPhrase } from '../grammar/nouns.ts';

/** What each body is called in the German trade. */
export const bodies = {
  Berlina: [{ text: 'Limousine', gender: 'f' }],
  SUV: [{ text: 'SUV', gender: 'm' }],
  Crossover: [{ text: 'Crossover', gender: 'm' }],
  Hatchback: [{ text: 'Kompaktwagen', gender: 'm' }],
  'Station Wagon': [{ text: 'Kombi', gender: 'm' }],
  Coupé: [{ text: 'Coupé', gender: 'n' }],
  Cabrio: [
    { text: 'Cabrio', gender: 'n' },
    { text: 'Cabriolet', gender: 'n' },
  ],
  Monovolume: [{ text: 'Van', gender: 'm' }],
  Pickup: [{ text: 'Pick-up', gender: 'm' }],
  Furgone: [
    { text: 'Transporter', gender: 'm' },
    { text: 'Kastenwagen', gender: 'm' },
  ],
  Sportiva: [{ text: 'Sportwagen', gender: 'm' }],
  Citycar: [
    { text: 'Kleinwagen', gender: 'm' },
    { text: 'Kleinwagen', gender: 'm' },
    { text: 'Stadtauto', gender: 'n' },
  ],
} as const satisfies Record<Category, readonly NounPhrase[]>;

/** Each colour as an adjective that takes endings, and as the noun of "in Rot". */
export const colors = {
  Bianco: { adjective: 'weiß', noun: 'Weiß' },
  Nero: { adjective: 'schwarz', noun: 'Schwarz' },
  Grigio: { adjective: 'grau', noun: 'Grau' },
  Rosso: { adjective: 'rot', noun: 'Rot' },
  Blu: { adjective: 'blau', noun: 'Blau' },
  Verde: { adjective: 'grün', noun: 'Grün' },
  Giallo: { adjective: 'gelb', noun: 'Gelb' },
  Arancione: { adjective: 'orangefarben', noun: 'Orange' },
  Marrone: { adjective: 'braun', noun: 'Braun' },
  Viola: { adjective: 'violett', noun: 'Violett' },
  Argento: { adjective: 'silbern', noun: 'Silber' },
  Oro: { adjective: 'goldfarben', noun: 'Gold' },
  Beige: { adjective: 'beigefarben', noun: 'Beige' },
  Bordeaux: { adjective: 'bordeauxrot', noun: 'Bordeauxrot' },
} as const satisfies Record<Color, { adjective: string; noun: string }>;

/** The engine as a noun (all masculine), and what the car is said to run on. */
export const fuels = {
  Benzina: { engines: ['Benzinmotor', 'Benziner'], runs: 'mit Benzin' },
  Diesel: { engines: ['Dieselmotor', 'Diesel'], runs: 'mit Diesel' },
  Elettrico: { engines: ['Elektromotor'], runs: 'elektrisch' },
  Ibrido: { engines: ['Hybridantrieb'], runs: 'mit Hybridantrieb' },
  GPL: { engines: ['Autogasantrieb'], runs: 'mit Autogas' },
  Metano: { engines: ['Erdgasmotor', 'Erdgasantrieb'], runs: 'mit Erdgas' },
  Idrogeno: { engines: ['Brennstoffzellenantrieb', 'Wasserstoffantrieb'], runs: 'mit Wasserstoff' },
} as const satisfies Record<FuelType, { engines: readonly string[]; runs: string }>;

export const gearboxes = {
  Manuale: [{ text: 'Schaltgetriebe', gender: 'n' }],
  Automatica: [
    { text: 'Automatikgetriebe', gender: 'n' },
    { text: 'Automatik', gender: 'f' },
  ],
  Robotizzata: [{ text: 'Schaltgetriebe', gender: 'n', adjectives: ['automatisiert'] }],
  CVT: [{ text: 'CVT-Getriebe', gender: 'n', adjectives: ['stufenlos'] }],
  Sequenziale: [{ text: 'Getriebe', gender: 'n', adjectives: ['sequenziell'] }],
} as const satisfies Record<Transmission, readonly NounPhrase[]>;

const front = { names: ['Frontantrieb', 'Vorderradantrieb'], wheels: 'die Vorderräder' };
const rear = { names: ['Heckantrieb', 'Hinterradantrieb'], wheels: 'die Hinterräder' };
const all = { names: ['Allradantrieb'], wheels: 'alle vier Räder' };

/** The driven wheels: the word for the drive (masculine) and the wheels themselves. */
export const drives = {
  Anteriore: front,
  FWD: front,
  Posteriore: rear,
  RWD: rear,
  Integrale: all,
  AWD: all,
  '4x4': all,
} satisfies Record<DriveType, { names: string[]; wheels: string }>;

/** What the car is sold as. */
export const conditions = {
  Nuovo: [{ text: 'Neuwagen', gender: 'm' }],
  Usato: [{ text: 'Gebrauchtwagen', gender: 'm' }],
  'Km 0': [{ text: 'Tageszulassung', gender: 'f' }],
  Aziendale: [{ text: 'Firmenwagen', gender: 'm' }],
  Semicollisione: [{ text: 'Unfallfahrzeug', gender: 'n' }],
} as const satisfies Record<Condition, readonly NounPhrase[]>;

/** The warranty given, as it follows "dazu" and as it follows "mit"; no warranty has its own sentences. */
export const warranties = {
  'Nessuna garanzia': [],
  '6 mesi': [
    ['6 Monate Garantie', '6 Monaten Garantie'],
    ['sechs Monate Garantie', 'sechs Monaten Garantie'],
  ],
  '12 mesi': [
    ['12 Monate Garantie', '12 Monaten Garantie'],
    ['ein Jahr Garantie', 'einem Jahr Garantie'],
  ],
  '18 mesi': [
    ['18 Monate Garantie', '18 Monaten Garantie'],
    ['anderthalb Jahre Garantie', 'anderthalb Jahren Garantie'],
  ],
  '24 mesi': [
    ['24 Monate Garantie', '24 Monaten Garantie'],
    ['zwei Jahre Garantie', 'zwei Jahren Garantie'],
  ],
  '36 mesi': [
    ['36 Monate Garantie', '36 Monaten Garantie'],
    ['drei Jahre Garantie', 'drei Jahren Garantie'],
  ],
  'Garanzia casa madre': [
    ['Herstellergarantie', 'Herstellergarantie'],
    ['Garantie vom Hersteller', 'Garantie vom Hersteller'],
  ],
  'Garanzia estesa': [
    ['eine erweiterte Garantie', 'einer erweiterten Garantie'],
    ['eine verlängerte Garantie', 'einer verlängerten Garantie'],
  ],
} as const satisfies Record<Warranty, readonly (readonly [string, string])[]>;
