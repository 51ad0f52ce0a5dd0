import type { Day } from '../shared/days.ts';
import type { CarOutcome } from './car-outcome.ts';
import type { DailyFigure, FigureChange } from './figure.ts';
import type { Happening } from './happening.ts';
import type { RoiInputs } from './roi-inputs.ts';

export interface AnalyticsStore {
  /** Keeps what happened and counts it, both or neither. */
  record(happenings: readonly Happening[], changes: readonly FigureChange[]): Promise<void>;
  findOutcome(ownerId: string, descriptionId: string): Promise<CarOutcome | undefined>;
  /** Of several descriptions at once, in any order. */
  findOutcomes(ownerId: string, descriptionIds: readonly string[]): Promise<CarOutcome[]>;
  /** Saves the outcome if nobody has saved another since `version - 1`, with what happened and is counted; else false. */
  saveOutcome(
    outcome: CarOutcome,
    happenings: readonly Happening[],
    changes: readonly FigureChange[],
  ): Promise<boolean>;
  /** What was counted for an owner from the first to the last day, both included, summed by figure, style, place and day. */
  findFigures(ownerId: string, from: Day, to: Day): Promise<DailyFigure[]>;
  /** When the newest of an owner's happenings was; undefined where there is none. */
  findLastHappening(ownerId: string): Promise<Date | undefined>;
  /** Undefined until somebody has set them. */
  findRoiInputs(ownerId: string): Promise<RoiInputs | undefined>;
  saveRoiInputs(ownerId: string, inputs: RoiInputs): Promise<void>;
}
