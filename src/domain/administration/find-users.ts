import type { AdminUser } from './admin-user.ts';
import type { AdministrationStore, BusinessCounts, UserPage } from './administration-store.ts';
import { type Revenue, revenueOf } from './revenue.ts';

/**
 * A page of users, and what the whole business comes to whatever the filter. Throws `invalid` under `after`
 * for an `after` that is not of this list.
 */
export async function findUsers(
  { administration }: { administration: AdministrationStore },
  page: UserPage,
): Promise<{ users: AdminUser[]; next: string | undefined; counts: BusinessCounts; revenue: Revenue }> {
  const found = await administration.findUsers(page);
  const counts = await administration.countBusiness();
  return { ...found, counts, revenue: revenueOf(counts.paid) };
}
