import type {
  IntendedUse,
  SellingPoint,
  TargetCustomer,
  VehicleType,
} from '#domain/vehicles/vocabularies.ts';

/** Parts of a text that do not depend on a targeting choice. */
export const sections = [
  'identity',
  'damage',
  'state',
  'engine',
  'equipment',
  'feature',
  'history',
  'predicates',
  'rest',
  'blend',
  'usesTogether',
  'people',
  'flavour',
  'repair',
  'deal',
  'status',
  'dealNotes',
  'lastFacts',
  'invitation',
] as const;
export type Section = (typeof sections)[number];

/** Where in a text the seller's own words stand: with the defects, with the price, with the rest. */
export type OwnPart = 'damage' | 'deal' | 'other';

/** The stretches of a text that argues. */
export type ArgumentPart =
  | 'opening'
  | 'model'
  | 'engine'
  | 'reason'
  | 'theme'
  | 'aim'
  | 'remaining'
  | 'past'
  | 'details'
  | 'defects'
  | 'price'
  | 'terms'
  | 'leadClosing'
  | 'closing';

/** What made a stretch of a text. */
export type Beat = PlannedBeat | { topic: 'argument'; of: ArgumentPart };

/** One thing to say; the voice of a language finds the words. */
export type PlannedBeat =
  | { topic: 'opening' | 'thread' | 'closing' }
  | { topic: 'section'; of: Section }
  | { topic: 'own'; of: OwnPart }
  | { topic: 'target'; of: TargetCustomer }
  | { topic: 'use'; of: IntendedUse }
  | { topic: 'point'; of: SellingPoint }
  | { topic: 'type'; of: VehicleType };

/** The plan of a text: paragraphs of beats. */
export type Plan = readonly (readonly PlannedBeat[])[];
