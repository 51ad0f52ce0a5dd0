import type { Language } from '#domain/shared/languages.ts';
import type { Car } from '../../brief/car/car.ts';
import type { Note } from '../../brief/notes/note.ts';
import type { OwnWords } from '../../brief/notes/sort-notes.ts';
import type { CopyStyle } from '../../copy.ts';
import type { QualityWords } from '../../quality/quality-words.ts';
import type { Angle } from '../angle/angles.ts';
import type { Arguments } from '../argument/arguments.ts';
import type { PlainWords } from '../plain/plain-words.ts';
import type { Random } from '../seeded-random.ts';
import type { OwnPart, OwnPlace } from '../text/beat.ts';
import type { FillSlot } from '../text/fill-template.ts';

/** Templates in the notation of `parse-template.ts`. */
export type Phrases = readonly string[];

/** One idea that carries an advanced text from its first line to its last. */
export interface Idea {
  opening: Phrases;
  thread: Phrases;
  closing: Phrases;
}

/** What leads up to a list of things, by where it stands, or to a quotation in another language than the text. */
export type Leads = Record<OwnPart | 'quoted', Phrases>;

/** The seller's own words of one part as whole sentences, and those of them that fit into none. */
export interface Composed {
  sentences: readonly string[];
  left: readonly OwnWords[];
}

/** Makes sentences of a seller's own words in the language of the text. */
export type ComposeOwn = (part: OwnPart, own: readonly OwnWords[], random: Random) => Composed;

/** All that writing in one language takes: its phrases, and its words for the facts of a car. */
export interface Voice {
  language: Language;
  ideas: Record<Angle, readonly Idea[]>;
  /** What the texts of each style argue with. */
  args: Record<CopyStyle, Arguments>;
  /** The words for the facts of this car. */
  tell(car: Car): FillSlot;
  /** Agreement, capitals and spaces of a filled phrase. */
  polish(phrase: string, car: Car): string;
  /**
   * The facts by which an understood note is told, one per part of it; none when the language has no words for
   * all that it says.
   */
  factsOf(note: Note): readonly string[];
  /** How an understood note reads in a plain list, `@` for endings that agree with the car; undefined when there are no words for it. */
  name(note: Note): string | undefined;
  /** How the seller's own words are led up to: a list of things, or a quotation in another language. */
  leads: Leads;
  /** How the seller's own words become sentences; without it they stand as they were typed. */
  composeOwn?: ComposeOwn;
  /** Whether a clause of the seller's, as we would print it, reads as one that was written out; without it each does. */
  readsWell?(sentence: string): boolean;
  /** The sentence that the seller's words most likely stand for, a guess for him to confirm; without it there is none. */
  propose?(own: OwnWords): string;
  /** Where in a text sentences of the seller's stand that are not left to the part they speak of. */
  placesOf?(own: readonly OwnWords[]): ReadonlyMap<OwnWords, OwnPlace>;
  /** Whether the seller's own words can stand in a text; without it all can. */
  isReadable?(own: OwnWords): boolean;
  /** Whether the seller's own words are surely a thing the car has; without it none are. */
  isEquipment?(own: OwnWords): boolean;
  /** The words of the plainest text. */
  plain: PlainWords;
  /** What a finished text of this language is checked for. */
  quality: QualityWords;
}
