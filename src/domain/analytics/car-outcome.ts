import type { Day } from '#domain/shared/days.ts';
import type { CopyStyle } from '../copywriting/copy.ts';

/** How it went with the car of a description; days in Europe/Rome. */
export interface CarOutcome {
  descriptionId: string;
  ownerId: string;
  /** First day it was to be seen, and with which text. */
  publishedOn?: Day | undefined;
  publishedStyle?: CopyStyle | undefined;
  /** First day somebody asked for it. */
  leadOn?: Day | undefined;
  soldOn?: Day | undefined;
  /** Euro cents, where the seller says it. */
  soldPrice?: number | undefined;
  withdrawnOn?: Day | undefined;
  /** Raised with each change. */
  version: number;
}
