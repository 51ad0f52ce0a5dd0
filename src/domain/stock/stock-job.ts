import type { Language } from '#domain/shared/languages.ts';
import type { Localised } from '#domain/shared/localised.ts';
import type { Happening } from '../analytics/happening.ts';
import type { CopyStyle } from '../copywriting/copy.ts';
import type { Description } from '../descriptions/description.ts';
import type { CarBrief } from '../vehicles/brief.ts';
import type { Targeting } from '../vehicles/targeting.ts';
import type { VehicleField } from '../vehicles/vehicle.ts';

/** `running` is also the state of a job with nothing left to write: a car mended later is written as well. */
export const stockJobStates = ['draft', 'running', 'paused', 'cancelled'] as const;
export type StockJobState = (typeof stockJobStates)[number];

/** `unread` is a link whose page waits to be read, `faulty` has to be mended, `ready` waits to be written, `failed` can be tried again. */
export const stockCarStates = [
  'unread',
  'faulty',
  'ready',
  'writing',
  'written',
  'failed',
  'cancelled',
] as const;
export type StockCarState = (typeof stockCarStates)[number];

/** What of the subscription made a job pause by itself: the plan, its month, or its day is not enough. */
export const stockStops = ['plan', 'month', 'day'] as const;
export type StockStop = (typeof stockStops)[number];

/** What is chosen for all cars of a job. */
export interface StockChoices {
  styles: readonly CopyStyle[];
  language: Language;
  /** Whom the texts are for: the same for all cars, or for each car as its data suggest or the seller chose. */
  targeting: Targeting | 'by-car';
}

/** The cars of one stock file or list of links, to be described together. */
export interface StockJob extends StockChoices {
  id: string;
  /** The owner whose plan, stock and usage it works with. */
  userId: string;
  state: StockJobState;
  stop: StockStop | null;
  createdAt: Date;
}

/** A car as it was entered and not checked: figures as numbers or as people type them. */
export type CarEntry = Readonly<Record<string, unknown>>;

/** What a file says of a field in a way that gives no value, as it stands there. */
export type Unclear = Partial<Record<VehicleField, string>>;

/** The ad a car is read from. */
export interface StockLink {
  url: string;
  /** Why its page gave no car. */
  refusal?: Localised;
}

export interface StockCar {
  id: string;
  jobId: string;
  /** Its place in the file, counted from 1. */
  position: number;
  state: StockCarState;
  /** A brief, or what was entered where the state is `faulty`. */
  entry: CarEntry;
  unclear: Unclear;
  /** The line of the file, where it names no car. */
  line: string | null;
  /** Of a list of links. */
  link: StockLink | null;
  /** Whom its texts are for, where the seller chose that for this car alone. */
  targeting: Targeting | null;
  descriptionId: string | null;
  /** Words of the texts as written that nothing in the data bears out. */
  doubts: readonly string[];
  approvedAt: Date | null;
}

/** A car with its texts as they are now. */
export interface ReviewedCar extends StockCar {
  text?: {
    description: Pick<Description, 'copy' | 'language' | 'brief' | 'locked'>;
    scores: Partial<Record<CopyStyle, number>> | null;
    isEdited: boolean;
  };
}

/** How many cars of a job are in each state, and how many are approved. */
export type StockCounts = Record<StockCarState | 'approved', number>;

export interface CountedJob extends StockJob {
  counts: StockCounts;
}

/** A link that this process reads now. */
export interface LinkClaim {
  id: string;
  /** The owner of its job. */
  userId: string;
  url: string;
  /** How often reading it was begun. */
  attempts: number;
}

/** A car that this process writes now: no other may settle it. */
export interface StockClaim {
  id: string;
  job: StockJob;
  car: StockCar;
  /** How often writing it was begun. */
  attempts: number;
}

export type NewStockCar = Pick<StockCar, 'id' | 'position' | 'state' | 'entry' | 'unclear' | 'line' | 'link'>;

/** Which cars of a job are shown; `offered` are approved and neither sold nor withdrawn. */
export const stockCarViews = [
  'faulty',
  'open',
  'failed',
  'doubtful',
  'written',
  'approved',
  'offered',
] as const;
export type StockCarView = (typeof stockCarViews)[number];

export interface StockStore {
  /** Keeps a new job with its cars in place of the owner's drafts; of more than `most` jobs the newest stay. */
  create(job: StockJob, cars: readonly NewStockCar[], most: number): Promise<void>;
  /** The owner's, newest first. */
  findJobs(userId: string): Promise<CountedJob[]>;
  findJob(userId: string, id: string): Promise<CountedJob | undefined>;
  /** Moves a job that is in one of these states; false when it is in none of them. */
  move(
    job: Pick<StockJob, 'userId' | 'id'>,
    from: readonly StockJobState[],
    to: Partial<StockJob>,
  ): Promise<boolean>;
  /** Gives all cars of a job that are in one state another one. */
  moveCars(jobId: string, from: StockCarState, to: StockCarState): Promise<void>;
  /** Deletes a job with its cars; their descriptions stay. False when there is no such job. */
  delete(userId: string, id: string): Promise<boolean>;
  /** By position. */
  findCars(query: {
    jobId: string;
    view?: StockCarView | undefined;
    after?: number | undefined;
    limit: number;
  }): Promise<ReviewedCar[]>;
  /** Makes a car that was not begun ready with this brief; false when there is no such car. */
  mendCar(jobId: string, carId: string, brief: CarBrief): Promise<boolean>;
  /** Keeps whom the texts of a car that was not begun are for; false when there is no such car. */
  targetCar(jobId: string, carId: string, targeting: Targeting | null): Promise<boolean>;
  /** Approves written cars, or takes that back; without ids all written ones that nothing is doubted of. */
  approve(jobId: string, carIds: readonly string[] | undefined, at: Date | null): Promise<number>;
  /** Keeps which words of a car's texts nothing bears out, once they were written anew. */
  saveDoubts(jobId: string, carId: string, doubts: readonly string[]): Promise<void>;
  /** Takes the next car of a running job that waits, or whose process has been silent since that instant. */
  claim(claimId: string, at: Date, silentSince: Date): Promise<StockClaim | undefined>;
  /** Says that these are still written; returns those that are. */
  renew(claimIds: readonly string[], at: Date): Promise<string[]>;
  /**
   * Stores the description of a claimed car as `DescriptionStore.create` does and settles the claim, all or nothing; with
   * the last car of a job goes the webhook event of its end.
   * Throws when another process has taken the car over.
   */
  settle(
    claimId: string,
    created: {
      description: Description;
      reservationId: string;
      happening: Happening;
      doubts: readonly string[];
    },
  ): Promise<void>;
  /** Takes the next link that nobody has touched since that instant, of any job that is not cancelled. */
  claimLink(claimId: string, at: Date, silentSince: Date): Promise<LinkClaim | undefined>;
  /**
   * Enters what was read of a claimed link, and tells the end of a started job as `settle` does; nothing happens when
   * another process has taken it over.
   */
  settleLink(claimId: string, car: Omit<NewStockCar, 'id' | 'position'>, at: Date): Promise<void>;
  /** Ends the claim of a link that could not be read yet: it is taken again once it has been silent so long. */
  postponeLink(claimId: string): Promise<void>;
  /** Ends a claim without a text, and tells the end of a job as `settle` does; nothing happens when another process has taken the car over. */
  giveUp(claimId: string, state: 'ready' | 'failed', at: Date): Promise<void>;
}

/** More than the largest dealers have on sale. */
export const mostStockCars = 2000;

/** Links of one job: at most two are read at a time. */
export const mostStockLinks = 50;

/** Jobs an owner has at a time: older ones are forgotten, their descriptions stay. */
export const mostStockJobs = 20;
