import { sql } from 'drizzle-orm';
import type { BusinessCounts } from '#domain/administration/administration-store.ts';
import { type PlanId, planIds } from '#domain/subscriptions/plans.ts';
import type { Database } from './database.ts';
import { tallies } from './schema.ts';

/** So many rows are added up within a millisecond. */
const most = 500;

/** What the triggers of users and subscriptions have kept count of. */
export async function countBusiness(db: Database): Promise<BusinessCounts> {
  const rows = await db
    .select({
      name: tallies.name,
      n: sql<number>`sum(${tallies.n})::integer`,
      rows: sql<number>`count(*)::integer`,
    })
    .from(tallies)
    .groupBy(tallies.name);
  if (rows.reduce((sum, row) => sum + row.rows, 0) > most) await addUp(db);
  const tally = new Map(rows.map(({ name, n }) => [name, n]));
  const of = (name: string) => tally.get(name) ?? 0;
  const byPlan = Object.fromEntries(planIds.map((plan) => [plan, of(`users ${plan}`)])) as Record<
    PlanId,
    number
  >;
  return {
    totalUsers: planIds.reduce((sum, plan) => sum + byPlan[plan], 0),
    adminUsers: of('admins'),
    byPlan,
    paid: planIds
      .filter((plan) => plan !== 'FREE')
      .map((plan) => ({ plan, monthly: of(`paid ${plan} monthly`), annual: of(`paid ${plan} annual`) })),
    givenByHand: of('given'),
  };
}

/** In one statement: who reads meanwhile sees the rows before or the row after, and of two who do it one does. */
const addUp = (db: Database) =>
  db.execute(sql`
    with gone as (delete from ${tallies} returning name, n)
    insert into ${tallies} (name, n) select name, sum(n) from gone group by name`);
