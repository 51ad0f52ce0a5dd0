import type { Label } from '#domain/vehicles/vocabularies.ts';

/** The vocabularies whose values a text tells of the car. */
export type FactVocabulary =
  | 'fuelType'
  | 'transmission'
  | 'color'
  | 'driveType'
  | 'category'
  | 'condition'
  | 'warranty';

/** One language's names for those values: the stored ones are labels of an Italian form. */
export type FactNames = Readonly<{ [V in FactVocabulary]: Readonly<Record<Label<V>, string>> }>;
