import type { Queryable } from '#server/store/queryable.ts';

/** First line of the file; the rest is read by whoever knows this format. */
export const rowDumpFormat = 'autoscritto rows 1';

const rowsPerFetch = 200;

/**
 * Every row of our tables as lines of text, each table after those it refers to, so that they can be put back
 * in this order. `session` has a transaction open in which nothing else is seen; it must be one that sees a
 * single moment. What the rows look like is told by the migration they were written under.
 */
export async function* dumpRows(session: Queryable, newest: number): AsyncGenerator<string> {
  const counts: Record<string, number> = {};
  yield `#${rowDumpFormat}\n#migration ${newest}\n`;
  for (const table of await tablesInOrder(session)) {
    yield `#table ${table}\n`;
    counts[table] = 0;
    await session.query(
      `DECLARE rows_of_table CURSOR FOR SELECT row_to_json(t)::text AS row FROM "${table}" AS t`,
    );
    for (;;) {
      const { rows } = await session.query<{ row: string }>(`FETCH ${rowsPerFetch} FROM rows_of_table`);
      if (rows.length === 0) break;
      counts[table] += rows.length;
      yield rows.map(({ row }) => `${row}\n`).join('');
    }
    await session.query('CLOSE rows_of_table');
  }
  yield `#end ${JSON.stringify(counts)}\n`;
}

/** The embedded database's probe of the disk is no part of the product. */
const ownTables = `
  SELECT c.oid, c.relname AS name FROM pg_class AS c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'durability_probe'`;

async function tablesInOrder(session: Queryable): Promise<string[]> {
  const { rows: tables } = await session.query<{ name: string }>(`${ownTables} ORDER BY name`);
  const { rows: references } = await session.query<{ from: string; to: string }>(`
    WITH own AS (${ownTables})
    SELECT DISTINCT a.name AS from, b.name AS to FROM pg_constraint AS k
    JOIN own AS a ON a.oid = k.conrelid JOIN own AS b ON b.oid = k.confrelid
    WHERE k.contype = 'f' AND k.conrelid <> k.confrelid`);
  const order: string[] = [];
  let left = tables.map(({ name }) => name);
  while (left.length > 0) {
    const ready = left.filter(
      (name) => !references.some(({ from, to }) => from === name && left.includes(to)),
    );
    if (ready.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${left.join(', ')}.`);
    order.push(...ready);
    left = left.filter((name) => !ready.includes(name));
  }
  return order;
}
