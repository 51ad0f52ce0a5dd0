import { boundMarks } from '#domain/shared/bound-marks.ts';
/** The closed lists a vehicle and its targeting are described with. The Italian labels are the stored values. */
export const vocabularies = {
  fuelType: ['Benzina', 'Diesel', 'Elettrico', 'Ibrido', 'GPL', 'Metano', 'Idrogeno'],
  transmission: ['Manuale', 'Automatica', 'Robotizzata', 'CVT', 'Sequenziale'],
  color: [
    'Bianco',
    'Nero',
    'Grigio',
    'Rosso',
    'Blu',
    'Verde',
    'Giallo',
    'Arancione',
    'Marrone',
    'Viola',
    'Argento',
    'Oro',
    'Beige',
    'Bordeaux',
  ],
  driveType: ['Anteriore', 'Posteriore', 'Integrale', '4x4', 'AWD', 'FWD', 'RWD'],
  category: [
    'Berlina',
    'SUV',
    'Crossover',
    'Hatchback',
    'Station Wagon',
    'Coupé',
    'Cabrio',
    'Monovolume',
    'Pickup',
    'Furgone',
    'Sportiva',
    'Citycar',
  ],
  condition: ['Nuovo', 'Usato', 'Km 0', 'Aziendale', 'Semicollisione'],
  warranty: [
    'Nessuna garanzia',
    '6 mesi',
    '12 mesi',
    '18 mesi',
    '24 mesi',
    '36 mesi',
    'Garanzia casa madre',
    'Garanzia estesa',
  ],
  targetCustomers: [
    'Famiglia con bambini',
    'Uomo 40+',
    'Donna 40+',
    'Giovane donna (≤35)',
    'Giovane uomo (≤35)',
    'Neopatentato',
    'Pendolare',
    'Attento allo stile',
    'Attento al budget',
  ],
  vehicleTypes: [
    'Compatta',
    'Citycar',
    'SUV',
    'Station wagon',
    'Crossover',
    'Sportiva',
    'Fuoristrada',
    'Monovolume',
    'Supercar',
    'Auto di lusso',
  ],
  intendedUse: ['Città', 'Viaggi lunghi', 'Campagna', 'Lavoro', 'Uso familiare', 'Uso misto'],
  sellingPoints: [
    'Sicurezza',
    'Bassi consumi',
    'Performance / Sportività',
    'Comfort / Silenziosità',
    'Design / Stile',
    'Caratteristiche esclusive',
    'Rapporto qualità-prezzo',
    'Edizione limitata / Rarità',
    'Facile parcheggio',
    'Valore a lungo termine',
    'Perfetta per donna',
    'Perfetta per single',
    'Perfetta per over 70',
  ],
} as const;

export type Vocabulary = keyof typeof vocabularies;
export type Label<V extends Vocabulary> = (typeof vocabularies)[V][number];

export type FuelType = Label<'fuelType'>;
export type Transmission = Label<'transmission'>;
export type Color = Label<'color'>;
export type DriveType = Label<'driveType'>;
export type Category = Label<'category'>;
export type Condition = Label<'condition'>;
export type Warranty = Label<'warranty'>;
export type TargetCustomer = Label<'targetCustomers'>;
export type VehicleType = Label<'vehicleTypes'>;
export type IntendedUse = Label<'intendedUse'>;
export type SellingPoint = Label<'sellingPoints'>;

/** The label written as `text`, whatever its case, accents or spaces; undefined when the list has none. */
export function findLabel<V extends Vocabulary>(vocabulary: V, text: string): Label<V> | undefined {
  const wanted = plain(text);
  return vocabularies[vocabulary].find((label) => plain(label) === wanted) as Label<V> | undefined;
}

const plain = (text: string) =>
  boundMarks(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s‐-―-]+/g, ' ')
    .trim();
