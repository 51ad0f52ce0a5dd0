import type { Day } from '#domain/shared/days.ts';
import type { Language } from '#domain/shared/languages.ts';
import type { Copy, CopyStyle } from '../copywriting/copy.ts';
import type { Brief } from '../vehicles/brief.ts';
import type { CarOutcome } from './car-outcome.ts';
import type { DailyFigure } from './figure.ts';
import type { Recording } from './recording.ts';
import type { RoiInputs } from './roi-inputs.ts';
import type { TextRating } from './text-rating.ts';

/** What is marked of a description: how it went with its car, and the reader's own ratings of its texts. */
export interface Marks {
  outcome?: CarOutcome | undefined;
  ratings: Partial<Record<CopyStyle, Pick<TextRating, 'isGood' | 'reason'>>>;
}

export interface AnalyticsStore {
  /** Keeps what happened and counts it, both or neither. */
  record(recording: Recording): Promise<void>;
  findOutcome(ownerId: string, descriptionId: string): Promise<CarOutcome | undefined>;
  /** Of several descriptions at once, by their id; nothing for those nobody has marked or rated. */
  findMarks(
    reader: { id: string; ownerId: string },
    descriptionIds: readonly string[],
  ): Promise<Map<string, Marks>>;
  /** Saves the outcome if nobody has saved another since `version - 1` nor deleted its description, with what happened and is counted; else false. */
  saveOutcome(outcome: CarOutcome, recording: Recording): Promise<boolean>;
  /**
   * Replaces the user's rating of a text by what `decide` makes of the one before, with what happened and is
   * counted; nothing where it gives nothing. False when the owner has no such description any more.
   */
  saveRating(
    key: Pick<TextRating, 'descriptionId' | 'userId' | 'style'> & { ownerId: string },
    decide: (before: TextRating | undefined) => { rating: TextRating; recording: Recording } | undefined,
  ): Promise<boolean>;
  /** What was counted for an owner from the first to the last day, both included, by figure, style, place and day. */
  findFigures(ownerId: string, from: Day, to: Day): Promise<DailyFigure[]>;
  /** When the newest of an owner's happenings was; undefined where there is none. */
  findLastHappening(ownerId: string): Promise<Date | undefined>;
  /** Undefined until somebody has set them. */
  findRoiInputs(ownerId: string): Promise<RoiInputs | undefined>;
  saveRoiInputs(ownerId: string, inputs: RoiInputs): Promise<void>;
}

/** The first texts of a description whose score nobody has worked out yet. */
export interface UnscoredTexts {
  descriptionId: string;
  ownerId: string;
  brief: Brief;
  language: Language;
  texts: Copy;
  createdAt: Date;
}

export interface ScoreStore {
  /** One of those that wait longest; undefined when none does. */
  findUnscored(): Promise<UnscoredTexts | undefined>;
  /** Keeps the scores (0 to 100) with what is counted of them; false when another process has done so or the description is gone. */
  saveScores(
    descriptionId: string,
    scores: Partial<Record<CopyStyle, number>>,
    recording: Recording,
  ): Promise<boolean>;
}
