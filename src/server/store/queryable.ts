/** One session of either engine: a client of PostgreSQL, or a transaction of the embedded database. */
export interface Queryable {
  query<Row>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}
