import type { CarBrief } from '../vehicles/brief.ts';
import { readStoredBrief } from '../vehicles/read-stored-brief.ts';
import type { CarEntry } from './stock-job.ts';

/** The brief of a car that was checked when it was stored. */
export const readCarEntry = (entry: CarEntry): CarBrief => readStoredBrief(entry as unknown as CarBrief);
