import type { Day } from '#domain/shared/days.ts';
import { ProductError } from '#domain/shared/errors.ts';
import type { CarOutcome } from './car-outcome.ts';
import type { OutcomeChange } from './mark-outcome.ts';
import { notBefore, notYet, soldIsNotWithdrawn, tooLongAgo } from './outcome-refusals.ts';

/** No car of today's stock was published before. */
const firstDay: Day = '2000-01-01';

const marks = ['published', 'lead', 'sold', 'withdrawn'] as const;

/** The later mark of each pair is never on a day before the earlier one. */
const order = [
  ['published', 'lead'],
  ['published', 'sold'],
  ['lead', 'sold'],
  ['published', 'withdrawn'],
] as const;

/** Throws `invalid`, under the field that was changed, for an outcome that cannot be. */
export function checkOutcome(after: CarOutcome, change: OutcomeChange, today: Day): void {
  for (const mark of marks) {
    const on = change[mark]?.on;
    if (on === undefined) continue;
    if (on > today) throw new ProductError('invalid', notYet, `${mark}.on`);
    if (on < firstDay) throw new ProductError('invalid', tooLongAgo, `${mark}.on`);
  }
  const days = {
    ...{ published: after.publishedOn, lead: after.leadOn },
    ...{ sold: after.soldOn, withdrawn: after.withdrawnOn },
  };
  for (const [earlier, later] of order) {
    const [first, second] = [days[earlier], days[later]];
    if (first === undefined || second === undefined || first <= second) continue;
    const field = change[later] ? later : earlier;
    throw new ProductError(
      'invalid',
      notBefore(later, earlier, field === later ? first : second),
      `${field}.on`,
    );
  }
  if (change.withdrawn && after.soldOn) throw new ProductError('invalid', soldIsNotWithdrawn, 'withdrawn.on');
}
