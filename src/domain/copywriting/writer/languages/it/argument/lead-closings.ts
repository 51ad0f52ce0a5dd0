import type { Argument } from '../../../argument/arguments.ts';

/** Last sentences that come back to what led. */
export const leadClosings: readonly Argument[] = [
  {
    of: ['oneOwner'],
    say: ['Vieni a conoscerl@: di chi l’ha avut@ prima possiamo raccontarti tutto in una volta.'],
  },
];
