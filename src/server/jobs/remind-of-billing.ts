import {
  type RemindUnnamedDeps,
  remindUnnamedCustomers,
} from '#domain/billing/reminders/remind-unnamed-customers.ts';
import type { RepeatedJob } from './repeat-job.ts';

/** Looks every ten minutes for customers to be reminded of their billing details; when, the domain says. */
export const remindOfBilling = (deps: RemindUnnamedDeps): RepeatedJob => ({
  name: 'remind-of-billing',
  every: 10 * 60_000,
  work: (signal) => remindUnnamedCustomers(deps, () => signal.aborted),
});
