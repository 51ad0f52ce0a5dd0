import type { Brief } from '#domain/vehicles/brief.ts';
import type { Category, SellingPoint } from '#domain/vehicles/vocabularies.ts';
import type { Note } from '../notes/note.ts';
import type { Trait } from './traits.ts';

/** The brief as the writer may repeat it: contradictions gone, notes understood, traits drawn. */
export interface Car extends Omit<Brief, 'notes' | 'category'> {
  /** The category, or the body that the vehicle types name when no category was given. */
  body: Category | undefined;
  sellingPoints: SellingPoint[];
  notes: readonly Note[];
  traits: ReadonlySet<Trait>;
}
