import type { Term } from '../../../../../vocabulary/terms.ts';
import type { Phrases } from '../../../voice.ts';
import { cabinJobs } from './cabin-jobs.ts';
import { driveJobs } from './drive-jobs.ts';
import { loadJobs } from './load-jobs.ts';
import { roadJobs } from './road-jobs.ts';

/**
 * What a thing does in its buyer's day, as a clause with a verb of its own: `{x}` is the thing with its article,
 * "(garde/gardent)" agrees with it. Conditions stand before `::` as in every table.
 */
export type Jobs = Partial<Record<Term, Phrases>>;

export const jobs: Jobs = { ...roadJobs, ...cabinJobs, ...loadJobs, ...driveJobs };
