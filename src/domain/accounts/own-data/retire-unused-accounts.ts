import type { AccountLinks } from '../account-links.ts';
import { type DeleteByItselfDeps, deleteByItself } from './delete-by-itself.ts';
import { type EachDeps, eachPerson } from './each-person.ts';
import type { LeavingStore } from './leaving-store.ts';
import { daysAfter, daysBefore, retention, yearsBefore } from './retention.ts';

export interface RetireDeps extends DeleteByItselfDeps, EachDeps {
  leaving: Pick<LeavingStore, 'warnAbsent' | 'findAbsent'>;
  links: Pick<AccountLinks, 'profile'>;
}

/**
 * Warns who has no paid plan and was not there for almost two years, and erases him thirty days later unless
 * he has come back. Administrators stay.
 */
export async function retireUnusedAccounts(
  deps: RetireDeps,
  signal?: { readonly aborted: boolean },
): Promise<void> {
  const { leaving, links, now } = deps;
  const { absenceYears, absenceWarningDays } = retention;
  const seenBefore = yearsBefore(now(), absenceYears);
  const warnedBefore = daysBefore(now(), absenceWarningDays);
  const isAbsent = ({ lastSeenAt, absenceWarnedAt }: { lastSeenAt: Date; absenceWarnedAt: Date | null }) =>
    lastSeenAt <= seenBefore && absenceWarnedAt !== null && absenceWarnedAt <= warnedBefore;
  await eachPerson(
    deps,
    (portion) => leaving.findAbsent({ seenBefore, warnedBefore }, portion),
    (id) => deleteByItself(deps, id, isAbsent),
    signal,
  );
  const soon = yearsBefore(daysAfter(now(), absenceWarningDays), absenceYears);
  const on = daysAfter(now(), absenceWarningDays).toISOString();
  let warned: number;
  do {
    warned = await leaving.warnAbsent({ seenBefore: soon }, now(), ({ firstName }) => ({
      ...{ kind: 'absence-warning', firstName, on, link: links.profile },
    }));
  } while (warned > 0 && !signal?.aborted);
}
