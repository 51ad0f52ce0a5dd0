import type { Vehicle } from '#domain/vehicles/vehicle.ts';

/** What the seller gave, row by row; of the notes each thing is one. */
export const vehicleFacts = [
  'model',
  'year',
  'mileage',
  'engine',
  'transmission',
  'color',
  'doors',
  'condition',
  'warranty',
  'price',
] as const;
export type VehicleFact = (typeof vehicleFacts)[number];

export type SampleFact = VehicleFact | `note-${number}`;

/** Words of a text that rest on a fact. */
export interface TiedWords {
  fact: SampleFact;
  text: string;
}
export type TiedPart = string | TiedWords;

/** A text as the writer wrote it and the fact check tied it, with the car's data beside. */
export interface TiedSample {
  /** How the car is drawn. */
  drawing: Pick<Vehicle, 'category' | 'color'>;
  /** Paragraphs of sentences. */
  paragraphs: readonly (readonly (readonly TiedPart[])[])[];
  /** What the data say, in the language of the text. */
  facts: readonly TiedWords[];
  words: number;
  /** How many claims the fact check found; all of them are in the data. */
  claims: number;
}

export const isFromNotes = (fact: SampleFact): boolean => fact.startsWith('note-');
