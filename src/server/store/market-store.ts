import { eq, sql } from 'drizzle-orm';
import {
  type CountOfDealers,
  fewestDealers,
  type MarketCounts,
  type MarketStore,
} from '#domain/analytics/market-trends.ts';
import type { Day } from '#domain/shared/days.ts';
import type { Database } from './database.ts';
import { carOutcomes, descriptions, marketSnapshots } from './schema.ts';

export function marketStore(db: Database): MarketStore {
  return {
    async find(period) {
      const [found] = await db
        .select({ trends: marketSnapshots.trends, computedAt: marketSnapshots.computedAt })
        .from(marketSnapshots)
        .where(eq(marketSnapshots.period, period));
      return found;
    },

    async save(period, trends, computedAt) {
      await db
        .insert(marketSnapshots)
        .values({ period, trends, computedAt })
        .onConflictDoUpdate({ target: marketSnapshots.period, set: { trends, computedAt } });
    },

    async countMarket(from, to) {
      const [supply, demand, dealers] = [
        await countSupply(db, from, to),
        await countDemand(db, from, to),
        await countDealers(db, from, to),
      ];
      const months = new Set([...supply, ...demand].flatMap(({ month }) => month ?? []));
      return {
        dealers,
        demand: countOf(demand.find(({ kind }) => kind === 'all')),
        byMonth: [...months].map((month) => ({
          month,
          supply: countOf(supply.find((row) => row.month === month)),
          demand: countOf(demand.find((row) => row.month === month)),
        })),
        byCategory: supply.flatMap((row) =>
          row.category === null ? [] : [{ category: row.category, cars: countOf(row) }],
        ),
        byModel: supply.flatMap((row) =>
          row.make === null || row.model === null || row.year === null
            ? []
            : [{ make: row.make, model: row.model, year: row.year, cars: countOf(row) }],
        ),
        soldByMake: demand.flatMap((row) =>
          row.make === null ? [] : [{ make: row.make, sold: countOf(row) }],
        ),
      } satisfies MarketCounts;
    },
  };
}

interface CountRow {
  kind: 'all' | 'month' | 'category' | 'model' | 'make';
  month: string | null;
  make: string | null;
  n: number;
  dealers: number;
}

interface SupplyRow extends CountRow {
  category: string | null;
  model: string | null;
  year: number | null;
}

const countOf = (row: CountRow | undefined): CountOfDealers => ({
  n: row?.n ?? 0,
  dealers: row?.dealers ?? 0,
});

/** Midnight in Italy at the beginning of a day; an index on instants can be used with it. */
const beginOf = (day: Day) => sql`(${day}::date::timestamp at time zone 'Europe/Rome')`;
const endOf = (day: Day) => sql`((${day}::date + 1)::timestamp at time zone 'Europe/Rome')`;

/**
 * Each brief is read once; dealers are counted by grouping twice, which sorts far less than `count(distinct)`. Names
 * come in the spelling that is the most frequent, as dealers write FIAT and Fiat.
 */
async function countSupply(db: Database, from: Day, to: Day): Promise<SupplyRow[]> {
  const brief = descriptions.brief;
  const { rows } = await rowsOf<SupplyRow>(
    db,
    sql`
      with cars as materialized (
        select ${descriptions.userId} as dealer,
          date_trunc('month', ${descriptions.createdAt} at time zone 'Europe/Rome')::date as month,
          ${brief} ->> 'category' as category, ${brief} ->> 'make' as make, ${brief} ->> 'model' as model,
          (${brief} ->> 'year')::int as year
        from ${descriptions}
        where ${descriptions.createdAt} >= ${beginOf(from)} and ${descriptions.createdAt} < ${endOf(to)}
      ), models as (
        select make_key, model_key, year, sum(n) as n, count(*) as dealers
        from (
          select lower(make) as make_key, lower(model) as model_key, year, dealer, count(*) as n
          from cars where year is not null group by 1, 2, 3, 4
        ) as of_dealers
        group by 1, 2, 3 having count(*) >= ${fewestDealers}
      ), spellings as (
        select distinct on (make_key, model_key, year) make_key, model_key, year, make, model
        from (
          select lower(make) as make_key, lower(model) as model_key, year, make, model, count(*) as n
          from cars where year is not null group by 1, 2, 3, 4, 5
        ) as spelled
        order by make_key, model_key, year, n desc, make, model
      )
      select 'month' as kind, to_char(month, 'YYYY-MM') as month, null as category, null as make, null as model,
        null::int as year, sum(n)::int as n, count(*)::int as dealers
        from (select month, dealer, count(*) as n from cars group by 1, 2) as of_dealers group by month
      union all
      select 'category', null, category, null, null, null, sum(n)::int, count(*)::int
        from (select category, dealer, count(*) as n from cars where category is not null group by 1, 2) as of_dealers
        group by category
      union all
      select 'model', null, null, make, model, year, n::int, dealers::int
        from models join spellings using (make_key, model_key, year)`,
  );
  return rows;
}

/** A lead and a sale each on its day: a car that had both is asked for twice. */
async function countDemand(db: Database, from: Day, to: Day): Promise<CountRow[]> {
  const { ownerId, leadOn, soldOn } = carOutcomes;
  const { rows } = await rowsOf<CountRow>(
    db,
    sql`
      with demand as materialized (
        select ${ownerId} as dealer, ${leadOn} as day, null as make from ${carOutcomes}
          where ${leadOn} between ${from} and ${to}
        union all
        select ${ownerId}, ${soldOn}, ${descriptions.brief} ->> 'make' from ${carOutcomes}
          join ${descriptions} on ${descriptions.id} = ${carOutcomes.descriptionId}
          where ${soldOn} between ${from} and ${to}
      )
      select 'all' as kind, null as month, null as make, coalesce(sum(n), 0)::int as n, count(*)::int as dealers
        from (select dealer, count(*) as n from demand group by dealer) as of_dealers
      union all
      select 'month', to_char(month, 'YYYY-MM'), null, sum(n)::int, count(*)::int
        from (select date_trunc('month', day)::date as month, dealer, count(*) as n from demand group by 1, 2)
          as of_dealers
        group by month
      union all
      select 'make', null, make, n::int, dealers::int
        from (
          select make_key, sum(n) as n, count(*) as dealers
          from (
            select lower(make) as make_key, dealer, count(*) as n from demand where make is not null group by 1, 2
          ) as of_dealers
          group by 1
        ) as makes
        join (
          select distinct on (make_key) make_key, make
          from (
            select lower(make) as make_key, make, count(*) as n from demand where make is not null group by 1, 2
          ) as spelled
          order by make_key, n desc, make
        ) as spellings using (make_key)`,
  );
  return rows;
}

async function countDealers(db: Database, from: Day, to: Day): Promise<number> {
  const { rows } = await rowsOf<{ dealers: number }>(
    db,
    sql`
      select count(*)::int as dealers from (
        select ${descriptions.userId} from ${descriptions}
          where ${descriptions.createdAt} >= ${beginOf(from)} and ${descriptions.createdAt} < ${endOf(to)}
        union
        select ${carOutcomes.ownerId} from ${carOutcomes}
          where ${carOutcomes.leadOn} between ${from} and ${to} or ${carOutcomes.soldOn} between ${from} and ${to}
      ) as all_dealers`,
  );
  return rows[0]?.dealers ?? 0;
}

/** Both engines answer a statement with its rows. */
async function rowsOf<Row>(db: Database, statement: ReturnType<typeof sql>): Promise<{ rows: Row[] }> {
  return (await db.execute(statement)) as unknown as { rows: Row[] };
}
