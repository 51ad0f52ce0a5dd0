import type { User } from '../accounts/user.ts';
import type { CarOutcome } from './car-outcome.ts';
import type { Happening } from './happening.ts';
import { type HappeningDeps, newHappening } from './new-happening.ts';

const kinds = ['published', 'lead', 'sold', 'withdrawn'] as const;
type Mark = (typeof kinds)[number];

/** One happening for each mark that differs between two outcomes of a car: set, replaced or taken back. */
export function happeningsBetween(
  deps: HappeningDeps,
  user: Pick<User, 'id' | 'ownerId'>,
  before: CarOutcome,
  after: CarOutcome,
): Happening[] {
  return kinds.flatMap((kind) => {
    const [was, is] = [markOf(before, kind), markOf(after, kind)];
    if (was.on === is.on && was.style === is.style && was.value === is.value) return [];
    const { on, ...details } = is.on === undefined ? was : is;
    const note = is.on === undefined ? `was ${on}` : `on ${on}`;
    return [newHappening(deps, user, { kind, descriptionId: after.descriptionId, ...details, note })];
  });
}

function markOf(outcome: CarOutcome, kind: Mark): { on?: string | undefined } & Partial<Happening> {
  switch (kind) {
    case 'published':
      return { on: outcome.publishedOn, style: outcome.publishedStyle };
    case 'lead':
      return { on: outcome.leadOn };
    case 'sold':
      return { on: outcome.soldOn, value: outcome.soldPrice };
    case 'withdrawn':
      return { on: outcome.withdrawnOn };
  }
}
