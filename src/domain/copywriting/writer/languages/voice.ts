import type {
  IntendedUse,
  SellingPoint,
  TargetCustomer,
  VehicleType,
} from '#domain/vehicles/vocabularies.ts';
import type { Car } from '../../brief/car/car.ts';
import type { Note } from '../../brief/notes/note.ts';
import type { CopyStyle } from '../../copy.ts';
import type { QualityWords } from '../../quality/quality-words.ts';
import type { Angle } from '../plan/angles.ts';
import type { Section } from '../plan/beat.ts';
import type { FillSlot } from '../text/fill-template.ts';

/** Templates in the notation of `parse-template.ts`. */
export type Phrases = readonly string[];

/** One idea that carries an advanced text from its first line to its last. */
export interface Idea {
  opening: Phrases;
  thread: Phrases;
  closing: Phrases;
}

export interface StylePhrases {
  openings: Record<Angle, Phrases>;
  closings: Record<Angle, Phrases>;
  sections: Record<Section, Phrases>;
  targets: Record<TargetCustomer, Phrases>;
  uses: Record<IntendedUse, Phrases>;
  points: Record<SellingPoint, Phrases>;
  types: Record<VehicleType, Phrases>;
}

/** All that writing in one language takes: its phrases, and its words for the facts of a car. */
export interface Voice {
  phrases: Record<CopyStyle, StylePhrases>;
  ideas: Record<Angle, readonly Idea[]>;
  /** The words for the facts of this car. */
  tell(car: Car): FillSlot;
  /** Agreement, capitals and spaces of a filled phrase. */
  polish(phrase: string, car: Car): string;
  /** Whether this language has words for what a note says; what it has none for is left out and told to the seller. */
  says(note: Note): boolean;
  /** How an understood note reads in a plain list, `@` for endings that agree with the car; undefined when there are no words for it. */
  name(note: Note): string | undefined;
  /** What a finished text of this language is checked for. */
  quality: QualityWords;
}
